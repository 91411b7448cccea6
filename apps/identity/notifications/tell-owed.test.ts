import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIdentity, databaseOf } from '../compose.ts';
import { NotDelivered } from '../delivery/not-delivered.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const CHECK = '/user/private/account/device-check';
const CHANGED = 'Gatehouse: The check of new devices was changed';
const MINUTE_MS = 60_000;

describe.each(testStores)('what owners are owed on %s', (store) => {
  let identity: TestIdentity;
  beforeEach(async () => {
    identity = await openTestIdentity(store);
  });
  afterEach(() => identity.close());

  const told = () => identity.mailbox.list().filter(({ subject }) => subject === CHANGED);
  const owed = async () =>
    (await databaseOf(identity.app)
      ?.selectFrom('security_event')
      .select(['kind', 'notify_at', 'notify_before'])
      .where('notify_at', 'is not', null)
      .execute()) ?? [];
  const lose = (error: Error) => vi.spyOn(identity.mailbox, 'deliver').mockRejectedValue(error);
  const gone = () => new NotDelivered('The mail server is away', { mayHaveBeenSent: false });

  /** Another process on the same store, which looks for what is owed as soon as it starts. */
  async function startAnother() {
    return createIdentity({ ...identity.options, mailbox: identity.mailbox });
  }

  test('a notice that the mail server did not take is sent by whichever process looks next, once', async () => {
    const { token } = await identity.register('owed@example.com', PASSWORD);
    const deliver = lose(gone());
    await identity.post(CHECK, { device_check: false }, { usertoken: token ?? '' });
    await vi.waitFor(() => expect(deliver).toHaveBeenCalled());
    deliver.mockRestore();
    expect(await owed()).toMatchObject([{ kind: 'deviceCheckChanged' }]);
    const early = await startAnother();
    expect(told()).toHaveLength(0);
    await early.close();

    identity.time.offset += 3 * MINUTE_MS;
    const [one, two] = await Promise.all([startAnother(), startAnother()]);
    await vi.waitFor(() => expect(told()).toHaveLength(1));
    await vi.waitFor(async () => expect(await owed()).toEqual([]));
    await Promise.all([one.close(), two.close()]);
    expect(told()).toHaveLength(1);
    expect(told()[0]?.to).toBe('owed@example.com');
  });

  test('what was told, or may have gone out, is not sent again', async () => {
    const { token } = await identity.register('told@example.com', PASSWORD);
    await identity.post(CHECK, { device_check: false }, { usertoken: token ?? '' });
    await vi.waitFor(() => expect(told()).toHaveLength(1));
    await vi.waitFor(async () => expect(await owed()).toEqual([]));
    const deliver = lose(new NotDelivered('No answer', { mayHaveBeenSent: true }));
    await identity.post(CHECK, { device_check: true }, { usertoken: token ?? '' });
    await vi.waitFor(() => expect(deliver).toHaveBeenCalled());
    await vi.waitFor(async () => expect(await owed()).toEqual([]));
  });

  test('the address that was replaced is told too, with the words of before', async () => {
    await identity.register('old@example.com', PASSWORD);
    const db = databaseOf(identity.app);
    const account = await db
      ?.selectFrom('account')
      .select('id')
      .where('email', '=', 'old@example.com')
      .executeTakeFirstOrThrow();
    const before = JSON.stringify({ email: 'older@example.com', anti_phishing_code: 'heron' });
    await db
      ?.insertInto('security_event')
      .values({
        ...{ id: 'x', account_id: account?.id ?? '', kind: 'emailChanged', at: Date.now(), site: 'GLOBAL' },
        ...{ browser: 'Chrome', system: 'Windows', country: 'GE', detail: '{"email":"o…@example.com"}' },
        ...{ notify_at: Date.now() + 2 * MINUTE_MS, notify_before: before },
      })
      .execute();
    identity.time.offset += 3 * MINUTE_MS;
    const another = await startAnother();
    const told = () => identity.mailbox.list().flatMap(({ text, to }) => (text.includes('heron') ? [to] : []));
    await vi.waitFor(() => expect(told().toSorted()).toEqual(['old@example.com', 'older@example.com']));
    await vi.waitFor(async () => expect(await owed()).toEqual([]));
    await another.close();
  });

  test('attempts become rarer, and end after eight hours', async () => {
    const { token } = await identity.register('never@example.com', PASSWORD);
    const deliver = lose(gone());
    await identity.post(CHECK, { device_check: false }, { usertoken: token ?? '' });
    await vi.waitFor(() => expect(deliver).toHaveBeenCalled());
    const at = Date.now();
    identity.time.offset += 60 * MINUTE_MS;
    const hourLater = await startAnother();
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledTimes(2));
    await vi.waitFor(async () => expect(Number((await owed())[0]?.notify_at)).toBeGreaterThan(at + 119 * MINUTE_MS));
    await hourLater.close();
    identity.time.offset += 8 * 60 * MINUTE_MS;
    const tooLate = await startAnother();
    await vi.waitFor(async () => expect(await owed()).toEqual([]));
    await tooLate.close();
    expect(deliver).toHaveBeenCalledTimes(2);
  });
});
