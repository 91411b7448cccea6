import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { ComplianceError, readCompliance } from '@gatehouse/brand/compliance.schema';
import type { ConfiguredCaptchas } from '@gatehouse/rules/captcha/configured-captchas';
import type { ComplianceConfig } from '@gatehouse/rules/compliance/compliance';
import type { Brand } from '@gatehouse/rules/site/brand';
import { type Locale, localeOf } from '@gatehouse/rules/site/locale';
import { siteOf } from '@gatehouse/rules/site/site-of';
import { wordsFor } from '@gatehouse/words/words-for';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { page as definition } from '../../pages/explorer/page.ts';
import { earlyScript } from '../../platform/loading/early-script.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { noWhiteHosts, type WhiteHosts } from '../api/white-hosts.ts';
import { type Bundle, loadBundle } from '../document/bundle.ts';
import { documentOf } from '../document/document.ts';
import { acceptsGzip } from '../http/accepts-gzip.ts';
import { freshNonce } from '../http/random-text.ts';
import { brandPolicy, everyAnswer, pagePolicy } from '../http/security-headers.ts';
import { frameOf } from '../page/frame.ts';
import { loadPages } from '../pages.ts';
import { noRemoteConfig, type RemoteConfigSource } from '../remote-config/remote-config.ts';
import { contentPlacesOf } from '../visitor/content-places.ts';
import { type ComplianceOf, configuredCaptchas, explorerData } from './explorer-data.ts';

export type ExplorerOptions = {
  readonly brand: Brand;
  /** Absent: the built one. */
  readonly bundle?: Bundle | undefined;
  /** REDIR-02: absent: redirects lead to the brand's own list only. */
  readonly whiteHosts?: WhiteHosts | undefined;
  readonly complianceOf: ComplianceOf;
  /** LOGIN-12: absent: no remote config. */
  readonly remoteConfig?: RemoteConfigSource | undefined;
  /** CAPT-01: absent: those that the remote config speaks of, and no provider. */
  readonly captchas?: (() => ConfiguredCaptchas) | undefined;
  /** The server has nothing else of the front end: the page's own files are served with it. */
  readonly alone: boolean;
};

const [PATH = ''] = definition.paths;
/** COMP-02: as many items as a config may have, with room for long ones. */
const LARGEST_CONFIG_BYTES = 8_388_608;
const ENGLISH = localeOf('en') as Locale;

/**
 * COMP-09: serves the jurisdiction explorer and nothing else: on the front end's port in development, on the operator's port in
 * production.
 */
export async function explorer(
  server: FastifyInstance,
  {
    brand,
    whiteHosts = noWhiteHosts(brand),
    complianceOf,
    remoteConfig = noRemoteConfig,
    captchas = () => configuredCaptchas(brand, remoteConfig),
    alone,
    ...more
  }: ExplorerOptions,
): Promise<void> {
  const [bundle, pages] = await Promise.all([more.bundle ?? loadBundle(), loadPages({ development: false })]);
  const dataFor = explorerData(whiteHosts.brand, pages, { complianceOf, remoteConfig, captchas });
  const favicon = readFileSync(join(bundle.folder, 'favicon.svg'));
  const files = bundle.filesOf('explorer');
  const messages = bundle.messagesOf?.('explorer');
  const root = join(bundle.folder, 'assets');
  server.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(everyAnswer);
    done(null, payload);
  });
  if (alone) {
    await server.register(fastifyStatic, { root, prefix: '/assets/', preCompressed: true, index: false });
    server.get('/favicon.svg', (_request, reply) => reply.type('image/svg+xml').send(favicon));
  }
  server.post<{ Body: unknown }>(`${PATH}/config`, { bodyLimit: LARGEST_CONFIG_BYTES }, (request, reply) => {
    const { text } = (request.body ?? {}) as { text?: unknown };
    return reply.header('cache-control', 'no-store').send(checked(typeof text === 'string' ? text : ''));
  });
  server.get(PATH, async (request, reply) => {
    await Promise.all([
      whiteHosts.first(),
      ...brand.sites.map((site) => remoteConfig.first(site, site.languages.otherwise)),
    ]);
    const at = request.url.indexOf('?');
    const search = at < 0 ? '' : request.url.slice(at);
    const frame = frameFor(brand, search, dataFor(search));
    const nonce = freshNonce();
    const title = `Jurisdiction explorer · ${brand.name}`;
    const parts = { frame, files, earlyScript: earlyScript(false), nonce, styles: '', next: [] };
    const html = documentOf({ ...parts, messages, title, description: title, body: bundle.render(frame) });
    return send(request, reply, nonce, html, brand);
  });
}

/** Checks a pasted config by the rules of the running one. Stores nothing. */
function checked(text: string): { config: ComplianceConfig } | { problem: string } {
  try {
    return { config: readCompliance(text, 'This config') };
  } catch (error) {
    if (error instanceof ComplianceError) return { problem: error.message };
    throw error;
  }
}

/** The frame of the page, in the colours of the site in the address. */
function frameFor(brand: Brand, search: string, data: unknown): PageFrame {
  const site = siteOf(brand, new URLSearchParams(search).get('host') ?? undefined).value;
  return frameOf({
    ...{ brand, site, locale: ENGLISH, path: PATH, data },
    page: { name: 'explorer', definition },
    words: wordsFor(ENGLISH.value),
    content: contentPlacesOf(brand, site.hosts[0]),
    ...{ hostKind: 'site', variant: {}, user: null, development: false, inApp: false },
  });
}

function send(request: FastifyRequest, reply: FastifyReply, nonce: string, html: string, brand: Brand) {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'Accept-Encoding');
  reply.header('content-security-policy', pagePolicy(nonce, brandPolicy({ ...brand, scripts: [], monitoring: {} })));
  if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(gzipSync(html));
}
