import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, openBanTest, PASSWORD } from '../testing/open-ban-test.ts';
import { testStores } from '../testing/open-test-identity.ts';

type BanTest = Awaited<ReturnType<typeof openBanTest>>;
const NO_CODE = '000000';
const LOCKED = 31003;

describe.each(testStores)('the name before locks on %s', (store) => {
  let ban: BanTest;
  beforeAll(async () => {
    ban = await openBanTest(store);
  });
  afterAll(() => ban.close());

  const newest = (to: string) => ban.codeIn(to) || NO_CODE;
  /** A thief with the session and the mailbox changes the address. */
  async function changed(from: string, to: string): Promise<{ token: string }> {
    const { token = '' } = await ban.register(from, PASSWORD);
    await change(token, from, to);
    return { token };
  }
  async function change(token: string, from: string, to: string): Promise<void> {
    const NAME = '/user/private/account/name';
    const usertoken = { usertoken: token };
    const { asked } = (await ban.post(`${NAME}/begin`, { method: 'email' }, usertoken)).result;
    await ban.post('/user/public/challenge/send', { uuid: asked.uuid, item: 'email' });
    const old = { uuid: asked.uuid, proof: { by: 'email', code: newest(from) } };
    const { result: proved } = await ban.post(`${NAME}/old`, old, usertoken);
    const { result: named } = await ban.post(`${NAME}/new`, { email: to, old: proved.old }, usertoken);
    await ban.post('/user/public/challenge/send', { uuid: named.uuid, item: 'email' });
    const proof = { by: 'email', code: newest(to) };
    expect((await ban.post(`${NAME}/change`, { uuid: named.uuid, proof }, usertoken)).ret_code).toBe(0);
  }

  test('who had the address locks with a code that goes there, once, and the thief is out', async () => {
    const [old, thief] = ['owner@example.com', 'thief@example.com'];
    const { token } = await changed(old, thief);
    const codesTo = (name: string) =>
      ban.mailbox.list().filter(({ to, text }) => to === name && /\b\d{6}\b/.test(text));
    const before = codesTo(thief).length;
    const { uuid, answer, proof } = await ban.verify('lock', old.toUpperCase());
    expect(proof.code).toBe(''); // The mail goes to the account's own spelling.
    const right = { by: 'email', code: newest(old) };
    expect(answer.ret_code).not.toBe(0);
    const proven = await ban.call('lock/prove', { uuid, proof: right });
    expect(proven).toMatchObject({
      ret_code: 0,
      result: { is_baned: false, sessions: 1 },
    });
    expect(proven.result).not.toHaveProperty('vague_email');
    expect((await ban.call('lock/prove', { uuid, proof: right })).ret_code).not.toBe(0);
    expect((await ban.call('lock', { uuid })).ret_code).toBe(0);
    expect((await ban.call('lock', { uuid })).ret_code).not.toBe(0);
    expect((await ban.get('/user/private/info', { usertoken: token })).ret_code).toBe(10006);
    expect((await ban.logIn(thief, PASSWORD)).ret_code).toBe(LOCKED);
    expect(codesTo(thief)).toHaveLength(before);
    // It has been used up: the holder of an old mailbox cannot lock again after each unlock.
    expect((await ban.verify('lock', old)).answer.ret_code).not.toBe(0);
  });

  test('through two changes as well, and for seven days', async () => {
    const names = ['first@example.com', 'second@example.com', 'third@example.com'] as const;
    const { token } = await changed(names[0], names[1]);
    await change(token, names[1], names[2]);
    ban.time.offset += 7 * DAY_MS - 60_000;
    expect((await ban.verify('lock', names[0])).answer.ret_code).toBe(0);
    ban.time.offset += 60_000;
    const { proof, answer } = await ban.verify('lock', names[0]);
    expect(answer.ret_code).not.toBe(0);
    expect(ban.mailbox.list().find(({ to }) => to === names[0])?.text).not.toContain(proof.code || NO_CODE);
  });

  test('it opens nothing else: no login, no reset, no unlocking', async () => {
    const old = 'nothing-else@example.com';
    await changed(old, 'nothing-else2@example.com');
    expect((await ban.logIn(old, PASSWORD)).ret_code).toBe(31002);
    const begins = [
      ['/user/public/login/begin', { login_name: old, item: 'code' }, '/user/public/login/verify'],
      ['/user/public/retrieve/begin', { login_name: old }, '/user/public/retrieve/prove'],
      ['/user/public/ban/unblock/begin', { login_name: old }, '/user/public/ban/unblock/prove'],
    ] as const;
    for (const [begin, payload, verify] of begins) {
      const { uuid } = (await ban.post(begin, payload)).result;
      await ban.post('/user/public/challenge/send', { uuid, item: 'email' });
      const { challenge } = await ban.inDb(async (db) => ({
        challenge: await db.selectFrom('challenge').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow(),
      }));
      expect(challenge.account_id).toBeNull();
      expect((await ban.post(verify, { uuid, proof: { by: 'email', code: newest(old) } })).ret_code).not.toBe(0);
    }
  });

  test('an account that a thief opens with the address does not prevent locking: both are locked', async () => {
    const address = 'passed-on@example.com';
    await changed(address, 'moved-on@example.com');
    await ban.register(address, PASSWORD);
    expect((await ban.lock(address)).ret_code).toBe(0);
    expect((await ban.account('moved-on@example.com')).banned_at).not.toBeNull();
    expect((await ban.account(address)).banned_at).not.toBeNull();
  });

  test('a name before, a name that never was and one that is are answered alike', async () => {
    const [old, current] = ['was@example.com', 'nowis@example.com'];
    await changed(old, current);
    const shape = async (login_name: string) => {
      const { ret_code, result } = await ban.call('lock/begin', { login_name });
      return [ret_code, result.ways, Object.keys(result).toSorted()];
    };
    expect(await shape(old)).toEqual(await shape(current));
    expect(await shape(old)).toEqual(await shape('never@example.com'));
  });
});
