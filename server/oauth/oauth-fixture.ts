import { createHash } from 'node:crypto';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import type { IdentityOptions } from '@gatehouse/identity/identity-options';
import { openTestIdentity, type TestStore } from '@gatehouse/identity/testing/open-test-identity';
import type { RegisteredClient } from '@gatehouse/identity/use-cases/oauth/clients/client';
import { tokenCookieName } from '@gatehouse/rules/session/session';
import type { Brand } from '@gatehouse/rules/site/brand';
import { globalSite, officialHost, originOf, siteById } from '@gatehouse/rules/site/site-of';
import { type Api, remoteApi } from '@gatehouse/web/server/api/api';
import { gateway } from '@gatehouse/web/server/gateway/gateway';
import { createFrames } from '@gatehouse/web/server/oauth/frames';
import { openid } from '@gatehouse/web/server/oauth/openid';
import { visitorReader } from '@gatehouse/web/server/visitor/visitor';
import Fastify, { type FastifyInstance } from 'fastify';
import { freePort } from '../../journeys/stage/free-port.ts';
import { embeddedApi } from '../embedded-api.ts';
import { Browser } from './browser-fixture.ts';

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
  const api = apart ? remoteApi(await identity.app.listen({ port: 0, host: '127.0.0.1' })) : embeddedApi(identity.app);
  const web = await openWeb(api, brand);
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

/** For tests: the part of the web server that applications and their pages use, at the brand's port. */
export async function openWeb(api: Api, brand: Brand): Promise<FastifyInstance> {
  const web = Fastify();
  const parts = { api, visitorOf: visitorReader(brand), frames: createFrames(api) };
  await web.register(openid, parts);
  await web.register(gateway, { prefix: '/x-api', ...parts });
  await web.listen({ port: brand.port, host: '127.0.0.1' });
  return web;
}
