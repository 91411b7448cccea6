import { createHash, randomBytes } from 'node:crypto';
import { testStores } from '@gatehouse/identity/testing/open-test-identity';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, localFetch } from './browser-fixture.ts';
import { appClient, type OAuthTest, openOAuthTest, PASSWORD, SECRET } from './oauth-fixture.ts';

const CALLBACK = 'https://app.example/callback';
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});
const asApp = basic('app', SECRET);

describe.each(testStores)('attacks on %s', (store) => {
  let product: OAuthTest;
  let token: string | undefined;
  let browser: Browser;
  beforeAll(async () => {
    product = await openOAuthTest(store);
    const secret = createHash('sha256').update('another secret of another application').digest('hex');
    product.clients.push({
      ...appClient,
      clientId: 'other',
      scopes: ['openid', 'offline_access'],
      secretHashes: [secret],
    });
    token = (await product.register('owner@example.com', PASSWORD)).token;
  });
  afterAll(() => product.close());
  beforeEach(() => {
    browser = product.browser().logIn(token);
  });

  const address = (more: Record<string, string | undefined> = {}) => {
    const { verifier: _, ...rest } = requestOf();
    const query = { ...rest, ...more };
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return `/openid/auth?${new URLSearchParams(given)}`;
  };

  async function post(
    path: string,
    body: Record<string, string>,
    headers: Record<string, string> = asApp,
    site = 'GLOBAL',
  ) {
    const answer = await localFetch(product.issuerOf(site) + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(body).toString(),
    });
    const text = await answer.text();
    return { status: answer.status, ...(text ? JSON.parse(text) : {}) };
  }
  const userinfo = async (access: string, site?: string) =>
    (await localFetch(`${product.issuerOf(site)}/openid/userinfo`, { headers: { authorization: `Bearer ${access}` } }))
      .status;

  /** A code, and what takes it. */
  async function code(more: Record<string, string | undefined> = {}) {
    const { verifier, ...rest } = requestOf();
    const query = Object.entries({ ...rest, ...more }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    const back = await browser.authorize(`/openid/auth?${new URLSearchParams(query)}`);
    const taken = back.searchParams.get('code') ?? '';
    return { grant_type: 'authorization_code', code: taken, redirect_uri: CALLBACK, code_verifier: verifier };
  }
  const tokens = async (more: Record<string, string> = {}) =>
    post('/openid/token', await code({ scope: 'openid offline_access balance.read', prompt: 'consent', ...more }));
  const refresh = (refresh_token: string, headers?: Record<string, string>, site?: string) =>
    post('/openid/token', { grant_type: 'refresh_token', refresh_token }, headers, site);

  test.each([
    ['another path', 'https://app.example/callback/more'],
    ['a prefix of it', 'https://app.example/'],
    ['another case of the path', 'https://app.example/Callback'],
    ['another host that begins alike', 'https://app.example.evil.example/callback'],
    ['a host before it', 'https://evil.app.example/callback'],
    ['another port', 'https://app.example:8443/callback'],
    ['the same port, spelled out', 'https://app.example:443/callback'],
    ['another scheme', 'http://app.example/callback'],
    ['user information', 'https://app.example@evil.example/callback'],
    ['user information before it', 'https://evil@app.example/callback'],
    ['a fragment', 'https://app.example/callback#x'],
    ['a query', 'https://app.example/callback?next=https://evil.example'],
    ['dot segments', 'https://app.example/x/../callback'],
    ['an escape', 'https://app.example/%63allback'],
    ['a backslash', 'https://app.example\\@evil.example/callback'],
    ['a tab', 'https://app.example/call\tback'],
    ['a script', 'javascript:alert(1)//https://app.example/callback'],
    ['nothing', ''],
    ['none', undefined],
  ])('[OAUTH-01] a redirect_uri with %s leads to a page of ours and nowhere else', async (_what, redirect_uri) => {
    const { at, interaction } = await browser.begin(address({ redirect_uri }));
    expect(interaction).toBeUndefined();
    expect([at.origin, at.pathname]).toEqual([product.issuerOf(), '/oauth']);
    expect([...at.searchParams.keys()]).toEqual(['error']);
  });

  test('[OAUTH-01] an unknown client leads to a page of ours', async () => {
    const { at } = await browser.begin(address({ client_id: 'nobody', redirect_uri: 'https://evil.example/' }));
    expect(at.href).toBe(`${product.issuerOf()}/oauth?error=invalid_client`);
  });

  test('[OAUTH-06] every other error goes to the application, with its state and the issuer', async () => {
    const errors: [Record<string, string | undefined>, string][] = [
      [{ code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ response_type: 'code id_token' }, 'unsupported_response_type'],
      [{ client_id: 'other', scope: 'openid trade' }, 'invalid_scope'],
      [{ resource: 'https://evil.example/' }, 'invalid_target'],
    ];
    for (const [more, error] of errors) {
      const { at } = await browser.begin(address(more));
      const {
        iss,
        state,
        error: answered,
        code: given,
      } = Object.fromEntries(new URLSearchParams(at.hash.slice(1) || at.search));
      expect([at.origin + at.pathname, answered, state, iss, given], JSON.stringify(more)).toEqual([
        ...[CALLBACK, error, 'a state', product.issuerOf(), undefined],
      ]);
    }
  });

  test('[OAUTH-06] a code counts once, and its tokens end when it comes again', async () => {
    const taken = await code();
    const first = await post('/openid/token', taken);
    expect(await userinfo(first.access_token)).toBe(200);
    expect(await post('/openid/token', taken)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await userinfo(first.access_token)).toBe(401);
  });

  test('[OAUTH-06] a code counts for the application alone that it was made for', async () => {
    const taken = await code();
    const other = basic('other', 'another secret of another application');
    expect(await post('/openid/token', taken, other)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await post('/openid/token', taken, basic('app', 'a wrong secret'))).toMatchObject({
      ...{ status: 401, error: 'invalid_client' },
    });
    expect((await post('/openid/token', taken)).status).toBe(200);
  });

  test('[OAUTH-06] a code is over after 60 seconds', async () => {
    const taken = await code();
    product.time.offset += 61_000;
    expect(await post('/openid/token', taken)).toMatchObject({ status: 400, error: 'invalid_grant' });
    product.time.offset -= 61_000;
  });

  test('[OAUTH-06] a code needs the verifier of its own request, and its own redirect_uri', async () => {
    const { code_verifier: _, ...without } = await code();
    for (const body of [
      without,
      { ...without, code_verifier: '' },
      { ...without, code_verifier: randomBytes(32).toString('base64url') },
      { ...(await code()), redirect_uri: 'https://app.example/other' },
    ]) {
      expect(await post('/openid/token', body as never)).toMatchObject({ status: 400 });
    }
  });

  test('[OAUTH-06] a refresh token counts once; when it comes again its whole family ends', async () => {
    const first = await tokens();
    const second = await refresh(first.refresh_token);
    expect(await userinfo(second.access_token)).toBe(200);
    expect(await refresh(first.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await refresh(second.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect([await userinfo(first.access_token), await userinfo(second.access_token)]).toEqual([401, 401]);
  });

  test('[OAUTH-06] a refresh token is the application’s own, and may not be widened', async () => {
    const { refresh_token } = await tokens({ scope: 'openid offline_access' });
    const other = basic('other', 'another secret of another application');
    expect(await refresh(refresh_token, other)).toMatchObject({ status: 400, error: 'invalid_grant' });
    const wider = { grant_type: 'refresh_token', refresh_token, scope: 'openid withdraw' };
    expect(await post('/openid/token', wider)).toMatchObject({ status: 400, error: 'invalid_scope' });
    expect((await refresh(refresh_token)).status).toBe(200);
  });

  test('[OAUTH-06] tokens of one site are nothing at another', async () => {
    const { access_token, refresh_token } = await tokens();
    expect(await userinfo(access_token)).toBe(200);
    expect(await userinfo(access_token, 'EU')).toBe(401);
    expect(await refresh(refresh_token, asApp, 'EU')).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await post('/openid/introspection', { token: access_token }, asApp, 'EU')).toMatchObject({ active: false });
    expect(await post('/openid/token', await code(), asApp, 'EU')).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    });
  });

  test('[OAUTH-02] a consent that another origin posts is refused, and so is one in another browser', async () => {
    const { interaction = '' } = await browser.begin(address({ prompt: 'consent' }));
    const payload = { interaction, allow: true, scopes: ['openid', 'email'] };
    const path = '/oauth/v1/private/confirm_auth';
    const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect(await browser.call('POST', path, payload, evil)).toMatchObject({ status: 403, ret_code: 700008 });
    // The attacker began it, and leads the owner of another session to it.
    const victim = product.browser().logIn(token);
    expect(await victim.call('POST', path, payload)).toMatchObject({ ret_code: 50002 });
    expect(await victim.call('GET', '/oauth/v1/private/authorize', { interaction })).toMatchObject({ ret_code: 50002 });
    expect(await product.browser().call('POST', path, payload)).toMatchObject({ ret_code: 10006 });
    expect((await browser.call('POST', path, payload)).ret_code).toBe(0);
  });

  test('[OAUTH-02] a consent cannot hold more than was asked for, nor less than is required', async () => {
    const { interaction = '' } = await browser.begin(address({ scope: 'openid balance.read', prompt: 'consent' }));
    for (const scopes of [['openid', 'balance.read', 'withdraw'], ['balance.read'], [], ['openid', 'everything']]) {
      const answer = await browser.call('POST', '/oauth/v1/private/confirm_auth', { interaction, allow: true, scopes });
      expect(answer).toMatchObject({ ret_code: 700001, result: { field: 'scopes' } });
    }
  });

  test('[OAUTH-06] where nothing is asked for that exists, the application is told, and the person is not asked', async () => {
    const back = await browser.authorize(address({ scope: 'everything' }));
    expect([back.origin + back.pathname, back.searchParams.get('error')]).toEqual([CALLBACK, 'access_denied']);
  });

  test('[OAUTH-03] a scope that is added after the consent is asked for', async () => {
    const own = product.browser().logIn((await product.register('scopes@example.com', PASSWORD)).token);
    await own.authorize(address({ scope: 'openid balance.read' }));
    expect((await own.authorize(address({ scope: 'openid balance.read' }))).searchParams.get('code')).toBeTruthy();
    const { interaction = '' } = await own.begin(address({ scope: 'openid balance.read trade' }));
    const { result } = await own.call('GET', '/oauth/v1/private/pre_authorize', { interaction });
    expect(result.has_consent).toBe(false);
    const { at } = await own.begin(address({ scope: 'openid balance.read trade', prompt: 'none' }));
    expect(at.searchParams.get('error')).toBe('consent_required');
  });

  test('[OAUTH-06] a pushed request counts once', async () => {
    const { verifier: _, ...rest } = requestOf();
    const { request_uri } = await post('/openid/par', { ...rest, scope: 'openid email' });
    const pushed = `/openid/auth?${new URLSearchParams({ client_id: 'app', request_uri })}`;
    expect((await browser.authorize(pushed)).searchParams.get('code')).toBeTruthy();
    const again = await browser.begin(pushed);
    expect(again.at.searchParams.get('code')).toBeNull();
    expect(again.at.searchParams.get('error')).toBe('invalid_request_uri');
    const stolen = await product
      .browser()
      .begin(`/openid/auth?${new URLSearchParams({ client_id: 'other', request_uri })}`);
    expect(stolen.at.pathname).toBe('/oauth');
  });

  test('[OAUTH-06] of 50 requests with one code at once a single one gets tokens', async () => {
    const taken = await code();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('/openid/token', taken)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'invalid_grant')).toHaveLength(49);
  });

  test('[OAUTH-06] of 20 requests with one refresh token at once a single one gets tokens', async () => {
    const { refresh_token } = await tokens();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('[OAUTH-03] [SESS-06] a logout that the person has not confirmed ends nothing', async () => {
    for (const cookies of [browser, product.browser()]) {
      const forged = await cookies.fetch('/openid/end_session/confirm', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ xsrf: 'of another site', logout: 'yes' }).toString(),
      });
      expect(forged.headers.getSetCookie().filter((line) => line.includes('b_t_c_k'))).toEqual([]);
    }
    expect((await product.get('/user/private/info', { usertoken: token ?? '' })).ret_code).toBe(0);
  });

  test('[OAUTH-06] [SESS-06] an answer that comes back after its session has ended gives no code', async () => {
    const { token: other } = await product.logIn('owner@example.com', PASSWORD);
    const late = product.browser();
    const { interaction = '' } = await late.begin(address({ prompt: 'consent' }));
    late.logIn(other);
    const { result } = await late.call('POST', '/oauth/v1/private/confirm_auth', {
      ...{ interaction, allow: true },
      scopes: ['openid', 'email'],
    });
    await late.call('POST', '/logout');
    const { at } = await late.begin(result.redirect_url);
    expect([at.pathname, at.searchParams.has('code')]).toEqual(['/oauth', false]);
  });

  test('[OAUTH-03] who logs in again between question and answer gets a code all the same', async () => {
    const again = product.browser().logIn((await product.logIn('owner@example.com', PASSWORD)).token);
    const { interaction = '' } = await again.begin(address({ prompt: 'consent' }));
    again.logIn((await product.logIn('owner@example.com', PASSWORD)).token);
    expect((await again.confirm(interaction)).searchParams.get('code')).toBeTruthy();
  });

  test('[OAUTH-06] [SESS-06] a new password ends what applications were allowed', async () => {
    const email = 'changed@example.com';
    const opened = await product.register(email, PASSWORD);
    browser = product.browser().logIn(opened.token);
    const { access_token, refresh_token } = await tokens();
    const body = { ...(await product.locked('another horse stapled')), old: await product.locked(PASSWORD) };
    const changed = await product.post('/user/private/account/password', body, { usertoken: opened.token ?? '' });
    expect(changed.ret_code).toBe(0);
    expect(await userinfo(access_token)).toBe(401);
    expect(await refresh(refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
    const { result } = await product.get('/oauth/v1/private/grants', { usertoken: changed.token ?? '' });
    expect(result.grants).toEqual([]);
  });

  test('[OAUTH-02] what can move money is not given again without a fresh proof', async () => {
    const opened = await product.register('moved@example.com', PASSWORD);
    browser = product.browser().logIn(opened.token);
    await browser.authorize(address({ scope: 'openid withdraw' }));
    expect((await browser.begin(address({ scope: 'openid withdraw' }))).at.searchParams.get('code')).toBeTruthy();
    product.time.offset += 6 * 60_000;
    const { interaction = '' } = await browser.begin(address({ scope: 'openid withdraw' }));
    const { result } = await browser.call('GET', '/oauth/v1/private/pre_authorize', { interaction });
    expect(result).toMatchObject({ has_consent: false });
    const silent = await browser.begin(address({ scope: 'openid withdraw', prompt: 'none' }));
    expect(silent.at.searchParams.get('error')).toBe('consent_required');
  });

  test('[OAUTH-06] a logout leads to no address that is not registered', async () => {
    const evil = new URLSearchParams({ client_id: 'app', post_logout_redirect_uri: 'https://evil.example/' });
    const answer = await browser.fetch(`/openid/end_session?${evil}`, { headers: { accept: 'text/html' } });
    expect(answer.headers.get('location')).toBe('/oauth?error=invalid_request');
    const unsure = await browser.fetch('/openid/end_session?post_logout_redirect_uri=https%3A%2F%2Fevil.example%2F');
    expect(new URL(unsure.headers.get('location') ?? '', product.issuerOf()).pathname).toBe('/oauth-log-out');
    expect(unsure.headers.get('location')).not.toContain('evil');
  });

  test('[OAUTH-06] what the database holds takes no token and no code', async () => {
    const { access_token, refresh_token } = await tokens();
    const { interaction = '' } = await browser.begin(address({ scope: 'openid trade' }));
    const rows = JSON.stringify(await product.db.selectFrom('oauth_item').selectAll().execute());
    const cookies = [...browser.cookies].filter(([name]) => name.startsWith('oauth_')).map(([, value]) => value);
    expect(cookies.length).toBeGreaterThan(1);
    for (const secret of [access_token, refresh_token, interaction, ...cookies]) expect(rows).not.toContain(secret);
  });
});

function requestOf() {
  const verifier = randomBytes(32).toString('base64url');
  return {
    ...{ client_id: 'app', response_type: 'code', redirect_uri: CALLBACK, scope: 'openid email', state: 'a state' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    ...{ code_challenge_method: 'S256', verifier },
  };
}
