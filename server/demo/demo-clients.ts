import type { ClientDirectory, RegisteredClient } from '@gatehouse/identity/use-cases/oauth/clients/client';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { PARTNER_SANDBOX_PATH } from '@gatehouse/rules/oauth/oauth-paths';
import { oauthScopes } from '@gatehouse/rules/oauth/scopes';
import { locales } from '@gatehouse/rules/site/locale';

const LOOPBACK = ['http://localhost', 'http://127.0.0.1'];
/** The last: the sandbox in each language. */
const CALLBACKS = ['/callback', ...locales.map(({ value }) => withLanguage(value, PARTNER_SANDBOX_PATH))];

const demo: RegisteredClient = {
  clientId: 'demo-client',
  name: 'Demo Portfolio',
  homePage: 'https://portfolio.example',
  logo: null,
  verified: false,
  createdAt: Date.UTC(2026, 0, 1),
  // A native client's loopback address: any port of this machine.
  redirectUris: LOOPBACK.flatMap((origin) => CALLBACKS.map((path) => origin + path)),
  postLogoutRedirectUris: LOOPBACK.map((origin) => `${origin}/goodbye`),
  scopes: oauthScopes.map(({ scope }) => scope),
  type: 'native',
  authMethod: 'none',
  secretHashes: [],
  profile: 'standard',
  frameOrigins: [],
};

/** An application for trying the product out, on the visitor's own machine. Production never has it. */
export const demoClients: ClientDirectory = () => [demo];
