/** What the tests use of a library without types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> };
  type Context = {
    oidc: {
      provider: Provider;
      client: { clientId: string };
      session: { accountId: string };
      params: { scope: string };
    };
  };
  export type Claims = Readonly<Record<string, unknown>>;
  export type ProviderOptions = {
    clients: readonly object[];
    jwks: { keys: readonly object[] };
    cookies: { keys: readonly string[] };
    claims: Readonly<Record<string, readonly string[]>>;
    features: Readonly<Record<string, { enabled: boolean }>>;
    pkce: { required: () => boolean };
    ttl: Readonly<Record<string, number>>;
    interactions: { url: (context: unknown, interaction: { uid: string }) => string };
    findAccount: (context: unknown, id: string) => { accountId: string; claims: () => Promise<Claims> } | undefined;
    loadExistingGrant: (context: Context) => Promise<Grant>;
  };

  export class Provider {
    constructor(issuer: string, options: ProviderOptions);
    Client: { prototype: { redirectUriAllowed: (uri: string) => boolean } };
    Grant: new (of: {
      clientId: string;
      accountId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
