import { testStores } from '@gatehouse/identity/testing/open-test-identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, appCalls, asApp } from './app-fixture.ts';
import { localFetch } from './browser-fixture.ts';
import { type OAuthTest, openOAuthTest, PASSWORD } from './oauth-fixture.ts';

const MINUTE_MS = 60_000;
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe.each(testStores)('endpoints on %s', (store) => {
  let product: OAuthTest;
  let calls: ReturnType<typeof appCalls>;
  beforeAll(async () => {
    product = await openOAuthTest(store);
    calls = appCalls(product);
  });
  afterAll(() => product.close());

  const somebody = async (email: string) => product.browser().logIn((await product.register(email, PASSWORD)).token);
  const errorOf = ({ at }: { readonly at: URL }) => at.searchParams.get('error');

  test.each([
    ['POST', '/openid/token', 400, 'invalid_request'],
    ['POST', '/openid/introspection', 400, 'invalid_request'],
    ['POST', '/openid/revocation', 400, 'invalid_request'],
    ['POST', '/openid/par', 400, 'invalid_request'],
    ['GET', '/openid/userinfo', 401, 'invalid_token'],
    ['POST', '/openid/userinfo', 401, 'invalid_token'],
  ])('[OAUTH-06] %s %s tells its error to a program, whatever it accepts', async (method, path, status, error) => {
    for (const accept of [BROWSER, 'text/html', '*/*', 'application/json', 'image/png']) {
      const headers = { accept, ...(path === '/openid/userinfo' ? { authorization: 'Bearer nonsense' } : asApp) };
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const init = method === 'POST' ? { method, headers: { ...headers, ...form }, body: 'x=y' } : { headers };
      const answer = await localFetch(product.issuerOf() + path, init);
      expect([answer.status, answer.headers.get('location')], accept).toEqual([status, null]);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await answer.json()).toMatchObject({ error });
    }
  });

  test('[OAUTH-06] a browser is led to a page by the endpoints alone that it is sent to', async () => {
    for (const path of ['/openid/auth?client_id=nobody', '/openid/end_session?client_id=nobody']) {
      const answer = await product.browser().fetch(path, { headers: { accept: BROWSER } });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/oauth?error=invalid_client']);
    }
    const confirm = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: BROWSER },
    };
    const late = await product.browser().fetch('/openid/end_session/confirm', { ...confirm, body: 'xsrf=x' });
    expect([late.status, late.headers.get('location')]).toEqual([303, '/oauth?error=invalid_request']);
  });

  test('[OAUTH-06] the account that id_token_hint names, and no other one, gets a code', async () => {
    const owner = await somebody('hinted@example.com');
    const { id_token } = await calls.tokens(owner);
    expect((await owner.begin(addressOf({ id_token_hint: id_token }))).at.searchParams.has('code')).toBe(true);
    const silent = { id_token_hint: id_token, prompt: 'none' };
    expect((await owner.begin(addressOf(silent))).at.searchParams.has('code')).toBe(true);
    const other = await somebody('another@example.com');
    await other.authorize(addressOf());
    expect(errorOf(await other.begin(addressOf(silent)))).toBe('login_required');
    expect(errorOf(await product.browser().begin(addressOf(silent)))).toBe('login_required');
    // Who logs in comes back from the page with the session of another account.
    const late = product.browser();
    const { interaction = '' } = await late.begin(addressOf({ id_token_hint: id_token }));
    late.logIn((await product.logIn('another@example.com', PASSWORD)).token);
    const { result } = await late.call('GET', '/oauth/v1/private/pre_authorize', { interaction });
    const { at } = await late.begin(result.redirect_url);
    expect(Object.fromEntries(at.searchParams)).toMatchObject({
      ...{ error: 'login_required', state: 'a state', iss: product.issuerOf() },
    });
  });

  test('[OAUTH-06] an answer of another account than id_token_hint names keeps no consent', async () => {
    const { id_token } = await calls.tokens(await somebody('named@example.com'));
    const other = await somebody('unnamed@example.com');
    for (const prompt of ['consent', 'select_account']) {
      const { interaction = '' } = await other.begin(addressOf({ id_token_hint: id_token, prompt }));
      const back = await other.confirm(interaction);
      expect([back.searchParams.get('error'), back.searchParams.has('code')]).toEqual(['login_required', false]);
    }
    expect((await other.call('GET', '/oauth/v1/private/grants')).result.grants).toEqual([]);
    const forged = `${id_token.split('.').slice(0, 2).join('.')}.AAAA`;
    expect(errorOf(await other.begin(addressOf({ id_token_hint: forged })))).toBe('invalid_request');
  });

  test('[OAUTH-06] an account that changes between the answer and the code gets none for another one’s hint', async () => {
    const owner = await somebody('before@example.com');
    const { id_token } = await calls.tokens(owner);
    const { interaction = '' } = await owner.begin(addressOf({ id_token_hint: id_token, prompt: 'consent' }));
    const scopes = ['openid', 'email'];
    const payload = { interaction, allow: true, scopes };
    const { result } = await owner.call('POST', '/oauth/v1/private/confirm_auth', payload);
    owner.logIn((await product.register('after@example.com', PASSWORD)).token);
    const { at } = await owner.begin(result.redirect_url).catch(() => ({ at: new URL('http://nowhere') }));
    expect(at.searchParams.has('code')).toBe(false);
  });

  test('[OAUTH-06] a logout that another page posts is taken, with the person’s session', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await product
      .browser()
      .fetch('/openid/end_session', { method: 'POST', headers, body: 'client_id=app' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/openid/end_session?client_id=app']);
  });

  test('[OAUTH-06] [SESS-06] a logout of a visitor leaves a row for minutes, and a session’s own stays', async () => {
    const rows = () => product.db.selectFrom('oauth_item').selectAll().where('model', '=', 'Session').execute();
    const before = (await rows()).map(({ id }) => id);
    await product.browser().fetch('/openid/end_session?client_id=app');
    const left = (await rows()).filter(({ id }) => !before.includes(id));
    expect(left.map(({ expires_at, created_at }) => expires_at - created_at)).toEqual([10 * MINUTE_MS]);
    const browser = await somebody('stays@example.com');
    await browser.fetch('/openid/end_session?client_id=app');
    const own = (await rows()).filter(({ account_id }) => account_id !== null).at(-1);
    expect((own?.expires_at ?? 0) - (own?.created_at ?? 0)).toBeGreaterThan(24 * 60 * MINUTE_MS);
  });
});

test('[OAUTH-06] a flood of logouts from one address is turned away', async () => {
  const product = await openOAuthTest('SQLite', { limitPoints: { oauthRequestsByAddress: 2 } });
  const end = () => product.browser().fetch('/openid/end_session?client_id=app');
  expect([(await end()).status, (await end()).status]).toEqual([200, 200]);
  const refused = await end();
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/oauth?error=temporarily_unavailable']);
  const rows = await product.db.selectFrom('oauth_item').select('id').where('model', '=', 'Session').execute();
  expect(rows).toHaveLength(2);
  await product.close();
});
