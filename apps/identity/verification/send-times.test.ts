import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestIdentity, type TestIdentity, testStores } from '../testing/open-test-identity.ts';

const STEP_MS = 200;
const EMAIL = 'fixed-times@example.com';
const [store = 'SQLite'] = testStores;
let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity(store);
  await identity.register(EMAIL, 'correct horse battery');
});
afterAll(() => identity.close());

test.each([
  ['an account', EMAIL],
  ['no account', 'none-here@example.com'],
])('the answer to a message for %s comes at a fixed time, sent or not', async (_, login_name) => {
  const { result } = await identity.post('/user/public/login/begin', { login_name, item: 'code' });
  for (const seconds of [0, 61]) {
    identity.time.offset += seconds * 1_000;
    const from = performance.now();
    const answer = await identity.post('/user/public/challenge/send', { uuid: result.uuid, item: 'email' });
    expect(performance.now() - from).toBeGreaterThanOrEqual(STEP_MS);
    expect(answer.ret_code).toBe(0);
  }
});
