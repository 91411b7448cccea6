import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import type { Envelope } from '@gatehouse/contract/call/call';
import { OAUTH_PAGE } from '@gatehouse/contract/oauth/endpoints';
import type { IdentityOptions } from '@gatehouse/identity/identity-options';
import { openTestIdentity, type TestStore } from '@gatehouse/identity/testing/open-test-identity';
import type { RegisteredClient } from '@gatehouse/identity/use-cases/oauth/clients/client';
import { tokenCookieName } from '@gatehouse/rules/session/session';
import { globalSite, officialHost, originOf, siteById } from '@gatehouse/rules/site/site-of';
import { remoteApi } from '@gatehouse/web/server/api/api';
import { gateway } from '@gatehouse/web/server/gateway/gateway';
import { createFrames } from '@gatehouse/web/server/oauth/frames';
import { openid } from '@gatehouse/web/server/oauth/openid';
import { visitorReader } from '@gatehouse/web/server/visitor/visitor';
import Fastify from 'fastify';
import { embeddedApi } from '../embedded-api.ts';
import { localFetch } from './local-fetch-fixture.ts';

export const PASSWORD = 'correct horse battery';
export const SECRET = 'a secret of the application, long enough to count';
const ALL = ['openid', 'profile', 'email', 'offline_access', 'balance.read', 'trade', 'withdraw'];

const usual = {
  homePage: 'https://app.example',
  logo: null,
  verified: true,
  createdAt: Date.UTC(2026, 0, 1),
  postLogoutRedirectUris: ['https://app.example/goodbye'],
  scopes: ALL,
  profile: 'standard',
  frameOrigins: [],
} as const;

/** A server of a partner, a page of another one, and an application on a person's machine. */
export const appClient: RegisteredClient = {
  ...usual,
  ...{ clientId: 'app', name: 'App', type: 'confidential', authMethod: 'client_secret_basic' },
  redirectUris: ['https://app.example/callback'],
  secretHashes: [createHash('sha256').update(SECRET).digest('hex')],
};
export const pageClient: RegisteredClient = {
  ...usual,
  ...{ clientId: 'page', name: 'Page', type: 'public', authMethod: 'none', secretHashes: [] },
  redirectUris: ['https://page.example/callback'],
};
export const nativeClient: RegisteredClient = {
  ...usual,
  ...{ clientId: 'native', name: 'Native', type: 'native', authMethod: 'none', secretHashes: [] },
  redirectUris: ['http://127.0.0.1/callback', 'com.example.app:/callback'],
};

/** One whose own page may show ours in a frame. */
export const framingClient: RegisteredClient = {
  ...pageClient,
  ...{ clientId: 'framing', name: 'Framing', redirectUris: ['https://framing.example/callback'] },
  frameOrigins: ['https://framing.example'],
};

export type OAuthTest = Awaited<ReturnType<typeof openOAuthTest>>;

/** `apart`: the API is a server of its own, as with `API_ORIGIN`. */
type Apart = { readonly apart?: boolean };

/** For tests: the API with applications behind the web server, at a real port. */
export async function openOAuthTest(store: TestStore, { apart, ...more }: Partial<IdentityOptions> & Apart = {}) {
  const port = await freePort();
  const brand = { ...defaultBrand, port };
  const clients: RegisteredClient[] = [appClient, pageClient, nativeClient, framingClient];
  const identity = await openTestIdentity(store, { brand, oauthClients: () => clients, ...more });
  const web = Fastify();
  const api = apart ? remoteApi(await identity.app.listen({ port: 0, host: '127.0.0.1' })) : embeddedApi(identity.app);
  const parts = { api, visitorOf: visitorReader(brand), frames: createFrames(api) };
  await web.register(openid, parts);
  await web.register(gateway, { prefix: '/x-api', ...parts });
  await web.listen({ port, host: '127.0.0.1' });
  const main = globalSite(brand);
  const siteOf = (id: string) => siteById(brand, id) ?? main;
  return {
    ...{ ...identity, brand, clients, port },
    /** The issuer of a site. */
    issuerOf: (site = main.id as string) => originOf(brand, siteOf(site)),
    browser: (site = main.id as string) =>
      new Browser(officialHost(brand, siteOf(site)), tokenCookieName(brand, siteOf(site), false)),
    async close() {
      await web.close();
      await identity.close();
    },
  };
}

/** A browser of a person, as far as cookies and redirects go; it does what the pages do. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #origin: string;
  readonly #tokenCookie: string;

  constructor(host: string, tokenCookie: string) {
    this.#origin = `http://${host}`;
    this.#tokenCookie = tokenCookie;
  }

  /** The session of a login in this browser. */
  logIn(token: string | undefined): this {
    this.cookies.set(this.#tokenCookie, token ?? '');
    return this;
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await localFetch(new URL(address, this.#origin), {
      ...init,
      headers: { cookie, ...(init.headers as Record<string, string>) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970|Max-Age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  async call(method: 'GET' | 'POST', path: string, payload: object = {}, headers: Record<string, string> = {}) {
    const query = method === 'GET' ? `?${new URLSearchParams(payload as Record<string, string>)}` : '';
    const answer = await this.fetch(`/x-api${path}${query}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(payload) } : {}),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    });
    // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever an answer holds.
    return { status: answer.status, ...((await answer.json()) as Envelope<any>) };
  }

  /** Goes where an application sends it, as far as our own page. @returns the id of the request; or where else it came */
  async begin(address: string | URL): Promise<{ readonly interaction?: string; readonly at: URL }> {
    let at = new URL(address, this.#origin);
    for (let steps = 0; steps < 5; steps += 1) {
      const answer = await this.fetch(at.href);
      const location = answer.headers.get('location');
      if (!location) throw new Error(`${at.pathname} answered ${answer.status}: ${await answer.text()}`);
      at = new URL(location, at);
      const interaction = at.searchParams.get('interaction');
      if (at.pathname === OAUTH_PAGE && interaction) return { interaction, at };
      if (at.origin !== this.#origin || at.pathname === OAUTH_PAGE) return { at };
    }
    throw new Error(`No end at ${at}`);
  }

  /** Goes through the pages, and allows. @param scopes absent: all that is asked for @returns where the application gets its answer */
  async authorize(address: string | URL, scopes?: readonly string[]): Promise<URL> {
    const { interaction, at } = await this.begin(address);
    if (!interaction) return at;
    const before = await this.call('GET', '/oauth/v1/private/pre_authorize', { interaction });
    if (before.ret_code !== 0) throw new Error(`pre_authorize: ${before.ret_code} ${before.ret_msg}`);
    const { has_consent, redirect_url } = before.result;
    if (has_consent) return (await this.begin(redirect_url)).at;
    return this.confirm(interaction, scopes);
  }

  async confirm(interaction: string, scopes?: readonly string[], allow = true): Promise<URL> {
    const { result } = await this.call('GET', '/oauth/v1/private/authorize', { interaction });
    const asked = result.scopes.map(({ scope }: { scope: string }) => scope);
    const payload = { interaction, allow, scopes: scopes ?? asked };
    const answer = await this.call('POST', '/oauth/v1/private/confirm_auth', payload);
    if (answer.ret_code !== 0) throw new Error(`confirm_auth: ${answer.ret_code} ${answer.ret_msg}`);
    return (await this.begin(answer.result.redirect_url)).at;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
