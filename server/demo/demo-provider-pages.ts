import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { THIRD_PARTY_CALLBACK_PATH } from '@gatehouse/contract/login/third-party';
import type { Brand } from '@gatehouse/rules/site/brand';
import { originOfHost } from '@gatehouse/rules/site/site-of';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { ownHosts, refusedHost } from '../own-host.ts';
import { chooserPage, chooserPolicy } from './chooser-page.ts';
import { type DemoProvider, demoProviderPath, demoProviders, issuerOf } from './demo-providers.ts';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const LONGEST_ANSWER = 512;

type Options = { readonly brand: Brand; readonly port: number };

/** LOGIN-06: the demo providers at `/dev/google` and `/dev/apple`, for this machine alone. The caller sees to it that production has none. */
export async function demoProviderPages(server: FastifyInstance, { brand, port }: Options): Promise<void> {
  const origins = brand.sites.flatMap(({ hosts }) => hosts.map((host) => originOfHost(brand, host)));
  const isOwnHost = ownHosts([]);
  server.removeAllContentTypeParsers();
  // The engine reads bodies by itself.
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));
  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOwnHost(request.headers.host, undefined))
      return reply.code(refusedHost.status).type('text/plain').send(refusedHost.text);
    if (!LOOPBACK.test(request.ip))
      return reply.code(403).type('text/plain').send('The demo providers open on their own machine only.');
  });
  for (const provider of demoProviders)
    providerRoutes(server, provider, { origins, issuer: issuerOf({ port }, provider.id) });
}

type Where = { readonly origins: readonly string[]; readonly issuer: string };

function providerRoutes(server: FastifyInstance, provider: DemoProvider, { origins, issuer }: Where): void {
  const path = demoProviderPath(provider.id);
  let opened: Promise<Provider> | undefined;
  // Its keys cost a second of work, and most starts never need it.
  const engine = () => {
    opened ??= import('./demo-engine.ts').then(({ createDemoEngine }) =>
      createDemoEngine(
        provider,
        issuer,
        origins.map((origin) => origin + THIRD_PARTY_CALLBACK_PATH),
      ),
    );
    return opened;
  };
  server.get(`${path}/interaction/:uid`, (_request, reply) => {
    const nonce = randomBytes(16).toString('base64url');
    reply.header('content-security-policy', chooserPolicy(nonce, origins)).header('referrer-policy', 'no-referrer');
    return reply.type('text/html; charset=utf-8').send(chooserPage(provider, nonce));
  });
  server.post(`${path}/interaction/:uid`, async ({ raw }, reply) => {
    const subject = new URLSearchParams(await textOf(raw)).get('subject');
    const isKnown = provider.people.some((person) => person.subject === subject);
    const result = isKnown ? { login: { accountId: subject } } : { error: 'access_denied' };
    reply.hijack();
    await (await engine()).interactionFinished(raw, reply.raw, result);
  });
  server.all(`${path}/*`, async ({ raw }, reply) => {
    const handle = (await engine()).callback();
    reply.hijack();
    await handle(mountedAt(raw, path), reply.raw);
  });
}

/** As frameworks mark it: the engine takes its own address from the difference. */
function mountedAt(request: IncomingMessage, path: string): IncomingMessage {
  const { url = '' } = request;
  return Object.assign(request, { originalUrl: url, url: url.slice(path.length) });
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) {
    text += part;
    if (text.length > LONGEST_ANSWER) return '';
  }
  return text;
}
