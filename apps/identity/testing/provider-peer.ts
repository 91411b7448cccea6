import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Claims, type Context, Provider } from 'oidc-provider';

export const PEER_CLIENT = {
  client_id: 'gatehouse',
  client_secret: 'a secret of the peer that nobody may log',
} as const;
const CALLBACK = /^http:\/\/(?:[a-z]+\.)?localhost:\d+\/third-party\/callback$/;

/** A user with an account at the peer; `subject` identifies them there. */
export type PeerPerson = { readonly email?: string; readonly email_verified?: boolean };

/** What the peer does wrong from now on. */
export type Misdeed =
  | 'down'
  | 'silent'
  | 'fails'
  | 'wrong nonce'
  | 'wrong aud'
  | 'wrong iss'
  | 'wrong key'
  | 'expired'
  | 'no signature'
  | 'another subject in userinfo';

export type ProviderPeer = Awaited<ReturnType<typeof openProviderPeer>>;

type Answer = { readonly state: string; readonly code?: string; readonly iss?: string; readonly error?: string };

/**
 * For tests: a certified OpenID Connect provider on this machine. A browser sees a page of it with a button for each person and
 * one to cancel; `signIn` plays that browser where there is none. It can be made to misbehave.
 */
export async function openProviderPeer() {
  const people = new Map<string, PeerPerson>();
  const health: { misdeed: Misdeed | undefined } = { misdeed: undefined };
  const keys = { own: newKey(), other: newKey() };
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = providerFor(issuer, people, keys.own);
  const serve = provider.callback();

  function handle(request: IncomingMessage, response: ServerResponse): void {
    if (health.misdeed === 'down') return void request.socket.destroy();
    if (health.misdeed === 'silent') return;
    if (health.misdeed === 'fails') return void response.writeHead(503).end('Service Unavailable');
    const path = request.url?.split('?', 1)[0] ?? '';
    if (path.startsWith('/interaction/')) return void interact(request, response);
    if (path === '/token' && health.misdeed) twistToken(response, health.misdeed, keys);
    if (path === '/me' && health.misdeed === 'another subject in userinfo')
      twistJson(response, (tokens) => ({ ...tokens, sub: 'x' }));
    serve(request, response);
  }

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return void response.setHeader('content-type', 'text/html').end(pageOf(people));
    const subject = new URLSearchParams(await textOf(request)).get('subject');
    const result = subject ? { login: { accountId: subject } } : { error: 'access_denied' };
    await provider.interactionFinished(request, response, result);
  }

  return {
    issuer,
    health,
    /** An entry of the providers' file for it. */
    entry: { id: 'peer', name: 'Peer', issuer, ...PEER_CLIENT, email_trusted: true },
    knows: (subject: string, person: PeerPerson = {}) => void people.set(subject, person),
    signIn: (url: string, subject: string | undefined): Promise<Answer> => playBrowser(url, subject),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Key = { readonly kid: string; readonly privateKey: KeyObject };

function newKey(): Key {
  return { kid: 'peer', privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey };
}

function providerFor(issuer: string, people: ReadonlyMap<string, PeerPerson>, { kid, privateKey }: Key): Provider {
  const provider = new Provider(issuer, {
    clients: [
      {
        ...PEER_CLIENT,
        redirect_uris: ['http://localhost:3000/third-party/callback'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the peer'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3600, IdToken: 600, Interaction: 600, Session: 3600 },
    interactions: { url: (_context: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: Context, id: string) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people.get(id) }),
    }),
    async loadExistingGrant({ oidc }: Context) {
      const { client, session, params } = oidc;
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId ?? '' });
      grant.addOIDCScope(params.scope ?? '');
      await grant.save();
      return grant;
    },
  });
  // Ports of tests are not known beforehand.
  provider.Client.prototype.redirectUriAllowed = (uri) => CALLBACK.test(uri);
  return provider;
}

function pageOf(people: ReadonlyMap<string, PeerPerson>): string {
  const buttons = [...people.keys()].map((subject) => `<button name="subject" value="${subject}">${subject}</button>`);
  return `<!doctype html><link rel="icon" href="data:,"><title>Peer</title><form method="post">${buttons.join('')}<button name="cancel">Cancel</button></form>`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

/** Changes the JSON of an answer on its way out. */
function twistJson(response: ServerResponse, twist: (tokens: Claims) => Claims): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  response.end = ((body?: unknown) => {
    const twisted = JSON.stringify(twist(JSON.parse(String(body)) as Claims));
    response.setHeader('content-length', Buffer.byteLength(twisted));
    return end(twisted);
  }) as typeof response.end;
}

const TWISTS: Partial<Record<Misdeed, Claims>> = {
  'wrong nonce': { nonce: 'of another sign-in' },
  'wrong aud': { aud: 'another-client' },
  'wrong iss': { iss: 'https://issuer.example' },
  expired: { exp: 1_000_000_000 },
};

function twistToken(response: ServerResponse, misdeed: Misdeed, { own, other }: { own: Key; other: Key }): void {
  twistJson(response, (tokens) => {
    if (typeof tokens.id_token !== 'string') return tokens;
    const [head = '', body = ''] = tokens.id_token.split('.');
    const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ...TWISTS[misdeed] };
    if (misdeed === 'no signature') return { ...tokens, id_token: `${encoded({ alg: 'none' })}.${body}.` };
    const text = `${head}.${encoded(claims)}`;
    const { privateKey } = misdeed === 'wrong key' ? other : own;
    return { ...tokens, id_token: `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}` };
  });
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Goes through the peer's pages as a browser does. @param subject who signs in; undefined: they cancel */
async function playBrowser(url: string, subject: string | undefined): Promise<Answer> {
  const cookies = new Map<string, string>();
  let next = new URL(url);
  let body: URLSearchParams | undefined;
  for (let steps = 0; steps < 10 && !CALLBACK.test(next.origin + next.pathname); steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const method = body ? 'POST' : 'GET';
    const answer: Response = await fetch(next, { method, body: body ?? null, headers: { cookie }, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    body = location ? undefined : new URLSearchParams(subject === undefined ? { cancel: '' } : { subject });
    if (location) next = new URL(location, next);
    else if (!next.pathname.startsWith('/interaction/')) throw new Error(`The peer refused: ${await answer.text()}`);
  }
  return Object.fromEntries(next.searchParams) as Answer;
}
