import { describe, expect, test } from 'vitest';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const guid = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });
type Answers = readonly { readonly ret_code: number }[];
const count = (answers: Answers, code: number) => answers.filter(({ ret_code }) => ret_code === code).length;

async function sideBySide(identity: TestIdentity, times: number, body: (n: number) => Promise<object>, path: string) {
  const bodies = await Promise.all(Array.from({ length: times }, (_, n) => body(n)));
  return Promise.all(bodies.map((payload, n) => identity.post(path, payload, guid(n))));
}
const unreadable = (identity: TestIdentity) => ({
  encrypt_password: `${'A'.repeat(342)}==`,
  encrypt_timestamp: String(Date.now() + identity.time.offset),
});

describe.each(testStores)('counted failures on %s', (store) => {
  test('[LOGIN-01] wrong passwords side by side are no more than an address may try', async () => {
    const identity = await openTestIdentity(store, { limitPoints: { loginFailuresByAddress: 10 } });
    const body = async (n: number) => ({ login_name: `n${n}@example.com`, ...(await identity.locked('wrong')) });
    const answers = await sideBySide(identity, 40, body, '/login');
    expect([count(answers, 31002), count(answers, 31018)]).toEqual([10, 30]);
    await identity.close();
  });

  test('what is no failure is given back', async () => {
    const identity = await openTestIdentity(store, {
      limitPoints: { loginFailuresByAddress: 3, loginFailuresByDevice: 2 },
    });
    await identity.register('office@example.com', PASSWORD);
    for (let n = 0; n < 6; n += 1) expect((await identity.logIn('office@example.com', PASSWORD)).ret_code).toBe(0);
    const late = { login_name: 'office@example.com', ...(await identity.locked(PASSWORD, Date.now() - 6 * 60_000)) };
    for (let n = 0; n < 6; n += 1) expect((await identity.post('/login', late)).ret_code).toBe(700032);
    const codes: number[] = [];
    for (let n = 0; n < 4; n += 1) codes.push((await identity.logIn('office@example.com', 'wrong')).ret_code);
    expect(codes).toEqual([31002, 31002, 700040, 700040]);
    await identity.close();
  });

  test('[LOGIN-03] passwords that cannot be read count as failures, at login and at registration', async () => {
    const identity = await openTestIdentity(store, { limitPoints: { loginFailuresByAddress: 3 } });
    const uuid = await identity.verified('unread@example.com');
    const logIn = () => identity.post('/login', { login_name: 'x@example.com', ...unreadable(identity) });
    const finish = () => identity.post('/user/public/register/password', { uuid, ...unreadable(identity) });
    const codes = [await logIn(), await finish(), await finish(), await finish(), await logIn()];
    expect(codes.map(({ ret_code }) => ret_code)).toEqual([700030, 700030, 700030, 31018, 31018]);
    await identity.close();
  });

  test('a flood of passwords to decrypt is asked to come back, and that is no failure', async () => {
    const identity = await openTestIdentity(store, {
      passwordHashing: { concurrency: 1, queue: 1 },
      limitPoints: { loginFailuresByAddress: 10 },
    });
    await identity.get('/user/public/encrypt-key');
    const body = async () => ({ login_name: 'x@example.com', ...unreadable(identity) });
    const answers = await sideBySide(identity, 10, body, '/login');
    const [read, busy] = [count(answers, 700030), count(answers, 700090)];
    expect(read + busy).toBe(10);
    expect(busy).toBeGreaterThan(0);
    const later: number[] = [];
    for (let n = 0; n <= busy; n += 1) later.push((await identity.post('/login', await body())).ret_code);
    expect(later).toEqual([...Array(busy).fill(700030), 31018]);
    await identity.close();
  });

  test('[LOGIN-07] a flood of passwords to decrypt by strangers keeps no known device waiting', async () => {
    const identity = await openTestIdentity(store, { passwordHashing: { concurrency: 1, queue: 2 } });
    await identity.register('owner@example.com', PASSWORD, guid(1000));
    const login_name = 'owner@example.com';
    const logIn = { login_name, ...(await identity.locked(PASSWORD)) };
    const flood = Array.from({ length: 30 }, (_, n) =>
      identity.post('/login', { login_name, ...unreadable(identity) }, guid(n)),
    );
    const owner = await identity.post('/login', logIn, guid(1000));
    expect(count(await Promise.all(flood), 700090)).toBeGreaterThan(0);
    expect(owner.ret_code).toBe(0);
    await identity.close();
  });
});
