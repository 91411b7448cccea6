import type { ClientDirectory, RegisteredClient } from '@gatehouse/identity/use-cases/oauth/clients/client';
import { oauthScopes } from '@gatehouse/rules/oauth/scopes';

const demo: RegisteredClient = {
  clientId: 'demo-client',
  name: 'Demo Portfolio',
  homePage: 'https://portfolio.example',
  logo: null,
  verified: false,
  createdAt: Date.UTC(2026, 0, 1),
  // A native client's loopback address: any port of this machine.
  redirectUris: ['http://localhost/callback', 'http://127.0.0.1/callback'],
  postLogoutRedirectUris: ['http://localhost/goodbye', 'http://127.0.0.1/goodbye'],
  scopes: oauthScopes.map(({ scope }) => scope),
  type: 'native',
  authMethod: 'none',
  secretHashes: [],
  profile: 'standard',
  frameOrigins: [],
};

/** An application for trying the product out, on the visitor's own machine. Production never has it. */
export const demoClients: ClientDirectory = () => [demo];
