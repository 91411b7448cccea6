import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdentity } from '../../compose.ts';
import { injected } from '../../testing/injected-fixture.ts';
import { openTelegram, type TelegramTest } from '../../testing/open-telegram.ts';
import { testStores } from '../../testing/open-test-identity.ts';

const LAUNCH = '/user/public/telegram/launch';
const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });
type Headers = Record<string, string>;

describe.each(testStores)('a mini-app that is opened with a session, on %s', (store) => {
  let there: TelegramTest;
  beforeAll(async () => {
    there = await openTelegram(store);
  });
  afterAll(() => there.close());

  const launched = (telegram_callback_mini: string, headers: Headers, more: object = {}) =>
    there.post(LAUNCH, { telegram_callback_mini, ...more }, headers);
  /** The person wants it. */
  const END = { end_session: true };
  const ended = async (launch: string, headers: Headers) =>
    (await launched(launch, headers, END)).result?.session_ended;
  const isLive = async ({ usertoken }: Headers) => (await there.whose(usertoken)) !== undefined;
  /** What was there before the launch: Telegram's dates are full seconds. */
  const later = (seconds = 2) => {
    there.time.offset += seconds * 1_000;
  };

  test('[TG-12] [PLAT-02] another person’s session ends, and the person who opened it is logged in; their other sessions stay', async () => {
    const { bound, launchOf, open, whose, logIn } = there;
    const ada = await bound('ada', 501);
    const bob = await bound('bob', 502);
    const elsewhere = await logIn('ada@example.com', 'correct horse battery', device(1));
    later();
    const launch = launchOf(502);
    expect((await launched(launch, ada.headers, END)).result).toMatchObject({
      ...{ session_ended: true, telegram: { id: 502 } },
    });
    expect([await isLive(ada.headers), await whose(elsewhere.token)]).toEqual([false, ada.id]);
    // A page that asks twice is told the same, and so is another one of that browser.
    expect(await ended(launch, ada.headers)).toBe(true);
    const opened = await open(launch, ada.headers);
    expect([opened.ret_code, await whose(opened.token), await isLive(bob.headers)]).toEqual([0, bob.id, true]);
  });

  test('[TG-12] another person’s session is named, and stays until the person wants it to end: a stranger’s launch logs nobody out', async () => {
    const { bound, launchOf } = there;
    const ada = await bound('ada-asked', 521);
    await bound('mallory', 522);
    later();
    const launch = launchOf(522);
    for (const _ of [1, 2]) {
      const { result } = await launched(launch, ada.headers);
      expect([result?.other_session, result?.session_ended, await isLive(ada.headers)]).toEqual([
        true,
        undefined,
        true,
      ]);
    }
    expect((await launched(launchOf(521), ada.headers)).result).not.toHaveProperty('other_session');
    expect([await ended(launch, ada.headers), await isLive(ada.headers)]).toEqual([true, false]);
    expect((await launched(launch, ada.headers, { end_session: false })).ret_code).toBe(700_001);
  });

  test('[TG-12] a second factor that is still to come leaves no other person’s session', async () => {
    const { bound, launchOf, open, db } = there;
    const ada = await bound('ada-second', 503);
    const bob = await bound('bob-second', 504);
    await db.updateTable('account').set({ device_check: 1 }).where('public_id', '=', bob.id).execute();
    later();
    const launch = launchOf(504);
    const headers = { ...device(2), usertoken: ada.headers.usertoken ?? '' };
    expect(await ended(launch, headers)).toBe(true);
    expect((await open(launch, headers)).ret_code).toBe(20100);
    expect(await isLive(headers)).toBe(false);
  });

  test('[TG-12] [TG-06] an unlinked person ends the session of another person’s account, and keeps one of an account without Telegram', async () => {
    const { bound, member, launchOf, open } = there;
    const [linked, free] = [await bound('linked', 505), await member('free')];
    later();
    const launch = launchOf(506);
    expect(await ended(launch, free.headers)).toBeUndefined();
    expect(await ended(launch, linked.headers)).toBe(true);
    expect([await isLive(free.headers), await isLive(linked.headers)]).toEqual([true, false]);
    expect((await open(launch, linked.headers)).ret_code).toBe(40004);
  });

  test('[TG-12] the person’s own session stays, and so does that of their sub-account', async () => {
    const { bound, member, launchOf, db } = there;
    const [ada, sub] = [await bound('own', 507), await member('sub')];
    const idOf = async (id: number) =>
      (await db.selectFrom('account').select('id').where('public_id', '=', id).executeTakeFirstOrThrow()).id;
    await db
      .updateTable('account')
      .set({ parent_id: await idOf(ada.id) })
      .where('public_id', '=', sub.id)
      .execute();
    later();
    for (const { headers } of [ada, sub]) {
      expect(await ended(launchOf(507), headers)).toBeUndefined();
      expect(await isLive(headers)).toBe(true);
    }
    const { result } = await launched(launchOf(507), {});
    expect(result).toEqual({ telegram: expect.anything(), start_param: 'task' });
  });

  test('[TG-12] data that is not genuine, too old to log in with, or of no bot ends nothing', async () => {
    const { bound, launchOf, hostileLaunches } = there;
    const [victim] = [await bound('victim', 508), await bound('attacker', 509)];
    later(3_700);
    const { token = '' } = await there.logIn('victim@example.com', 'correct horse battery');
    const headers = { usertoken: token };
    later();
    for (const [what, data] of hostileLaunches(509)) {
      const answer = await launched(data, headers, END);
      expect([what, answer.ret_code, answer.result, await isLive(headers)]).toEqual([what, 700_220, undefined, true]);
    }
    expect((await launched(launchOf(509, 3_605), headers)).ret_code).toBe(700_221);
    const launch = launchOf(509);
    later(303);
    expect(await ended(launch, headers)).toBeUndefined();
    const { telegram: _, ...options } = there.options;
    const off = await createIdentity(options);
    expect((await injected(off).post(LAUNCH, { telegram_callback_mini: launchOf(509) }, headers)).ret_code).toBe(
      700_120,
    );
    await off.close();
    expect([await isLive(headers), victim.id]).toEqual([true, await there.whose(token)]);
  });

  test('[TG-12] a launch that was used ends nothing: not once it has logged in, nor a second session, at once or later', async () => {
    const { bound, launchOf, open, options } = there;
    const [one, other] = [await bound('one-session', 510), await bound('other-session', 511)];
    await bound('launcher', 512);
    later();
    const used = launchOf(512);
    expect((await open(used, device(3))).ret_code).toBe(0);
    expect(await ended(used, one.headers)).toBeUndefined();
    const launch = launchOf(512);
    const app = await createIdentity(options);
    const elsewhere = (headers: Headers) =>
      injected(app).post(LAUNCH, { telegram_callback_mini: launch, ...END }, headers);
    await Promise.all([launched(launch, one.headers, END), elsewhere(other.headers)]);
    expect([await isLive(one.headers), await isLive(other.headers)].toSorted()).toEqual([false, true]);
    for (const { headers } of [one, other]) await launched(launch, headers, END);
    expect([await isLive(one.headers), await isLive(other.headers)].toSorted()).toEqual([false, true]);
    await app.close();
  });

  test('[TG-12] [LOGIN-08] a session that is opened within the launch stays: the person chose that account', async () => {
    const { bound, launchOf, logIn } = there;
    await bound('chosen', 513);
    const launch = launchOf(514);
    later();
    const { token = '' } = await logIn('chosen@example.com', 'correct horse battery');
    expect(await ended(launch, { usertoken: token })).toBeUndefined();
    expect(await isLive({ usertoken: token })).toBe(true);
  });
});
