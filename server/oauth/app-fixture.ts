import { type Browser, localFetch } from './browser-fixture.ts';
import { type OAuthTest, SECRET } from './oauth-fixture.ts';

export const CALLBACK = 'https://app.example/callback';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const asApp = { authorization: `Basic ${Buffer.from(`app:${SECRET}`).toString('base64')}` };

/** For tests: where the application `app` leads a browser. */
export function addressOf(more: Readonly<Record<string, string>> = {}): string {
  return `/openid/auth?${new URLSearchParams({
    ...{ client_id: 'app', response_type: 'code', redirect_uri: CALLBACK, scope: 'openid email', state: 'a state' },
    ...{ code_challenge: CHALLENGE, code_challenge_method: 'S256', ...more },
  })}`;
}

/** For tests: what the server of the application `app` sends. */
export function appCalls(product: Pick<OAuthTest, 'issuerOf'>) {
  async function post(path: string, body: Record<string, string>, headers: Record<string, string> = asApp) {
    const answer = await localFetch(product.issuerOf() + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(body).toString(),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, ...(text ? JSON.parse(text) : {}) };
  }
  const redeem = (back: URL, more: Record<string, string> = {}) =>
    post('/openid/token', {
      ...{ grant_type: 'authorization_code', redirect_uri: CALLBACK, code_verifier: VERIFIER },
      ...{ code: back.searchParams.get('code') ?? '', ...more },
    });
  return {
    ...{ post, redeem },
    /** A whole login with consent. */
    async tokens(browser: Browser, more: Record<string, string> = {}) {
      const wanted = { scope: 'openid email offline_access balance.read', prompt: 'consent', ...more };
      return redeem(await browser.authorize(addressOf(wanted)));
    },
    refresh: (refresh_token: string, more: Record<string, string> = {}) =>
      post('/openid/token', { grant_type: 'refresh_token', refresh_token, ...more }),
    introspect: (token: string) => post('/openid/introspection', { token }),
    async userinfo(access: string): Promise<number> {
      const headers = { authorization: `Bearer ${access}` };
      return (await localFetch(`${product.issuerOf()}/openid/userinfo`, { headers })).status;
    },
  };
}
