import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../db/open.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'another horse stapled';
const ACCOUNT = '/user/private/account';
const [OLD_WRONG, SAME] = [700_130, 700_131];

const as = (token: string | undefined, more: Record<string, string> = {}) => ({ usertoken: token ?? '', ...more });

describe.each(testStores)('a new password on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());

  const opened = async (name: string, headers = {}) => {
    const email = `${name}@example.com`;
    return { email, ...(await identity.register(email, PASSWORD, headers)) };
  };
  const overview = async (token?: string, more = {}) =>
    (await identity.get(`${ACCOUNT}/overview`, as(token, more))).result;
  const inStore = <T>(run: (db: Db) => Promise<T>): Promise<T> => run(identity.db);
  const changePassword = async (token: string | undefined, old: string | undefined, password: string) => {
    const locked = await identity.locked(password);
    const body = { ...locked, ...(old === undefined ? {} : { old: await identity.locked(old) }) };
    return identity.post(`${ACCOUNT}/password`, body, as(token));
  };
  const history = async (token: string | undefined) =>
    (await identity.get(`${ACCOUNT}/history`, as(token))).result.events as { kind: string; detail: object }[];
  const mailsTo = (email: string) => identity.mailbox.list().filter(({ to }) => to === email);
  const mailTo = (email: string, subject: string) =>
    vi.waitFor(() => {
      const mail = mailsTo(email).find((one) => one.subject === subject);
      if (!mail) throw new Error(`${subject} has not come`);
      return mail;
    });

  test('[SESS-06] a new password ends every other session, and this one continues under a new token', async () => {
    const { token, email } = await opened('pass');
    const other = (await identity.logIn(email, PASSWORD)).token;
    const answer = await changePassword(token, PASSWORD, NEW_PASSWORD);
    expect(answer).toMatchObject({
      ret_code: 0,
      result: { sessions_ended: 1 },
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    for (const ended of [token, other])
      expect((await identity.get('/user/private/info', as(ended))).ret_code).toBe(10_006);
    expect((await overview(answer.token)).password_changed_at).toBeGreaterThan(0);
    expect((await identity.logIn(email, PASSWORD)).ret_code).toBe(31_002);
    expect((await identity.logIn(email, NEW_PASSWORD)).ret_code).toBe(0);
    expect((await history(answer.token)).map(({ kind }) => kind)).toContain('passwordChanged');
    const mail = await mailTo(email, 'Gatehouse: Your password was changed');
    expect(mail.text).toMatch(/\nhttp:\/\/localhost:?\d*\/en\/app\/user\/auto-ban-account\n/);
    expect(mail.text).toMatch(/Time: .* UTC\n/);
  });

  test('[LOGIN-03] a password is refused that is wrong, the same, weak, replayed or sent twice; nothing changes then', async () => {
    const { token, email } = await opened('refused');
    expect((await changePassword(token, 'wrong horse battery', NEW_PASSWORD)).ret_code).toBe(OLD_WRONG);
    expect((await changePassword(token, undefined, NEW_PASSWORD)).ret_code).toBe(OLD_WRONG);
    expect((await changePassword(token, PASSWORD, PASSWORD)).ret_code).toBe(SAME);
    expect((await changePassword(token, PASSWORD, 'password1')).ret_code).toBe(700_033);
    expect((await changePassword(token, PASSWORD, email)).ret_code).toBe(700_033);
    const body = { ...(await identity.locked(NEW_PASSWORD)), old: await identity.locked(PASSWORD) };
    expect((await identity.post(`${ACCOUNT}/password`, { ...body, extra: 1 }, as(token))).ret_code).toBe(700_001);
    expect((await overview(token)).password_changed_at).toBe(0);
    const both = await Promise.all([1, 2].map(() => identity.post(`${ACCOUNT}/password`, body, as(token))));
    expect(both.filter(({ ret_code }) => ret_code === 0)).toHaveLength(1);
    const kept = both.find(({ ret_code }) => ret_code === 0)?.token;
    expect((await identity.post(`${ACCOUNT}/password`, body, as(kept))).ret_code).toBe(OLD_WRONG);
  });

  test('of two new passwords at once one is set, and the other one never was', async () => {
    const { token, email } = await opened('two');
    const passwords = [NEW_PASSWORD, 'yet another horse'];
    const codes = await Promise.all(
      passwords.map(async (one) => (await changePassword(token, PASSWORD, one)).ret_code),
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, OLD_WRONG]);
    const works = [];
    for (const one of passwords) works.push((await identity.logIn(email, one)).ret_code === 0);
    expect(works).toEqual(codes.map((code) => code === 0));
  });

  test('guesses of the old password are counted, the right one is not', async () => {
    const few = await openTestIdentity(store, { limitPoints: { oldPasswordErrorsByAccount: 2 } });
    const { token } = await few.register('guess@example.com', PASSWORD);
    const guess = async (old: string) => {
      const body = { ...(await few.locked(NEW_PASSWORD)), old: await few.locked(old) };
      return (await few.post(`${ACCOUNT}/password`, body, as(token))).ret_code;
    };
    expect([await guess('wrong horse one'), await guess('wrong horse two'), await guess(PASSWORD)]).toEqual([
      ...[OLD_WRONG, OLD_WRONG, 700_040],
    ]);
    await few.close();
  });

  test('an account without a password sets its first one', async () => {
    const { token, email, result } = await opened('first');
    await inStore((db) =>
      db.updateTable('account').set({ password_hash: '' }).where('public_id', '=', result.id).execute(),
    );
    expect((await overview(token)).has_password).toBe(false);
    expect((await changePassword(token, undefined, NEW_PASSWORD)).ret_code).toBe(0);
    expect((await identity.logIn(email, NEW_PASSWORD)).ret_code).toBe(0);
  });
});
