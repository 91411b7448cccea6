import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIdentity, databaseOf } from '../compose.ts';
import type { Db } from '../db/open.ts';
import type { Mail } from '../delivery/mail.ts';
import { NotDelivered } from '../delivery/not-delivered.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../testing/open-test-identity.ts';
import { claimOwedNotice } from './owed-notices.ts';

const PASSWORD = 'correct horse battery';
const CHECK = '/user/private/account/device-check';
const CHANGED = 'Gatehouse: Your new-device check was changed';
const MINUTE_MS = 60_000;
const AWAY = new NotDelivered('The mail server is away', { mayHaveBeenSent: false });

describe.each(testStores)('owed notices on %s', (store) => {
  let identity: TestIdentity;
  let db: Db;
  beforeEach(async () => {
    identity = await openTestIdentity(store, { limitPoints: { noticesByAccountAndKind: 3 } });
    db = databaseOf(identity.app) as Db;
  });
  afterEach(() => identity.close());

  const noticesSent = () => identity.mailbox.list().filter(({ subject }) => subject === CHANGED);
  const owed = () => db.selectFrom('owed_notice').selectAll().orderBy('id').execute();
  const now = () => Date.now() + identity.time.offset;
  const toggle = (token: string | undefined, device_check: boolean) =>
    identity.post(CHECK, { device_check }, { usertoken: token ?? '' });

  /** Until `work` is over, the mail server takes what `takes` says. */
  async function withServer(takes: (mail: Mail) => Promise<void>, work: () => Promise<void>): Promise<Mail[]> {
    const tried: Mail[] = [];
    const deliver = vi.spyOn(identity.mailbox, 'deliver').mockImplementation((mail) => {
      tried.push(mail);
      return takes(mail);
    });
    await work();
    deliver.mockRestore();
    return tried;
  }

  /** Starts another process on the same store, which looks for what is owed at once, and waits until it has looked. */
  async function look(): Promise<void> {
    const another = await createIdentity({ ...identity.options, mailbox: identity.mailbox });
    await vi.waitFor(async () => {
      const due = (await owed()).filter(({ due_at, expires_at }) => due_at <= now() && expires_at > now());
      expect(due).toEqual([]);
    });
    await another.close();
  }

  async function lost(email: string): Promise<string | undefined> {
    const { token } = await identity.register(email, PASSWORD);
    await withServer(
      () => Promise.reject(AWAY),
      async () => {
        await toggle(token, false);
        await vi.waitFor(async () => expect((await owed())[0]?.recipients).toBe(JSON.stringify([email])));
      },
    );
    return token;
  }

  test('a notice that the mail server did not take is sent later, and not before it is due', async () => {
    await lost('owed@example.com');
    identity.time.offset += MINUTE_MS;
    await look();
    expect([noticesSent(), await owed()]).toMatchObject([[], [{}]]);
    identity.time.offset += 2 * MINUTE_MS;
    await look();
    expect([noticesSent(), await owed()]).toMatchObject([[{ to: 'owed@example.com' }], []]);
  });

  test('of several processes that look at once one takes it', async () => {
    await lost('once@example.com');
    const at = now() + 3 * MINUTE_MS;
    const taken = await Promise.all(Array.from({ length: 8 }, () => claimOwedNotice(db, at)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await claimOwedNotice(db, at + MINUTE_MS)).toBeUndefined();
    expect(await claimOwedNotice(db, at + 4 * MINUTE_MS)).toBeDefined();
  });

  test('a notice that was sent, may have gone out or is refused for good is not sent again', async () => {
    const { token } = await identity.register('told@example.com', PASSWORD);
    await toggle(token, false);
    await vi.waitFor(async () => expect([noticesSent().length, await owed()]).toEqual([1, []]));
    for (const [outcome, to] of [
      [{ mayHaveBeenSent: true }, true],
      [{ mayHaveBeenSent: false, isFinal: true }, false],
    ] as const) {
      const tried = await withServer(
        () => Promise.reject(new NotDelivered('No', outcome)),
        async () => {
          await toggle(token, to);
          await vi.waitFor(async () => expect(await owed()).toEqual([]));
        },
      );
      expect(tried).toHaveLength(1);
    }
  });

  test('a delivered notice settles no other, and neither does one over the limit', async () => {
    const token = await lost('others@example.com');
    await toggle(token, true);
    await vi.waitFor(() => expect(noticesSent()).toHaveLength(1));
    await withServer(
      () => Promise.reject(AWAY),
      async () => {
        // The third of its kind in an hour is owed, the fourth is too many.
        await toggle(token, false);
        await vi.waitFor(async () =>
          expect((await owed()).map(({ recipients }) => !!recipients)).toEqual([true, true]),
        );
        await toggle(token, true);
        await vi.waitFor(async () => expect(await owed()).toHaveLength(2));
      },
    );
    identity.time.offset += 3 * MINUTE_MS;
    await look();
    expect([noticesSent().length, await owed()]).toEqual([3, []]);
  });

  test('the replaced address is notified too; a recipient is not notified twice', async () => {
    await identity.register('new@example.com', PASSWORD);
    const { id: account_id } = await db
      .selectFrom('account')
      .select('id')
      .where('email', '=', 'new@example.com')
      .executeTakeFirstOrThrow();
    const at = now();
    const event = { id: 'x', account_id, kind: 'emailChanged', at, site: 'GLOBAL', detail: '{}' };
    await db
      .insertInto('security_event')
      .values({ ...event, browser: 'Chrome', system: 'Windows', country: 'GE' })
      .execute();
    const account_before = JSON.stringify({ email: 'old@example.com', anti_phishing_code: 'heron' });
    const times = { due_at: at, expires_at: at + 8 * 60 * MINUTE_MS };
    await db
      .insertInto('owed_notice')
      .values({ id: 'x', account_id, ...times, account_before })
      .execute();
    const takesNew = (mail: Mail) => (mail.to.startsWith('new') ? Promise.resolve() : Promise.reject(AWAY));
    const first = await withServer(takesNew, look);
    expect(first.map(({ to }) => to).toSorted()).toEqual(['new@example.com', 'old@example.com']);
    expect(first.every(({ text }) => text.includes('heron'))).toBe(true);
    identity.time.offset += 3 * MINUTE_MS;
    const second = await withServer(() => Promise.resolve(), look);
    expect([second.map(({ to }) => to), await owed()]).toEqual([['old@example.com'], []]);
  });

  test('an event of a newer version is left to it; after eight hours nothing is sent', async () => {
    await lost('never@example.com');
    await db
      .updateTable('security_event')
      .set({ kind: 'ofTomorrow' })
      .where('kind', '=', 'deviceCheckChanged')
      .execute();
    identity.time.offset += 3 * MINUTE_MS;
    await look();
    expect(await owed()).toHaveLength(1);
    await db
      .updateTable('security_event')
      .set({ kind: 'deviceCheckChanged' })
      .where('kind', '=', 'ofTomorrow')
      .execute();
    identity.time.offset += 8 * 60 * MINUTE_MS;
    await look();
    expect(noticesSent()).toEqual([]);
  });

  test('a process that closes waits for the notices being sent', async () => {
    const { token } = await identity.register('slow@example.com', PASSWORD);
    const { promise, resolve } = Promise.withResolvers<void>();
    await withServer(
      () => promise,
      async () => {
        await toggle(token, false);
        setTimeout(resolve, 300);
        await identity.app.close();
      },
    );
    const another = await createIdentity({ ...identity.options, mailbox: identity.mailbox });
    expect(await databaseOf(another)?.selectFrom('owed_notice').selectAll().execute()).toEqual([]);
    await another.close();
  });
});
