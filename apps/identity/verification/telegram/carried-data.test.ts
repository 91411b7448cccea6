import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTelegram, signLogin, type TelegramTest } from '../../testing/open-telegram.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const MARK = 'x-gatehouse-mini-app';
const PASSWORD = 'correct horse battery';
const LAUNCH = '/user/public/telegram/launch';

describe.each(testStores)('Telegram’s data on calls of other kinds, on %s', (store) => {
  let there: TelegramTest;
  beforeAll(async () => {
    there = await openTelegram(store);
    await there.register('member@example.com', PASSWORD);
  });
  afterAll(() => there.close());

  const logIn = async (more: object, password = PASSWORD) =>
    there.post('/login', { login_name: 'member@example.com', ...(await there.locked(password)), ...more });

  test('[TG-02] [PLAT-02] genuine launch data of the last hour marks the answer, whatever it is; older data means nothing', async () => {
    const { launchOf } = there;
    const answers = [
      await logIn({ telegram_callback_mini: launchOf(401, 3_590) }),
      await logIn({ telegram_callback_mini: launchOf(401) }, 'wrong'),
      await logIn({ telegram_callback_mini: launchOf(401, 3_605) }),
      await logIn({ telegram_callback: signLogin(there.loginFields(401)) }),
      await logIn({}),
    ];
    expect(answers.map(({ ret_code, headers }) => [ret_code, headers[MARK]])).toEqual([
      [0, '1'],
      [expect.any(Number), '1'],
      [0, undefined],
      [0, undefined],
      [0, undefined],
    ]);
    expect(answers[1]?.ret_code).not.toBe(0);
    // To be carried binds nothing.
    expect((await there.open(launchOf(401))).ret_code).toBe(40004);
  });

  test('[TG-12] data that is not our bot’s is refused before anything else happens', async () => {
    const { hostileLaunches, hostileLogins, post, db } = there;
    const before = await db.selectFrom('registration').select('id').execute();
    for (const [what, telegram_callback_mini] of hostileLaunches(402)) {
      const answer = await logIn({ telegram_callback_mini });
      expect([what, answer.ret_code, answer.token, answer.headers[MARK]]).toEqual([what, 700220, undefined, undefined]);
      const info = { register_type: 1, email: 'new@example.com', telegram_callback_mini };
      expect([what, (await post('/user/public/register/info', info)).ret_code]).toEqual([what, 700220]);
    }
    for (const [what, telegram_callback] of hostileLogins(402)) {
      expect([what, (await logIn({ telegram_callback })).ret_code]).toEqual([what, 700220]);
    }
    for (const telegram_callback_mini of [1, null, [], {}, ['x']]) {
      expect((await logIn({ telegram_callback_mini })).ret_code).toBe(700001);
    }
    expect(await db.selectFrom('registration').select('id').execute()).toEqual(before);
  });

  test('[TG-02] [LOGIN-09] a registration that carries it is of a mini-app, and begins nothing; data of a browser’s login begins one', async () => {
    const { launchOf, loginFields, post, db } = there;
    const email = 'carried@example.com';
    const started = () => db.selectFrom('registration').selectAll().where('login_key', '=', email).execute();
    const info = { register_type: 1, email };
    const begin = (data: object) => post('/user/public/register/info', { ...info, ...data });
    const refused = await begin({ telegram_callback_mini: launchOf(403) });
    expect(refused).toMatchObject({ ret_code: 700062, headers: { [MARK]: '1' } });
    expect(await started()).toEqual([]);
    expect((await begin({ telegram_callback_mini: launchOf(403, 3_605) })).ret_code).toBe(0);
    expect((await begin({ telegram_callback: signLogin(loginFields(403)) })).ret_code).toBe(0);
    expect(JSON.stringify(await started())).not.toMatch(/(?:user_|Name )403/);
  });

  test('[TG-02] the status of a QR code carries it', async () => {
    const { get, launchOf } = there;
    const { result } = await get('/v3/public/qrcode/generate');
    const ask = (data: string) =>
      get(`/v3/public/qrcode/status?${new URLSearchParams({ uuid: result.uuid, telegram_callback_mini: data })}`);
    expect(await ask(launchOf(404))).toMatchObject({ ret_code: 0, headers: { [MARK]: '1' } });
    const forged = await ask(launchOf(404).replace('404', '405'));
    expect([forged.ret_code, forged.headers[MARK]]).toEqual([700220, undefined]);
    const twice = `/v3/public/qrcode/status?uuid=${result.uuid}&telegram_callback_mini=a&telegram_callback_mini=b`;
    expect((await get(twice)).ret_code).toBe(700001);
  });

  test('[PLAT-02] launch data of the last hour marks a browser, and is read to it', async () => {
    const { post, launchOf, hostileLaunches } = there;
    const launch = (telegram_callback_mini?: string) => post(LAUNCH, { telegram_callback_mini });
    expect(await launch(launchOf(406, 3_590))).toMatchObject({
      ...{ ret_code: 0, headers: { [MARK]: '1' } },
      result: { telegram: { id: 406, first_name: 'Name 406' }, start_param: 'task' },
    });
    const old = await launch(launchOf(406, 3_605));
    expect([old.ret_code, old.headers[MARK]]).toEqual([700221, undefined]);
    for (const [what, data] of hostileLaunches(406))
      expect([what, (await launch(data)).ret_code]).toEqual([what, 700220]);
    expect((await launch()).ret_code).toBe(700001);
  });
});

describe('without a bot', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity('SQLite');
  });
  afterAll(() => identity.close());

  test('[LOGIN-06] Telegram is an unknown provider, and its data means nothing', async () => {
    const { post, get, register, locked } = identity;
    const { token = '' } = await register('member@example.com', PASSWORD);
    const headers = { usertoken: token };
    expect((await get('/user/public/third-party/providers')).result.providers).toEqual([]);
    const telegram_callback_mini = 'x';
    for (const [path, payload] of [
      ['/user/public/third-party/begin', { provider: 'telegram' }],
      ['/user/public/login/thirdparty', { telegram_callback_mini }],
      [LAUNCH, { telegram_callback_mini }],
      ['/user/private/bind/telegram', { telegram_callback_mini, from: 'login', bot_messages: false }],
    ] as const) {
      expect(await post(path, payload, headers), path).toMatchObject({
        ...{ ret_code: 700120, result: { provider: 'telegram' } },
      });
    }
    const answer = await post('/login', {
      login_name: 'member@example.com',
      ...(await locked(PASSWORD)),
      telegram_callback_mini,
    });
    expect([answer.ret_code, answer.headers[MARK]]).toEqual([0, undefined]);
    expect((await get('/user/private/telegram-bind-status', headers)).result).toEqual({ bind_status: 0 });
    expect((await post('/user/private/unbind/telegram', {}, headers)).ret_code).toBe(0);
  });
});
