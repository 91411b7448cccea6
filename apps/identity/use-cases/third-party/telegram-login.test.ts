import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdentity } from '../../compose.ts';
import { purge } from '../../purge.ts';
import { injected } from '../../testing/injected-fixture.ts';
import { openTelegram, type TelegramTest } from '../../testing/open-telegram.ts';
import { testStores } from '../../testing/open-test-identity.ts';

const LOGIN = '/user/public/login/thirdparty';
const MARK = 'x-gatehouse-mini-app';
const MINUTE_MS = 60_000;
const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });

describe.each(testStores)('log in in the mini-app, on %s', (store) => {
  let there: TelegramTest;
  beforeAll(async () => {
    there = await openTelegram(store);
  });
  afterAll(() => there.close());

  test('[TG-10] no account is bound: 40004, with who it is, and the answer marks the browser', async () => {
    const answer = await there.open(there.launchOf(101));
    expect(answer).toMatchObject({
      ...{ ret_code: 40004, headers: { [MARK]: '1' } },
      result: { telegram: { id: 101, first_name: 'Name 101', username: 'user_101', auth_date: expect.any(Number) } },
    });
    expect(answer.token).toBeUndefined();
  });

  test('[TG-12] who is bound logs in; a reload of the same device gets the same session, any other device none', async () => {
    const { open, bound, launchOf, whose, db } = there;
    const { id } = await bound('reload', 102);
    const launch = launchOf(102);
    const opened = await open(launch, device(1));
    expect(opened).toMatchObject({ ret_code: 0, result: { id }, headers: { [MARK]: '1' } });
    expect(await whose(opened.token)).toBe(id);
    expect((await open(launch, device(1))).token).toBe(opened.token);
    for (const headers of [device(2), { guid: 'none' }]) {
      expect(await open(launch, headers)).toMatchObject({ ret_code: 700221, headers: { [MARK]: '1' } });
    }
    const row = await db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['opened_by'])
      .where('public_id', '=', id)
      .orderBy('session.created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(row.opened_by).toBe('telegram');
  });

  test('[TG-12] it opens one session, however often, on however many instances and however close together it comes', async () => {
    const { open, bound, launchOf, options } = there;
    await bound('instances', 103);
    const app = await createIdentity(options);
    const elsewhere = (launch: string, headers: Record<string, string>) =>
      injected(app).post(LOGIN, { telegram_callback_mini: launch }, headers);
    const launch = launchOf(103);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_one, at) => (at % 2 ? open : elsewhere)(launch, device(100 + at))),
    );
    expect(answers.map(({ ret_code }) => ret_code).toSorted()).toEqual([0, ...Array(11).fill(700221)]);
    const again = launchOf(103);
    const sameDevice = await Promise.all([open, elsewhere, open].map((ask) => ask(again, device(5))));
    expect(new Set(sameDevice.map(({ token }) => token)).size).toBe(1);
    expect(sameDevice.every(({ ret_code }) => ret_code === 0)).toBe(true);
    await app.close();
  });

  test('[TG-12] data that is not our bot’s opens nothing and marks nothing', async () => {
    await there.bound('hostile', 104);
    for (const [what, data] of there.hostileLaunches(104)) {
      const answer = await there.open(data);
      expect([what, answer.ret_code, answer.headers[MARK], answer.token]).toEqual([what, 700220, undefined, undefined]);
    }
    expect((await there.open(`${there.launchOf(104)}&x=${'x'.repeat(8_200)}`)).ret_code).toBe(700220);
  });

  test('[TG-12] for a login it is at most five minutes old', async () => {
    const { open, bound, launchOf, time } = there;
    await bound('old', 105);
    expect((await open(launchOf(105, 301))).ret_code).toBe(700221);
    expect((await open(launchOf(105, 295))).ret_code).toBe(0);
    const launch = launchOf(105);
    time.offset += 5 * MINUTE_MS + 2_000;
    expect((await open(launch)).ret_code).toBe(700221);
    time.offset = 0;
  });

  test('[LOGIN-02] [LOGIN-06] a second factor and a new device are asked for, as after every first factor', async () => {
    const { open, bound, launchOf, db } = there;
    const owner = await bound('second', 106);
    const change = (set: object) => db.updateTable('account').set(set).where('public_id', '=', owner.id).execute();
    await change({ device_check: 1 });
    const asked = await open(launchOf(106), device(6));
    expect(asked).toMatchObject({ ret_code: 20100, result: { why: 'device' }, headers: { [MARK]: '1' } });
    expect(asked.token).toBeUndefined();
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('public_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    const totp = { account_id: id, secret: 'x', last_step: 0, unbind_asked_at: 0, created_at: 1 };
    await db.insertInto('totp').values(totp).execute();
    const launch = launchOf(106);
    expect(await open(launch)).toMatchObject({ ret_code: 20100, result: { why: 'factor' } });
    // The first factor is used up, though the second is still to come.
    expect((await open(launch, device(7))).ret_code).toBe(700221);
  });

  test('[TG-12] a reload while more is asked for gets the same open challenge on the same device, and on no other', async () => {
    const { open, bound, launchOf, db, time } = there;
    const owner = await bound('asked-again', 112);
    await db.updateTable('account').set({ device_check: 1 }).where('public_id', '=', owner.id).execute();
    const launch = launchOf(112);
    const together = await Promise.all([1, 2, 3].map(() => open(launch, device(20))));
    const [asked] = together;
    expect(asked).toMatchObject({ ret_code: 20100, result: { why: 'device', uuid: expect.any(String) } });
    for (const each of together) expect([each.ret_code, each.result]).toEqual([20100, asked?.result]);
    for (const headers of [device(21), {}]) expect((await open(launch, headers)).ret_code).toBe(700221);
    const other = await open(launchOf(112), device(20));
    expect(other.result.uuid).not.toBe(asked?.result.uuid);
    time.offset += 6 * MINUTE_MS;
    expect((await open(launch, device(20))).result).toEqual(asked?.result);
    expect((await open(launch, device(21))).ret_code).toBe(700221);
    await db.deleteFrom('challenge').where('id', '=', asked?.result.uuid).execute();
    expect((await open(launch, device(20))).ret_code).toBe(700221);
    time.offset = 0;
  });

  test('[BAN-01] [ERR-04] a locked account and an ended one do not open, and the data is not used up', async () => {
    const { open, bound, launchOf, db } = there;
    const owner = await bound('locked', 107);
    const change = (set: object) => db.updateTable('account').set(set).where('public_id', '=', owner.id).execute();
    const launch = launchOf(107);
    await change({ banned_at: Date.now(), ban_kind: 'self' });
    expect(await open(launch)).toMatchObject({ ret_code: 31003, headers: { [MARK]: '1' } });
    await change({ banned_at: null, ban_kind: '', status: 2 });
    expect((await open(launch)).ret_code).toBe(40029);
    await change({ status: 1 });
    expect((await open(launch)).ret_code).toBe(0);
  });

  test('[REGION-09] the wall around a site holds for Telegram, too', async () => {
    await there.bound('walled', 108);
    const hongKong = { 'x-gatehouse-site': 'HKG' };
    expect((await there.open(there.launchOf(108), hongKong)).ret_code).toBe(400602);
  });

  test('[TG-12] a second login of another user on the same device ends the session of the first', async () => {
    const { open, bound, launchOf, whose } = there;
    await bound('first', 109);
    const second = await bound('after', 110);
    const one = await open(launchOf(109), device(9));
    const other = await open(launchOf(110), { ...device(9), usertoken: one.token ?? '' });
    expect([await whose(one.token), await whose(other.token)]).toEqual([undefined, second.id]);
  });

  test('[TG-12] neither the data nor who signed it is stored in the clear, and what was used is purged when it is too old', async () => {
    const { open, bound, launchOf, db, time } = there;
    await bound('traces', 111);
    const launch = launchOf(111);
    await open(launch);
    const rows = JSON.stringify(await db.selectFrom('telegram_use').selectAll().execute());
    expect(rows).not.toContain(new URLSearchParams(launch).get('hash'));
    const used = () => db.selectFrom('telegram_use').select('id').execute();
    await purge(db, Date.now() + time.offset + 60 * MINUTE_MS, { securityEventsMs: 1e12 });
    expect((await used()).length).toBeGreaterThan(0);
    await purge(db, Date.now() + time.offset + 71 * MINUTE_MS, { securityEventsMs: 1e12 });
    expect(await used()).toEqual([]);
  });
});
