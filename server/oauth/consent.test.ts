import { testStores } from '@gatehouse/identity/testing/open-test-identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, localFetch } from './browser-fixture.ts';
import { type OAuthTest, openOAuthTest, PASSWORD, SECRET } from './oauth-fixture.ts';

const CALLBACK = 'https://app.example/callback';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const PRE = '/oauth/v1/private/pre_authorize';
const SHOW = '/oauth/v1/private/authorize';
const CONFIRM = '/oauth/v1/private/confirm_auth';

describe.each(testStores)('consent on %s', (store) => {
  let product: OAuthTest;
  let people = 0;
  beforeAll(async () => {
    product = await openOAuthTest(store);
  });
  afterAll(() => product.close());

  const address = (more: Record<string, string> = {}) =>
    `/openid/auth?${new URLSearchParams({
      ...{ client_id: 'app', response_type: 'code', redirect_uri: CALLBACK, scope: 'openid email', state: 'a state' },
      ...{ code_challenge: CHALLENGE, code_challenge_method: 'S256', ...more },
    })}`;

  /** Somebody new, in a browser of their own. */
  async function somebody(site = 'GLOBAL') {
    people += 1;
    const email = `person-${people}@example.com`;
    const headers = { 'x-gatehouse-site': site };
    const token = (await product.register(email, PASSWORD, headers)).token ?? '';
    return { email, token, browser: product.browser(site).logIn(token) };
  }
  async function redeem(back: URL, site = 'GLOBAL') {
    const answer = await localFetch(`${product.issuerOf(site)}/openid/token`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`app:${SECRET}`).toString('base64')}`,
      },
      body: new URLSearchParams({
        ...{ grant_type: 'authorization_code', redirect_uri: CALLBACK, code_verifier: VERIFIER },
        code: back.searchParams.get('code') ?? '',
      }).toString(),
    });
    return answer.json();
  }
  const userinfo = async (access: string, site?: string) =>
    localFetch(`${product.issuerOf(site)}/openid/userinfo`, { headers: { authorization: `Bearer ${access}` } });
  const errorOf = (url: URL) => url.searchParams.get('error');

  test('[OAUTH-01] [OAUTH-03] without a session the browser comes to /oauth with everything that the application sent', async () => {
    const more = {
      nonce: 'a nonce',
      prompt: 'login consent',
      max_age: '60',
      login_hint: 'x@example.com',
      ui_locales: 'tr',
    };
    const { at } = await product.browser().begin(address(more));
    expect(at.pathname).toBe('/oauth');
    const { interaction, ...query } = Object.fromEntries(at.searchParams);
    expect(interaction).toMatch(/^[\w-]{43}$/);
    expect(query).toEqual(Object.fromEntries(new URLSearchParams(address(more).split('?')[1])));
  });

  test('[OAUTH-02] the page is told who asks for what, and for how long', async () => {
    const { browser } = await somebody();
    const info = await browser.call('GET', '/oauth/v1/public/client_info', { client_id: 'app' });
    const client = {
      client_id: 'app',
      name: 'App',
      logo: null,
      home_page: 'https://app.example',
      verified: true,
      is_new: false,
    };
    expect(info.result).toEqual({ ...client, frame_origins: [] });
    expect(await browser.call('GET', '/oauth/v1/public/client_info', { client_id: 'nobody' })).toMatchObject({
      ret_code: 50002,
    });
    const { id } = (await browser.call('GET', '/user/private/account/overview')).result;
    const { interaction = '' } = await browser.begin(address({ scope: 'openid withdraw balance.read nonsense' }));
    expect((await browser.call('GET', PRE, { interaction })).result).toEqual({ client, has_consent: false });
    expect((await browser.call('GET', SHOW, { interaction })).result).toEqual({
      account_number: id,
      ...{ client, account: 'p***@e***.com', account_kind: 'only', expires_in_days: 180, step_up: false },
      redirect_host: 'app.example',
      scopes: [
        { scope: 'openid', risk: 'identity', required: true, granted: false, declined: false },
        { scope: 'balance.read', risk: 'read', required: false, granted: false, declined: false },
        { scope: 'withdraw', risk: 'move', required: false, granted: false, declined: false },
      ],
    });
  });

  test('[OAUTH-02] the page is told that a sub-account is asked for, and that an account has some', async () => {
    const { browser, token } = await somebody();
    const password = 'seven small green boats';
    const named = { name: 'Desk', ...(await product.locked(password)) };
    const { result: made } = await product.post('/user/private/sub-account/create', named, { usertoken: token });
    const [{ id, login_name }] = made.sub_accounts;
    await product.db.updateTable('account').set({ device_check: 0 }).where('public_id', '=', id).execute();
    const ask = async (of: Browser) => {
      const { interaction = '' } = await of.begin(address({ scope: 'openid balance.read' }));
      return (await of.call('GET', SHOW, { interaction })).result;
    };
    expect(await ask(browser)).toMatchObject({ account: 'p***@e***.com', account_kind: 'main' });
    const typed = { login_name, ...(await product.locked(password)) };
    const own = (await product.post('/user/public/sub-account/login', typed)).token ?? '';
    expect(await ask(product.browser().logIn(own))).toMatchObject({ account: login_name, account_kind: 'sub' });
    expect(await ask(product.browser().logIn(own))).not.toHaveProperty('account_number');
  });

  test('[OAUTH-02] a request that is unknown or over is refused with 50002', async () => {
    const { browser } = await somebody();
    const { interaction = '' } = await browser.begin(address());
    expect(await browser.call('GET', SHOW, { interaction: 'x'.repeat(43) })).toMatchObject({ ret_code: 50002 });
    product.time.offset += 3_601_000;
    expect(await browser.call('GET', SHOW, { interaction })).toMatchObject({ ret_code: 50002 });
    product.time.offset -= 3_601_000;
    const back = await browser.authorize(address());
    expect(back.searchParams.get('code')).toBeTruthy();
  });

  test('[OAUTH-03] who declines goes back with access_denied, the state and the issuer', async () => {
    const { browser } = await somebody();
    const { interaction = '' } = await browser.begin(address());
    const back = await browser.confirm(interaction, [], false);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      ...{ error: 'access_denied', state: 'a state', iss: product.issuerOf() },
    });
    expect((await browser.call('GET', '/oauth/v1/private/grants')).result).toEqual({ grants: [] });
  });

  test('[OAUTH-03] a scope can be declined alone; it is not asked for again, but where the application insists', async () => {
    const { browser } = await somebody();
    const scope = 'openid balance.read trade';
    const back = await browser.authorize(address({ scope }), ['openid', 'balance.read']);
    expect((await redeem(back)).scope).toBe('openid balance.read');
    expect((await browser.begin(address({ scope }))).at.searchParams.get('code')).toBeTruthy();
    const { interaction = '' } = await browser.begin(address({ scope, prompt: 'consent' }));
    const { scopes } = (await browser.call('GET', SHOW, { interaction })).result;
    expect(scopes.map(({ granted }: { granted: boolean }) => granted)).toEqual([true, true, false]);
    expect(scopes.map(({ declined }: { declined: boolean }) => declined)).toEqual([false, false, true]);
    // What was allowed before and is declined now is taken from tokens that are there.
    const before = await redeem((await browser.begin(address({ scope }))).at);
    await browser.confirm(interaction, ['openid', 'trade']);
    expect((await userinfo(before.access_token)).status).toBe(401);
    const { grants } = (await browser.call('GET', '/oauth/v1/private/grants')).result;
    expect(grants[0].scopes.map((each: { scope: string }) => each.scope)).toEqual(['openid', 'trade']);
  });

  test('[OAUTH-03] a consent counts in another browser too, and prompt=none finds it', async () => {
    const { browser, email } = await somebody();
    await browser.authorize(address());
    const other = product.browser().logIn((await product.logIn(email, PASSWORD)).token);
    expect((await other.begin(address({ prompt: 'none' }))).at.searchParams.get('code')).toBeTruthy();
    expect(errorOf((await product.browser().begin(address({ prompt: 'none' }))).at)).toBe('login_required');
    other.cookies.delete('b_t_c_k');
    expect([...other.cookies.keys()]).toContain('oauth_session');
    expect(errorOf((await other.begin(address({ prompt: 'none' }))).at)).toBe('login_required');
    const { browser: stranger } = await somebody();
    expect(errorOf((await stranger.begin(address({ prompt: 'none' }))).at)).toBe('consent_required');
  });

  test('[OAUTH-03] a native application is asked for each time', async () => {
    const { browser } = await somebody();
    const native = address({ client_id: 'native', redirect_uri: 'http://127.0.0.1:51004/callback' });
    expect((await browser.authorize(native)).href).toMatch(/^http:\/\/127\.0\.0\.1:51004\/callback\?code=/);
    const { interaction = '' } = await browser.begin(native);
    expect((await browser.call('GET', PRE, { interaction })).result.has_consent).toBe(false);
    const unseen = address({ client_id: 'native', redirect_uri: 'http://127.0.0.1:51004/callback', prompt: 'none' });
    expect(errorOf((await browser.begin(unseen)).at)).toBe('interaction_required');
  });

  test('[OAUTH-03] prompt=create comes to the page, and goes on from there', async () => {
    const { browser } = await somebody();
    await browser.authorize(address());
    const { at, interaction = '' } = await browser.begin(address({ prompt: 'create' }));
    expect(at.searchParams.get('prompt')).toBe('create');
    const { result } = await browser.call('GET', PRE, { interaction });
    expect((await browser.begin(result.redirect_url)).at.searchParams.get('code')).toBeTruthy();
  });

  test('[OAUTH-03] prompt=select_account shows the account, and goes on after a login', async () => {
    const { browser, email } = await somebody();
    await browser.authorize(address());
    product.time.offset += 1_000;
    const { interaction = '' } = await browser.begin(address({ prompt: 'select_account' }));
    expect((await browser.call('GET', PRE, { interaction })).result).not.toHaveProperty('redirect_url');
    browser.logIn((await product.logIn(email, PASSWORD)).token);
    const { result } = await browser.call('GET', PRE, { interaction });
    expect((await browser.begin(result.redirect_url)).at.searchParams.get('code')).toBeTruthy();
  });

  test('[OAUTH-02] prompt=login and max_age want a login that is fresh', async () => {
    const { browser, email } = await somebody();
    await browser.authorize(address());
    product.time.offset += 120_000;
    for (const more of [{ prompt: 'login' }, { max_age: '60' }] as const) {
      expect(errorOf((await browser.begin(address({ max_age: '60', prompt: 'none' }))).at)).toBe('login_required');
      const { interaction = '' } = await browser.begin(address(more as never));
      expect(await browser.call('GET', PRE, { interaction })).toMatchObject({ ret_code: 700080 });
      expect(
        await browser.call('POST', CONFIRM, { interaction, allow: true, scopes: ['openid', 'email'] }),
      ).toMatchObject({
        ret_code: 700080,
      });
    }
    const { interaction: declined } = await browser.begin(address({ prompt: 'login' }));
    const said = await browser.call('POST', CONFIRM, { interaction: declined, allow: false, scopes: [] });
    expect(errorOf((await browser.begin(said.result.redirect_url)).at)).toBe('access_denied');
    const { interaction = '' } = await browser.begin(address({ prompt: 'login' }));
    browser.logIn((await product.logIn(email, PASSWORD)).token);
    const { result } = await browser.call('GET', PRE, { interaction });
    expect((await browser.begin(result.redirect_url)).at.searchParams.get('code')).toBeTruthy();
  });

  test('[OAUTH-02] what can move money needs a fresh proof', async () => {
    const { browser } = await somebody();
    product.time.offset += 6 * 60_000;
    const { interaction = '' } = await browser.begin(address({ scope: 'openid withdraw' }));
    expect((await browser.call('GET', SHOW, { interaction })).result.step_up).toBe(true);
    const allowing = (scopes: string[]) => browser.call('POST', CONFIRM, { interaction, allow: true, scopes });
    expect(await allowing(['openid', 'withdraw'])).toMatchObject({ ret_code: 700080 });
    expect((await allowing(['openid'])).ret_code).toBe(0);
  });

  test('[OAUTH-03] the person who changes to another account consents for that one', async () => {
    const [first, second] = [await somebody(), await somebody()];
    await first.browser.authorize(address());
    const { interaction = '' } = await first.browser.begin(address({ prompt: 'consent' }));
    first.browser.logIn(second.token);
    const tokens = await redeem(await first.browser.confirm(interaction));
    expect((await (await userinfo(tokens.access_token)).json()).email).toBe(second.email);
  });

  test('[OAUTH-03] [SESS-06] who logs in as another account in a second tab stays logged in, and answers for that account', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const { browser } = first;
    const { interaction = '' } = await browser.begin(address());
    const { result } = await browser.call('GET', SHOW, { interaction });
    const scopes = result.scopes.map(({ scope }: { scope: string }) => scope);
    const answer = await browser.call('POST', CONFIRM, { interaction, allow: true, scopes });
    browser.logIn(second.token);
    const back = await browser.begin(answer.result.redirect_url);
    expect([back.at.pathname, back.interaction]).toEqual(['/oauth', interaction]);
    expect((await product.get('/v2/private/user/profile', { usertoken: second.token ?? '' })).ret_code).toBe(0);
    const tokens = await redeem(await browser.confirm(interaction));
    expect((await (await userinfo(tokens.access_token)).json()).email).toBe(second.email);
  });

  test('[OAUTH-03] [SESS-06] a login of an application ends with the session that it came from, but for offline access', async () => {
    const { browser, token } = await somebody();
    const online = await redeem(await browser.authorize(address()));
    const offline = await redeem(
      await browser.authorize(address({ scope: 'openid offline_access', prompt: 'consent' })),
    );
    expect([online.refresh_token, typeof offline.refresh_token]).toEqual([undefined, 'string']);
    await product.post('/logout', '', { usertoken: token });
    expect((await userinfo(online.access_token)).status).toBe(401);
    expect((await userinfo(offline.access_token)).status).toBe(200);
  });

  test('[OAUTH-02] what was allowed is listed, and its tokens end at once when it is taken back', async () => {
    const { browser } = await somebody();
    const tokens = await redeem(
      await browser.authorize(address({ scope: 'openid offline_access', prompt: 'consent' })),
    );
    const { grants } = (await browser.call('GET', '/oauth/v1/private/grants')).result;
    expect(grants).toEqual([
      {
        ...{ grant_id: expect.any(String), client: expect.objectContaining({ client_id: 'app' }) },
        scopes: [
          { scope: 'openid', risk: 'identity' },
          { scope: 'offline_access', risk: 'identity' },
        ],
        ...{ created_at: expect.any(Number), last_used_at: expect.any(Number), expires_at: expect.any(Number) },
      },
    ]);
    expect(grants[0].last_used_at).toBeGreaterThan(0);
    const revoke = (other: Browser) =>
      other.call('POST', '/oauth/v1/private/revoke_grant', { grant_id: grants[0].grant_id });
    expect((await revoke((await somebody()).browser)).ret_code).toBe(0);
    expect((await userinfo(tokens.access_token)).status).toBe(200);
    expect((await revoke(browser)).ret_code).toBe(0);
    expect((await userinfo(tokens.access_token)).status).toBe(401);
    expect((await revoke(browser)).ret_code).toBe(0);
    const { interaction = '' } = await browser.begin(address());
    expect((await browser.call('GET', PRE, { interaction })).result.has_consent).toBe(false);
  });

  test('[OAUTH-02] the owner is told by mail of what is new, and the history shows both', async () => {
    const { browser, email } = await somebody();
    const mails = () => product.mailbox.list().filter(({ to, text }) => to === email && text.includes('App: App\n'));
    await browser.authorize(address());
    await expect.poll(() => mails().length).toBe(1);
    expect(mails()[0]?.text).toContain('/en/app/user/account-info#apps');
    await browser.authorize(address());
    const { grants } = (await browser.call('GET', '/oauth/v1/private/grants')).result;
    await browser.call('POST', '/oauth/v1/private/revoke_grant', { grant_id: grants[0].grant_id });
    const account = product.db.selectFrom('account').select('id').where('email', '=', email);
    const events = await product.db
      .selectFrom('security_event')
      .select(['kind', 'detail'])
      .where('account_id', 'in', account)
      .where('kind', 'like', 'oauth%')
      .orderBy('at')
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(['oauthGranted', 'oauthRevoked']);
    expect(mails()).toHaveLength(1);
  });

  test('[OAUTH-06] [BAN-01] the tokens of a locked account do nothing', async () => {
    const { browser, email } = await somebody();
    const tokens = await redeem(await browser.authorize(address()));
    await product.db.updateTable('account').set({ banned_at: 1 }).where('email', '=', email).execute();
    expect((await userinfo(tokens.access_token)).status).toBe(401);
  });

  test('[OAUTH-06] a request that another page posts is taken, with the person’s session', async () => {
    const { browser } = await somebody();
    await browser.authorize(address());
    const answer = await product.browser().fetch('/openid/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: address().split('?')[1] ?? '',
    });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([303, []]);
    const { at } = await browser.begin(answer.headers.get('location') ?? '');
    expect(at.searchParams.get('code')).toBeTruthy();
  });

  test('[OAUTH-06] form_post sends the answer from a page that allows that alone', async () => {
    const { browser } = await somebody();
    await browser.authorize(address());
    const answer = await browser.fetch(address({ response_mode: 'form_post' }));
    const page = await answer.text();
    expect(page).toContain('action="https://app.example/callback"');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/]+=*';/,
    );
  });
});
