import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdentity } from '../../compose.ts';
import { injected } from '../../testing/injected-fixture.ts';
import { openTelegram, signLaunch, signLogin, type TelegramTest } from '../../testing/open-telegram.ts';
import { testStores } from '../../testing/open-test-identity.ts';

const BIND = '/user/private/bind/telegram';
const STATUS = '/user/private/telegram-bind-status';
const UNBIND = '/user/private/unbind/telegram';
const MINUTE_MS = 60_000;
const codeOf = ({ result }: { result?: { tg_bind_result: string } }) => result?.tg_bind_result.split('|')[0];

describe.each(testStores)('binding Telegram, on %s', (store) => {
  let there: TelegramTest;
  beforeAll(async () => {
    there = await openTelegram(store);
  });
  afterAll(() => there.close());

  const change = (id: number, set: object) =>
    there.db.updateTable('account').set(set).where('public_id', '=', id).execute();
  const statusOf = async (headers: Record<string, string>) => (await there.get(STATUS, headers)).result;

  test('[TG-01] [TG-03] the owner binds, sees whom, and unbinds; each change has an event and a mail', async () => {
    const { member, bind, launchOf, get, post, db, mailbox } = there;
    const { id, headers } = await member('owner');
    expect(await statusOf(headers)).toEqual({ bind_status: 0 });
    const answer = await bind(launchOf(201), headers);
    expect(answer).toMatchObject({
      ret_code: 0,
      result: { bind_status: 1, tg_bind_result: expect.stringMatching(/^success\|\S/), telegram: { id: 201 } },
    });
    expect(await statusOf(headers)).toEqual({
      ...{ bind_status: 1, bot_messages: true, messages_stopped: false },
      telegram: {
        ...{ first_name: 'Name 201', username: 'user_201', bound_at: expect.any(Number), last_used_at: 0 },
      },
    });
    const { linked } = (await get('/user/private/third-party/list', headers)).result;
    expect(linked).toMatchObject([{ provider: { id: 'telegram', name: 'Telegram', letter: 'T' }, vague_email: '' }]);
    expect((await post(UNBIND, {}, headers)).ret_code).toBe(0);
    expect((await post(UNBIND, {}, headers)).ret_code).toBe(0);
    expect(await statusOf(headers)).toEqual({ bind_status: 0 });
    expect((await there.open(launchOf(201))).ret_code).toBe(40004);
    expect(await db.selectFrom('telegram_person').selectAll().where('telegram_id', '=', '201').execute()).toEqual([]);
    const rows = await db
      .selectFrom('security_event')
      .innerJoin('account', 'account.id', 'security_event.account_id')
      .select(['kind', 'detail'])
      .where('public_id', '=', id)
      .where('kind', 'like', 'thirdParty%')
      .orderBy('security_event.id')
      .execute();
    expect(rows.map(({ kind, detail }) => [kind, JSON.parse(detail).by])).toEqual([
      ['thirdPartyLinked', 'Telegram'],
      ['thirdPartyUnlinked', 'Telegram'],
    ]);
    await expect
      .poll(
        () => mailbox.list().filter(({ to, text }) => to === 'owner@example.com' && text.includes('Telegram')).length,
      )
      .toBe(2);
  });

  test('[TG-01] the same again is a success, and says again whether the bot may write; another account is told that it is over', async () => {
    const { member, bind, launchOf, db } = there;
    const [mine, theirs] = [await member('again'), await member('thief')];
    const launch = launchOf(202);
    expect(codeOf(await bind(launch, mine.headers))).toBe('success');
    expect(codeOf(await bind(launch, mine.headers, { from: 'settings', bot_messages: false }))).toBe('success');
    expect(await statusOf(mine.headers)).toMatchObject({ bind_status: 1, bot_messages: false });
    expect((await there.get('/user/private/third-party/list', mine.headers)).result.linked).toHaveLength(1);
    const stolen = await bind(launch, theirs.headers);
    expect(stolen.result).toMatchObject({ bind_status: 0, tg_bind_result: expect.stringMatching(/^login1002\|/) });
    const { bot_messages_at, bot_messages_source } = await db
      .selectFrom('telegram_person')
      .selectAll()
      .where('telegram_id', '=', '202')
      .executeTakeFirstOrThrow();
    expect([bot_messages_at, bot_messages_source]).toEqual([0, '']);
  });

  test('[TG-08] a Telegram user is one account’s, and an account has one: each failure has its code', async () => {
    const { member, bound, bind, launchOf } = there;
    const [mine, theirs] = [await bound('has', 203), await member('wants')];
    expect(codeOf(await bind(launchOf(203), theirs.headers))).toBe('login1003');
    expect(codeOf(await bind(launchOf(203), theirs.headers, { from: 'settings' }))).toBe('telegramAlreadyBind');
    const other = await bind(launchOf(204), mine.headers);
    expect([codeOf(other), other.result.bind_status]).toEqual(['login1004', 1]);
    expect(codeOf(await bind(launchOf(204), mine.headers, { from: 'settings' }))).toBe('relinkTelegramAccountTip');
    const turkish = { ...theirs.headers, 'x-gatehouse-site': 'TUR' };
    expect(codeOf(await bind(launchOf(203), turkish))).toBe('trlogin1003');
    expect(codeOf(await bind(launchOf(203), theirs.headers, { from: 'register' }))).toBe('register1003');
    expect(await statusOf(theirs.headers)).toEqual({ bind_status: 0 });
    // What was refused is not used up.
    expect((await there.open(launchOf(204))).ret_code).toBe(40004);
  });

  test('[TG-12] [TG-08] data that is not our bot’s binds nothing, nor does what is older than an hour', async () => {
    const { member, bind, hostileLaunches, hostileLogins, post, launchOf } = there;
    const { headers } = await member('forger');
    for (const [what, data] of hostileLaunches(205)) {
      const answer = await bind(data, headers);
      expect([what, codeOf(answer), answer.headers['x-gatehouse-mini-app']]).toEqual([what, 'login1001', undefined]);
    }
    for (const [what, telegram_callback] of hostileLogins(205)) {
      const answer = await post(BIND, { telegram_callback, from: 'tgregister', bot_messages: false }, headers);
      expect([what, codeOf(answer)]).toEqual([what, 'tgregister1001']);
    }
    expect(codeOf(await bind(launchOf(205, 3_605), headers, { from: 'register' }))).toBe('register1002');
    expect(await statusOf(headers)).toEqual({ bind_status: 0 });
    expect(codeOf(await bind(launchOf(205, 3_590), headers))).toBe('success');
  });

  test('[TG-01] the data of a login in a browser binds as well; neither or both kinds are refused', async () => {
    const { member, post, loginFields, launchOf } = there;
    const { headers } = await member('browser');
    const both = { telegram_callback: signLogin(loginFields(206)), telegram_callback_mini: launchOf(206) };
    for (const payload of [{}, both]) {
      expect((await post(BIND, { ...payload, from: 'login', bot_messages: true }, headers)).ret_code).toBe(700001);
    }
    const { telegram_callback } = both;
    const answer = await post(BIND, { telegram_callback, from: 'login', bot_messages: true }, headers);
    expect(answer.result).toMatchObject({ bind_status: 1, telegram: { id: 206, first_name: 'Name 206' } });
  });

  test('[TG-01] twice at once it is one binding; by two accounts, or of two Telegram users, at once it is one of them', async () => {
    const { member, bind, launchOf, options } = there;
    const app = await createIdentity(options);
    const elsewhere = (telegram_callback_mini: string, headers: Record<string, string>) =>
      injected(app).post(BIND, { telegram_callback_mini, from: 'login', bot_messages: true }, headers);
    const [left, right] = [await member('left'), await member('right')];
    const launch = launchOf(207);
    const same = await Promise.all([bind, elsewhere, bind, elsewhere].map((ask) => ask(launch, left.headers)));
    expect(same.map(codeOf)).toEqual(Array(4).fill('success'));
    const raced = await Promise.all([
      ...[bind(launchOf(208), right.headers), elsewhere(launchOf(208), (await member('third')).headers)],
      ...[bind(launchOf(209), right.headers), elsewhere(launchOf(209), right.headers)],
    ]);
    const links = await there.db
      .selectFrom('third_party_link')
      .select(['account_id', 'subject'])
      .where('subject', 'in', ['207', '208', '209'])
      .execute();
    expect(new Set(links.map(({ account_id }) => account_id)).size).toBe(links.length);
    expect(new Set(links.map(({ subject }) => subject)).size).toBe(links.length);
    expect(raced.every((answer) => ['success', 'login1003', 'login1004'].includes(codeOf(answer) ?? ''))).toBe(true);
    await app.close();
  });

  test('[TG-01] without a session, or with an old one, nothing changes before a step-up', async () => {
    const { member, bind, post, launchOf, time, bound } = there;
    const [{ headers }, owner] = [await member('stale'), await bound('stale-owner', 211)];
    for (const [path, payload] of [
      [BIND, { telegram_callback_mini: launchOf(210), from: 'login', bot_messages: true }],
      [UNBIND, {}],
    ] as const) {
      expect((await post(path, payload)).ret_code).toBe(10006);
      expect((await post(path, payload, { usertoken: 'x'.repeat(43) })).ret_code).toBe(10006);
    }
    expect((await there.get(STATUS)).ret_code).toBe(10006);
    time.offset += 5 * MINUTE_MS + 1;
    expect((await bind(launchOf(210), headers)).ret_code).toBe(700080);
    expect((await post(UNBIND, {}, owner.headers)).ret_code).toBe(700080);
    time.offset = 0;
    expect(await statusOf(headers)).toEqual({ bind_status: 0 });
    expect(await statusOf(owner.headers)).toMatchObject({ bind_status: 1 });
  });

  test('[TG-01] [TG-08] a sub-account is not bound, nor one whose identity is asked for', async () => {
    const { member, bind, launchOf, db } = there;
    const [main, sub, asked] = [await member('main'), await member('sub'), await member('asked')];
    const parent = await db
      .selectFrom('account')
      .select('id')
      .where('public_id', '=', main.id)
      .executeTakeFirstOrThrow();
    await change(sub.id, { parent_id: parent.id });
    await change(asked.id, { status: 4 });
    for (const { headers } of [sub, asked]) {
      expect(codeOf(await bind(launchOf(212), headers))).toBe('login10016');
      expect(codeOf(await bind(launchOf(212), headers, { from: 'settings' }))).toBe('telegramLinkSystemError');
    }
    expect((await there.open(launchOf(212))).ret_code).toBe(40004);
  });

  test('[TG-01] the only way in is not taken away', async () => {
    const { bound, post, launchOf } = there;
    const { id, headers } = await bound('lonely', 213);
    await change(id, { password_hash: '', email_verified: 0 });
    expect((await post(UNBIND, {}, headers)).ret_code).toBe(700129);
    expect(await statusOf(headers)).toMatchObject({ bind_status: 1, telegram: { first_name: 'Name 213' } });
    expect((await there.open(launchOf(213))).ret_code).toBe(0);
    await change(id, { email_verified: 1 });
    expect((await post(UNBIND, {}, headers)).ret_code).toBe(0);
  });

  test('[TG-01] [SITE-02] a binding of one environment is none in another', async () => {
    const { bound, open, launchOf } = there;
    await bound('here', 214);
    expect((await open(launchOf(214), { 'x-gatehouse-site': 'TESTNET' })).ret_code).toBe(40004);
  });

  test('[TG-03] what Telegram says of its user is brought up to date by a login, and what is no plain text is left out', async () => {
    const { bound, launchFields, open } = there;
    const { headers } = await bound('renamed', 215);
    const user = { id: 215, first_name: 'New\u202e\n Name', username: 'a b', photo_url: 'javascript:alert(1)' };
    expect((await open(signLaunch({ ...launchFields(215), user: JSON.stringify(user) }))).ret_code).toBe(0);
    const { telegram, bot_messages } = await statusOf(headers);
    expect([telegram, bot_messages]).toEqual([
      { first_name: 'New Name', bound_at: expect.any(Number), last_used_at: expect.any(Number) },
      true,
    ]);
    expect(telegram.last_used_at).toBeGreaterThan(0);
  });
});
