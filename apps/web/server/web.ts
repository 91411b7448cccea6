import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Brand } from '@gatehouse/rules/brand';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { addressList } from './address-list.ts';
import type { Api } from './api.ts';
import { ASSETS_DIR, BROWSER_DIR, loadBundle } from './bundle.ts';
import { complianceFiles } from './compliance-files.ts';
import { type ComplianceSource, createComplianceSource } from './compliance-source.ts';
import { frontSites } from './front-sites.ts';
import { gateway, PREFIX } from './gateway.ts';
import { elementsReader } from './page-elements.ts';
import { createPageRenderer } from './page-renderer.ts';
import { pageRoute } from './page-route.ts';
import { loadPages } from './pages.ts';
import { answerBrokenAddress, answerBrokenRequest, plainAnswers } from './plain-answers.ts';
import { referenceRoute } from './reference-route.ts';
import { createReferences, type References } from './references.ts';
import { everyAnswer, STRICT_TRANSPORT } from './security-headers.ts';
import { PROJECT, translationFiles } from './translation-files.ts';
import { type PlaceOf, visitorReader } from './visitor.ts';
import { wallAnswers } from './wall-answers.ts';
import { createWordsSource, type WordsSource } from './words-source.ts';

export type WebOptions = {
  readonly brand: Brand;
  readonly api: Api;
  /** Proxies whose forwarded headers count: addresses or ranges, or `loopback`. */
  readonly trustProxy: readonly string[];
  readonly development: boolean;
  /** Where translation files come from; absent: the words that ship. */
  readonly translationOrigin: string | undefined;
  /** Where a visitor is; absent: not known. */
  readonly placeOf?: PlaceOf | undefined;
  /** COMP-01: absent: the compliance files that ship. */
  readonly compliance?: ComplianceSource | undefined;
  /** Where decisions are kept that a person may ask support about; absent: in memory. */
  readonly references?: References | undefined;
  readonly logger: FastifyBaseLogger;
};

const MAX_HEADER_BYTES = 16_384;
const HEADERS_TIMEOUT_MS = 10_000;
/** How often slow connections are looked for: Node's own 30 s would triple the time above. */
const CHECK_CONNECTIONS_MS = 2_000;
const REQUEST_TIMEOUT_MS = 30_000;
const ONE_DAY_SECONDS = 86_400;
const ONE_YEAR_SECONDS = 31_536_000;

/**
 * The front end's server: pages, their files, and the gateway to the API.
 * @throws {Error} when the front end is not built, or its pages contradict each other
 */
export async function createWeb(options: WebOptions): Promise<FastifyInstance> {
  const { brand, api, development } = options;
  const [bundle, pages] = await Promise.all([loadBundle(), loadPages({ development })]);
  const server: FastifyInstance = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only failures are logged, one line each: nothing to join by a logger of each request's own.
    childLoggerFactory: (logger) => logger,
    trustProxy: options.trustProxy.length > 0 ? addressList(options.trustProxy) : false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket as Socket),
    frameworkErrors: answerBrokenAddress,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2_048 },
    return503OnClosing: true,
  });
  const favicon = readFileSync(join(BROWSER_DIR, 'favicon.svg'));
  const references = options.references ?? createReferences({ report: (problem) => options.logger.error(problem) });
  const visitorOf = visitorReader(brand, options.placeOf);
  const words: WordsSource = createWordsSource({
    origin: options.translationOrigin,
    project: PROJECT,
    report: (failure) => options.logger.error(failure, 'a translation file did not come; the shipped words show'),
    onChange: () => renderer.forget(),
  });
  const compliance =
    options.compliance ?? createComplianceSource({ report: ({ problem }) => options.logger.error(problem) });
  const renderer = createPageRenderer({ brand, bundle, words, development });

  plainAnswers(server);
  // Hooks that wait for nothing take a callback: a promise for each answer costs more than what they do.
  server.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(everyAnswer);
    if (brand.scheme === 'https' || request.protocol === 'https')
      reply.header('strict-transport-security', STRICT_TRANSPORT);
    done(null, payload);
  });
  await server.register(fastifyStatic, {
    root: ASSETS_DIR,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: ONE_YEAR_SECONDS * 1_000,
    index: false,
    decorateReply: false,
  });
  await server.register(translationFiles, { words });
  await server.register(frontSites, { brand });
  await server.register(complianceFiles, { source: compliance });
  await server.register(referenceRoute, { references, pages, visitorOf });
  await server.register(gateway, { prefix: PREFIX, api, visitorOf });
  await server.register(wallAnswers, { brand, api, visitorOf });
  pageRoute(server, {
    ...{ brand, api, pages, visitorOf, development },
    ...{ renderer, references },
    elementsOf: elementsReader(compliance),
  });
  server.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', `public, max-age=${ONE_DAY_SECONDS}`).send(favicon),
  );
  server.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /x-api/\n'));
  return server;
}
