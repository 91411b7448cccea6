import { request as httpRequest } from 'node:http';
import type { Envelope } from '@gatehouse/contract/call/call';
import { OAUTH_PATH } from '@gatehouse/rules/oauth/oauth-paths';

/** Names below `localhost` are this machine's, whatever its resolver says. */
export async function localFetch(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const given = new Request(address, init);
  const url = new URL(given.url);
  const body = Buffer.from(await given.arrayBuffer());
  return new Promise((resolve, reject) => {
    const headers = { ...Object.fromEntries(given.headers), ...cookieOf(init), host: url.host };
    const options = {
      host: '127.0.0.1',
      port: url.port,
      method: given.method,
      path: url.pathname + url.search,
      headers,
    };
    const request = httpRequest(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const received = new Headers();
        for (let at = 0; at < answer.rawHeaders.length; at += 2)
          received.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
        const status = answer.statusCode ?? 0;
        resolve(
          new Response([204, 304].includes(status) ? null : Buffer.concat(chunks), { status, headers: received }),
        );
      });
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** `Request` drops the header, as pages may not set it. */
function cookieOf({ headers }: RequestInit): Record<string, string> {
  const { cookie } = (headers ?? {}) as Record<string, string>;
  return cookie ? { cookie } : {};
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
      if (at.pathname === OAUTH_PATH && interaction) return { interaction, at };
      if (at.origin !== this.#origin || at.pathname === OAUTH_PATH) return { at };
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
