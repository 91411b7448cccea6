/** What is used here of a library without types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Json = Readonly<Record<string, unknown>>;

  export type Session = {
    uid: string;
    accountId?: string;
    loginTs?: number;
    touched?: boolean;
    state?: { readonly secret: string };
    loginAccount(details: { accountId: string; loginTs: number }): void;
    grantIdFor(clientId: string): string | undefined;
  };

  export type Grant = {
    readonly jti: string;
    readonly accountId: string;
    readonly clientId: string;
    addOIDCScope(scope: string): void;
    rejectOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
    rejectResourceScope(resource: string, scope: string): void;
    getOIDCScope(): string;
    getOIDCScopeEncountered(): string;
    save(): Promise<string>;
  };

  export type Interaction = {
    readonly iat: number;
    readonly exp: number;
    readonly returnTo: string;
    readonly uid: string;
    readonly params: Readonly<Record<string, string | undefined>>;
    readonly prompt: { readonly name: string; readonly reasons: readonly string[] };
    session?: { accountId: string; uid?: string; cookie?: string } | undefined;
    result?: Json;
    persist(): Promise<void>;
  };

  export type Client = {
    readonly clientId: string;
    readonly clientAuthMethod: string;
    readonly redirectUris: readonly string[];
  };

  export type Context = {
    readonly req: IncomingMessage;
    readonly res: ServerResponse;
    status: number;
    body: unknown;
    type: string;
    readonly oidc: {
      readonly provider: Provider;
      readonly route: string | undefined;
      readonly client: Client;
      readonly session: Session;
      entity(kind: string, value: object): void;
      readonly params: Readonly<Record<string, string | undefined>>;
      readonly result?: { readonly consent?: { readonly grantId?: string } };
      readonly entities: { readonly AccessToken?: { readonly accountId: string } };
    };
    redirect(url: string): void;
    set(name: string, value: string): void;
  };
  export type Claims = Json;
  export type ProviderOptions = Json;

  export type AccessToken = {
    readonly accountId: string;
    readonly clientId: string;
    readonly grantId: string;
    readonly aud?: string;
    readonly isValid: boolean;
    readonly scopes: ReadonlySet<string>;
    /** RFC 7638: of the key that it is bound to (RFC 9449). */
    readonly jkt?: string;
  };

  type Found<Model> = { find(id: string): Promise<Model | undefined> };

  export class Provider {
    static readonly ctx: Context | undefined;
    constructor(issuer: string, options: ProviderOptions);
    proxy: boolean;
    silent: boolean;
    readonly issuer: string;
    Client: { prototype: { redirectUriAllowed(uri: string): boolean; compareClientSecret(secret: string): boolean } };
    Grant: Found<Grant> & (new (of: { clientId: string; accountId: string }) => Grant);
    Interaction: Found<Interaction>;
    AccessToken: Found<AccessToken>;
    /** Answers false where the same came before. */
    ReplayDetection: { unique(issuer: string, jti: string, expiresAtS: number): Promise<boolean> };
    Session: { get(context: Context): Promise<Session>; instantiate(payload: object): Session };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): this;
    on(event: 'server_error', listener: (context: Context, error: unknown) => void): this;
    on(event: 'end_session.success', listener: (context: Context) => void): this;
    on(
      event: 'backchannel.error',
      listener: (context: Context, error: unknown, client: { readonly clientId: string }) => void,
    ): this;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }

  type ErrorClass = new (description?: string) => Error;
  export const errors: {
    readonly InvalidRequest: ErrorClass;
    readonly InvalidRequestUri: ErrorClass;
    readonly InvalidTarget: ErrorClass;
    readonly LoginRequired: ErrorClass;
  };

  type Prompt = { readonly name: string; readonly checks: { add(check: object): void } };
  type CheckClass = {
    readonly REQUEST_PROMPT: boolean;
    readonly NO_NEED_TO_PROMPT: boolean;
    new (reason: string, description: string, check: (context: Context) => boolean): object;
  };
  export const interactionPolicy: {
    base(): Prompt[] & { add(prompt: Prompt, at: number): void; get(name: string): Prompt | undefined };
    Check: CheckClass;
    Prompt: new (options: { name: string; requestable: boolean }) => Prompt;
  };
}
