import { randomUUID } from 'node:crypto';
import { requestHeaders } from '@gatehouse/contract/call/request-headers';
import { testStores } from '@gatehouse/identity/testing/open-test-identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, localFetch } from './browser-fixture.ts';
import { framingClient, type OAuthTest, openOAuthTest, PASSWORD } from './oauth-fixture.ts';

const CALLBACK = 'https://framing.example/callback';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const SHOW = '/oauth/v1/private/authorize';
const CONFIRM = '/oauth/v1/private/confirm_auth';

describe.each(testStores)('frames on %s', (store) => {
  let product: OAuthTest;
  let token: string;
  beforeAll(async () => {
    product = await openOAuthTest(store);
    token = (await product.register('framed@example.com', PASSWORD)).token ?? '';
  });
  afterAll(() => product.close());

  const query = (clientId = framingClient.clientId, redirect_uri = CALLBACK) =>
    new URLSearchParams({
      ...{ client_id: clientId, response_type: 'code', redirect_uri, scope: 'openid', state: 'a state' },
      ...{ code_challenge: CHALLENGE, code_challenge_method: 'S256' },
    });
  /** What a browser says of a frame's navigation, and our page of its calls. */
  const asFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
  const inFrame = (session = token, clientId = framingClient.clientId) => ({
    ...{ [requestHeaders.frame]: clientId, [requestHeaders.token]: session },
  });

  async function begun(browser: Browser): Promise<string> {
    browser.cookies.set('gh_guid', randomUUID());
    const answer = await browser.fetch(`/openid/auth?${query()}`, { headers: asFrame, redirect: 'manual' });
    const location = new URL(answer.headers.get('location') ?? '', product.issuerOf());
    expect(location.pathname).toBe('/oauth');
    const lines = answer.headers.getSetCookie();
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/; SameSite=None; Secure; Partitioned/);
    for (const line of lines) expect(line).not.toMatch(/samesite=lax/i);
    return location.searchParams.get('interaction') ?? '';
  }

  test('[OAUTH-04] [SESS-01] a frame goes through login and consent with its token in a header, and no cookie holds it', async () => {
    const browser = product.browser();
    const interaction = await begun(browser);
    expect((await browser.call('GET', SHOW, { interaction }, inFrame())).ret_code).toBe(0);
    const asked = { interaction, allow: true, scopes: ['openid'] };
    const { result } = await browser.call('POST', CONFIRM, asked, inFrame());
    const resumed = await browser.fetch(result.redirect_url, { headers: inFrame() });
    expect(resumed.status).toBe(200);
    const back = new URL(((await resumed.json()) as { redirect_url: string }).redirect_url);
    expect(back.origin + back.pathname).toBe(CALLBACK);
    expect(back.searchParams.get('state')).toBe('a state');
    const tokens = await localFetch(`${product.issuerOf()}/openid/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        ...{ grant_type: 'authorization_code', client_id: framingClient.clientId, redirect_uri: CALLBACK },
        ...{ code: back.searchParams.get('code') ?? '', code_verifier: VERIFIER },
      }).toString(),
    });
    expect(await tokens.json()).toMatchObject({ access_token: expect.any(String), scope: 'openid' });
    expect([...browser.cookies.values()]).not.toContain(token);
  });

  test('[OAUTH-04] [SESS-10] a frame without a session has none, whatever windows of the site have', async () => {
    const browser = product.browser();
    const interaction = await begun(browser);
    const without = { [requestHeaders.frame]: framingClient.clientId };
    expect((await browser.call('GET', SHOW, { interaction }, without)).ret_code).toBe(10006);
    const over = inFrame('not-a-session-0123456789');
    expect((await browser.call('GET', '/user/private/info', {}, over)).ret_code).toBe(10006);
  });

  test('[OAUTH-04] [SESS-10] a page that is in no frame gets no token by saying that it is', async () => {
    const window = product.browser().logIn(token);
    window.cookies.set('gh_guid', randomUUID());
    const says = { [requestHeaders.frame]: framingClient.clientId };
    const { ret_code, result } = await window.call('POST', '/user/private/quick_token');
    expect(ret_code).toBe(0);
    for (const cookies of [window, product.browser()]) {
      const answer = await cookies.call('POST', '/user/public/quick_login', result, says);
      expect(answer.status).toBe(403);
      expect(JSON.stringify(answer)).not.toContain('token');
    }
    // Both: a frame's cookie, however it came there, and a window's.
    window.cookies.set('gh_device_frame', 'x'.repeat(43));
    expect((await window.call('GET', '/user/private/info', {}, says)).status).toBe(403);
  });

  test('[OAUTH-04] a client without origins has no frame: cookies stay Lax, and calls that say so are refused', async () => {
    const browser = product.browser();
    await begun(browser);
    for (const clientId of ['page', 'nobody'])
      expect((await browser.call('GET', '/user/private/info', {}, inFrame(token, clientId))).status).toBe(403);
    const address = `/openid/auth?${query('page', 'https://page.example/callback')}`;
    const answer = await product.browser().fetch(address, { headers: asFrame });
    for (const line of answer.headers.getSetCookie()) expect(line).not.toMatch(/samesite=none|partitioned/i);
  });

  test('[OAUTH-04] another site’s page cannot call with the header', async () => {
    const browser = product.browser();
    const headers = { ...inFrame(), 'sec-fetch-site': 'cross-site' };
    const answer = await browser.call(
      'POST',
      CONFIRM,
      { interaction: 'x'.repeat(43), allow: true, scopes: [] },
      headers,
    );
    expect(answer.status).toBe(403);
  });
});
