import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { oauthAuthorize, oauthConfirm } from '@gatehouse/contract/oauth/oauth';
import * as client from 'openid-client';
import { localFetch } from '../../server/oauth/browser-fixture.ts';
import type { Person } from '../stage/person.ts';

const execute = [client.allowInsecureRequests];

export type ClientApp = Awaited<ReturnType<typeof openClientApp>>;

type Started = {
  /** What a browser is sent to. */
  readonly address: URL;
  /** What the callback's address is worth. @throws where it is not the answer to this request */
  readonly finish: (back: URL) => Promise<client.TokenEndpointResponse & client.TokenEndpointResponseHelpers>;
};

/**
 * An application on this machine, as a partner's developer writes it: it knows the issuer and its own id, and listens for its callback
 * at a port of its own.
 */
export async function openClientApp() {
  const arrivals: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin());
    if (url.pathname === '/callback') arrivals.push(url);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>App</title><h1>Back</h1>');
  });
  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    arrivals,
    /** @param issuer of the site @param more parameters of the request */
    async start(issuer: string, more: Readonly<Record<string, string>> = {}): Promise<Started> {
      const config = await client.discovery(new URL(issuer), 'demo-client', undefined, client.None(), {
        execute,
        [client.customFetch]: localFetch as client.CustomFetch,
      });
      const pkceCodeVerifier = client.randomPKCECodeVerifier();
      const [expectedState, expectedNonce] = [client.randomState(), client.randomNonce()];
      const address = client.buildAuthorizationUrl(config, {
        ...{ redirect_uri: `${origin()}/callback`, scope: 'openid email', state: expectedState, nonce: expectedNonce },
        code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
        code_challenge_method: 'S256',
        ...more,
      });
      const checks = { pkceCodeVerifier, expectedState, expectedNonce };
      return { address, finish: (back) => client.authorizationCodeGrant(config, back, checks) };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const MOST_REDIRECTS = 10;

/** Where an address of a site leads a person without scripts: to a page of that site, or to another origin. */
export async function follow(
  person: Person,
  address: URL | string,
): Promise<{ at: URL; status: number; text: string }> {
  let at = new URL(address);
  const { origin } = at;
  for (let steps = 0; steps < MOST_REDIRECTS; steps += 1) {
    const { status, headers, text } = await person.open(at.pathname + at.search);
    if (!headers.location) return { at, status, text };
    at = new URL(headers.location, at);
    if (at.origin !== origin) return { at, status, text };
  }
  throw new Error(`${at} redirects again and again`);
}

/** A person who is logged in allows all that is asked for, by calls. @returns where that leads: to the application */
export async function allowAll(person: Person, request: URL): Promise<URL> {
  const consent = (await follow(person, request)).at;
  const interaction = consent.searchParams.get('interaction') ?? '';
  const asked = await person.call(`${oauthAuthorize.path}?${new URLSearchParams({ interaction })}`);
  const scopes = (asked.result.scopes as { scope: string }[]).map(({ scope }) => scope);
  const { result } = await person.call(oauthConfirm.path, { interaction, allow: true, scopes });
  return (await follow(person, new URL(`${result.redirect_url}`, consent))).at;
}
