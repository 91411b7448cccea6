import { defaultBrand } from '@gatehouse/brand/default-brand';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdentity } from '../../compose.ts';
import { injected } from '../../testing/injected-fixture.ts';
import { openTelegram, signLogin, type TelegramTest } from '../../testing/open-telegram.ts';
import { testStores } from '../../testing/open-test-identity.ts';

const LOGIN = '/user/public/login/thirdparty';
const BEGIN = '/user/public/third-party/begin';
const LINK = '/user/private/third-party/link';
const REGISTER = '/user/public/third-party/register';
const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });
const stateOf = (url: string) =>
  new URL(new URL(url).searchParams.get('return_to') ?? '').searchParams.get('state') ?? '';

type Headers = Record<string, string>;

describe.each(testStores)('Telegram in a browser, on %s', (store) => {
  let there: TelegramTest;
  beforeAll(async () => {
    there = await openTelegram(store, { brand: { ...defaultBrand, port: 3000 } });
  });
  afterAll(() => there.close());

  const begin = async (headers: Headers = {}) =>
    String((await there.post(BEGIN, { provider: 'telegram' }, headers)).result.url);
  /** As far as the way back from Telegram's page. */
  const signIn = async (id: number, headers: Headers = {}) => ({
    ...{ state: stateOf(await begin(headers)), telegram_callback: signLogin(there.loginFields(id)) },
  });
  const logIn = async (id: number, headers: Headers = {}) => there.post(LOGIN, await signIn(id, headers), headers);

  test('[LOGIN-06] Telegram is among the providers, and its page is asked with our bot and the way back', async () => {
    const { providers } = (await there.get('/user/public/third-party/providers')).result;
    expect(providers).toEqual([{ id: 'telegram', name: 'Telegram', letter: 'T' }]);
    const url = new URL(await begin({ lang: 'de-DE' }));
    const state = stateOf(url.href);
    expect([url.origin, url.pathname]).toEqual(['https://telegram.example', '/auth']);
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ bot_id: '7000000002', origin: 'http://localhost:3000', request_access: 'write', lang: expect.any(String) },
      return_to: `http://localhost:3000/third-party/callback?state=${state}`,
    });
    expect(new URL(await begin({ 'x-gatehouse-site': 'EU' })).searchParams.get('origin')).toBe(
      'http://eu.localhost:3000',
    );
  });

  test('[LOGIN-06] [SIGNUP-12] no account is linked: what was proved opens an account, which then logs in', async () => {
    const { post, codeFor, whose, db } = there;
    const { ret_code, result } = await logIn(301);
    expect([ret_code, result]).toMatchObject([700126, { provider: { id: 'telegram' }, trusted: false }]);
    const { uuid } = result;
    expect((await post(REGISTER, { uuid })).result.field).toBe('email');
    const email = 'from-telegram@example.com';
    const asked = await post(REGISTER, { uuid, email });
    expect(asked.ret_code).toBe(20100);
    await post('/user/public/challenge/send', { uuid: asked.result.uuid, item: 'email' });
    const proven = { uuid: asked.result.uuid, proof: { by: 'email', code: codeFor(email) } };
    const opened = await post(REGISTER, { uuid, email, proven });
    expect(opened.ret_code).toBe(0);
    const again = await logIn(301);
    expect([again.ret_code, await whose(again.token)]).toEqual([0, opened.result.id]);
    const status = (await there.get('/user/private/telegram-bind-status', { usertoken: again.token ?? '' })).result;
    expect(status).toMatchObject({ bind_status: 1, telegram: { first_name: 'Name 301' }, bot_messages: false });
    const flows = await db.selectFrom('third_party_flow').select('profile').where('used_at', 'is not', null).execute();
    expect(flows.map(({ profile }) => profile)).toEqual(['']);
  });

  test('[LOGIN-06] an account links it, before its login or after, and logs in with it', async () => {
    const { member, post, get, whose } = there;
    const [first, second] = [await member('links-after'), await member('links-before')];
    const { url } = (await post(`${LINK}/begin`, { provider: 'telegram' }, first.headers)).result;
    const telegram_callback = signLogin(there.loginFields(302));
    const back = { state: stateOf(url), telegram_callback };
    expect((await post(LINK, back, second.headers)).ret_code).toBe(700121);
    expect((await post(LOGIN, back)).ret_code).toBe(700121);
    expect(await post(LINK, back, first.headers)).toMatchObject({
      ret_code: 0,
      result: { provider: { id: 'telegram' } },
    });
    const { uuid } = (await logIn(303)).result;
    expect((await post(LINK, { uuid }, second.headers)).ret_code).toBe(0);
    for (const [id, owner] of [
      [302, first],
      [303, second],
    ] as const) {
      expect(await whose((await logIn(id)).token)).toBe(owner.id);
      const { telegram } = (await get('/user/private/telegram-bind-status', owner.headers)).result;
      expect(telegram.first_name).toBe(`Name ${id}`);
    }
  });

  test('[TG-12] data that is not our bot’s opens nothing, and leaves the sign-in as it was', async () => {
    const { post, bound, hostileLogins } = there;
    await bound('victim', 304);
    const { state, telegram_callback } = await signIn(304);
    for (const [what, data] of hostileLogins(304)) {
      expect([what, (await post(LOGIN, { state, telegram_callback: data })).ret_code]).toEqual([what, 700220]);
    }
    expect((await post(LOGIN, { state, telegram_callback: there.launchOf(304) })).ret_code).toBe(700220);
    expect((await post(LOGIN, { state, telegram_callback: 'x'.repeat(2_049) })).ret_code).toBe(700220);
    expect((await post(LOGIN, { state, telegram_callback })).ret_code).toBe(0);
    const old = stateOf(await begin());
    expect(
      (await post(LOGIN, { state: old, telegram_callback: signLogin(there.loginFields(304, 301)) })).ret_code,
    ).toBe(700221);
    expect((await post(LOGIN, { state: stateOf(await begin()) })).result.field).toBe('telegram_callback');
  });

  test('[TG-12] stolen data is refused with the state of any other sign-in, on every instance, at once or later', async () => {
    const { post, bound, options } = there;
    await bound('stolen', 305);
    const app = await createIdentity(options);
    const { telegram_callback } = await signIn(305);
    const tries = await Promise.all(
      Array.from({ length: 6 }, async (_one, at) => ({
        headers: device(30 + at),
        state: stateOf(await begin(device(30 + at))),
      })),
    );
    const answers = await Promise.all(
      tries.map(({ headers, state }, at) =>
        (at % 2 ? post : injected(app).post)(LOGIN, { state, telegram_callback }, headers),
      ),
    );
    expect(answers.map(({ ret_code }) => ret_code).toSorted()).toEqual([0, ...Array(5).fill(700221)]);
    const later = stateOf(await begin(device(40)));
    expect((await injected(app).post(LOGIN, { state: later, telegram_callback }, device(40))).ret_code).toBe(700221);
    await app.close();
  });

  test('[LOGIN-06] the way back is of the device that began, and a repetition there gets the same session', async () => {
    const { post, bound } = there;
    await bound('repeats', 306);
    const back = await signIn(306, device(50));
    for (const headers of [device(51), { guid: '' }, { ...device(50), 'x-gatehouse-site': 'EU' }]) {
      expect((await post(LOGIN, back, headers)).ret_code).toBe(700121);
    }
    const opened = await post(LOGIN, back, device(50));
    expect(opened.ret_code).toBe(0);
    expect((await post(LOGIN, back, device(50))).token).toBe(opened.token);
    const other = { ...back, telegram_callback: signLogin(there.loginFields(306)) };
    expect((await post(LOGIN, other, device(50))).ret_code).toBe(700121);
  });

  test('[LOGIN-06] who turns back at Telegram is told so', async () => {
    const state = stateOf(await begin());
    const answer = await there.post(LOGIN, { state, error: 'access_denied' });
    expect(answer).toMatchObject({ ret_code: 700122, result: { provider: 'telegram' } });
  });
});
