import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as client from 'openid-client';
import { localFetch } from './local-fetch.ts';

const execute = [client.allowInsecureRequests];

/** An application on this machine, as a partner's developer writes it: it knows the issuer and its own id, and nothing else. */
export type ClientApp = Awaited<ReturnType<typeof openClientApp>>;

/** A request of the application. `arrives`: what its callback got. */
export type Started = {
  readonly address: URL;
  readonly query: URLSearchParams;
  readonly verifier: string;
};

/** Listens for its callback at a port of its own. */
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
    origin,
    callback: () => `${origin()}/callback`,
    /** What a browser is sent to. @param issuer of the site */
    async start(issuer: string, more: Readonly<Record<string, string>> = {}): Promise<Started> {
      const config = await client.discovery(new URL(issuer), 'demo-client', undefined, client.None(), {
        execute,
        [client.customFetch]: localFetch as client.CustomFetch,
      });
      const verifier = client.randomPKCECodeVerifier();
      const address = client.buildAuthorizationUrl(config, {
        ...{
          redirect_uri: `${origin()}/callback`,
          scope: 'openid email',
          state: 'a b/ü&=',
          nonce: client.randomNonce(),
        },
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...more,
      });
      return { address, query: address.searchParams, verifier };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
