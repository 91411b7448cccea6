import { defaultBrand } from '@gatehouse/brand/default-brand';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnTelegram, openOwnTelegram } from '../../../telegram/testing/own-telegram-fixture.ts';
import { openTelegram, signLaunch, signLogin, type TelegramTest } from '../../testing/open-telegram.ts';
import { testStores } from '../../testing/open-test-identity.ts';

const LOGIN = '/user/public/login/thirdparty';
const BEGIN = '/user/public/third-party/begin';
const LINK = '/user/private/third-party/link';
const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });
type Headers = Record<string, string>;

describe.each(testStores)('log in with Telegram by OpenID Connect, on %s', (store) => {
  let peer: OwnTelegram;
  let there: TelegramTest;
  beforeAll(async () => {
    peer = await openOwnTelegram(['http://localhost:3000', 'http://eu.localhost:3000']);
    const { botToken, loginOrigin, clientId, clientSecret } = peer;
    const telegram = { botToken, apiOrigin: 'http://localhost:1', loginOrigin, openId: { clientId, clientSecret } };
    there = await openTelegram(store, { telegram, brand: { ...defaultBrand, port: 3000 } });
  });
  afterAll(async () => {
    await there.close();
    await peer.close();
  });

  const begin = async (headers: Headers = {}, path = BEGIN) =>
    String((await there.post(path, { provider: 'telegram' }, headers)).result.url);
  const responseIn = ({ searchParams }: URL) => Object.fromEntries(searchParams) as Record<string, string>;
  const logIn = async (guest: number, headers: Headers = {}, defect: Parameters<OwnTelegram['answer']>[2] = 'none') =>
    there.post(LOGIN, responseIn(await peer.answer(await begin(headers), guest, defect)), headers);
  /** An account that is bound by the mini-app's data, as it was before. */
  const bound = async (name: string, guest: number) => {
    const owner = await there.member(name);
    await there.db.updateTable('account').set({ device_check: 0 }).where('public_id', '=', owner.id).execute();
    const launch = signLaunch(there.launchFields(peer.numberOf(guest)), peer.botToken);
    expect((await there.bind(launch, owner.headers)).result.tg_bind_result).toMatch(/^success/);
    return owner;
  };

  test('[LOGIN-06] the browser goes to Telegram with PKCE, state, nonce and the site’s own address to come back to', async () => {
    const url = new URL(await begin({ 'x-gatehouse-site': 'EU' }));
    expect(url.origin + url.pathname).toBe(`${peer.loginOrigin}/auth`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ client_id: '7000000001', response_type: 'code', scope: 'openid profile telegram:bot_access' },
      ...{ redirect_uri: 'http://eu.localhost:3000/third-party/callback', code_challenge_method: 'S256' },
      ...{ state: expect.stringMatching(/^[\w-]{43}$/), nonce: expect.stringMatching(/^[\w-]{43}$/) },
      ...{ code_challenge: expect.stringMatching(/^[\w-]{43}$/), ui_locales: expect.any(String) },
    });
  });

  test('[TG-03] [LOGIN-06] who was bound in the mini-app is the same person here, by their number and not by the token’s subject', async () => {
    const owner = await bound('by-number', 1);
    const answer = await logIn(1, device(1));
    expect([answer.ret_code, await there.whose(answer.token)]).toEqual([0, owner.id]);
    const { telegram } = (await there.get('/user/private/telegram-bind-status', owner.headers)).result;
    expect(telegram).toMatchObject({ first_name: 'Guest 1' });
    const opened = await there.db
      .selectFrom('session')
      .select('opened_by')
      .where('opened_by', '=', 'telegram')
      .execute();
    expect(opened).toHaveLength(1);
    const links = await there.db.selectFrom('third_party_link').select(['issuer', 'subject']).execute();
    expect(links).toContainEqual({ issuer: 'https://telegram.org', subject: String(peer.numberOf(1)) });
  });

  test('[LOGIN-06] an account links it, and the mini-app’s launch logs it in', async () => {
    const { member, post, open, whose, db, launchFields } = there;
    const owner = await member('links-by-code');
    await db.updateTable('account').set({ device_check: 0 }).where('public_id', '=', owner.id).execute();
    const back = await peer.answer(await begin(owner.headers, `${LINK}/begin`), 2);
    expect((await post(LINK, responseIn(back), owner.headers)).ret_code).toBe(0);
    const opened = await open(signLaunch(launchFields(peer.numberOf(2)), peer.botToken), device(2));
    expect(await whose(opened.token)).toBe(owner.id);
    expect((await logIn(3)).ret_code).toBe(700_126);
  });

  test('[LOGIN-06] a person who cancels is told so', async () => {
    const back = responseIn(await peer.answer(await begin(), undefined));
    expect(back).toEqual({ error: 'access_denied', state: expect.any(String) });
    expect((await there.post(LOGIN, back)).ret_code).toBe(700_122);
  });

  test.each([
    ['expired', 11],
    ['future', 12],
    ['tampered', 13],
    ['unsigned', 14],
    ['other-bot', 15],
  ] as const)('[TG-12] an ID token that is %s logs nobody in', async (defect, guest) => {
    await bound(`defect-${defect}`, guest);
    const answer = await logIn(guest, device(3), defect);
    expect([answer.ret_code, answer.token]).toEqual([700_125, undefined]);
  });

  test('[TG-12] a code is good once, for its own sign-in and device; the signed fields are not taken in its place', async () => {
    const { post, loginFields } = there;
    await bound('once', 30);
    const first = responseIn(await peer.answer(await begin(device(4)), 30));
    const second = responseIn(await peer.answer(await begin(device(4)), 30));
    const crossed = { ...second, code: first.code };
    expect((await post(LOGIN, crossed, device(4))).ret_code).toBe(700_123);
    expect((await post(LOGIN, first, device(5))).ret_code).toBe(700_121);
    expect((await post(LOGIN, first, device(4))).ret_code).toBe(700_123);
    const { state } = responseIn(await peer.answer(await begin(device(4)), 30));
    const fields = signLogin(loginFields(peer.numberOf(30)), peer.botToken);
    const answer = await post(LOGIN, { state, telegram_callback: fields }, device(4));
    expect([answer.ret_code, answer.result]).toMatchObject([700_001, { field: 'code' }]);
    expect((await logIn(30, device(4), 'replayed')).ret_code).toBe(700_123);
    expect((await logIn(30, device(4))).ret_code).toBe(0);
  });

  test('[TG-12] a secret that is not the bot’s is refused; a Telegram user has so many logins', async () => {
    const { botToken, loginOrigin, clientId } = peer;
    const openId = { clientId, clientSecret: 'another secret, which the operator has mistyped' };
    const telegram = { botToken, apiOrigin: 'http://localhost:1', loginOrigin, openId };
    const wrong = await openTelegram(store, { telegram, brand: { ...defaultBrand, port: 3000 } });
    const url = String((await wrong.post(BEGIN, { provider: 'telegram' })).result.url);
    expect((await wrong.post(LOGIN, responseIn(await peer.answer(url, 31)))).ret_code).toBe(700_123);
    await wrong.close();
    const right = { ...telegram, openId: { clientId, clientSecret: peer.clientSecret } };
    const limitPoints = { telegramLoginsByPerson: 2 };
    const few = await openTelegram(store, { telegram: right, brand: { ...defaultBrand, port: 3000 }, limitPoints });
    const codes = [];
    for (const n of [1, 2, 3]) {
      const begun = String((await few.post(BEGIN, { provider: 'telegram' }, device(n))).result.url);
      codes.push((await few.post(LOGIN, responseIn(await peer.answer(begun, 31)), device(n))).ret_code);
    }
    expect(codes).toEqual([700_126, 700_126, 700_040]);
    await few.close();
  });
});
