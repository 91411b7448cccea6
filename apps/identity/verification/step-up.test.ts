import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../kernel/refusal.ts';
import { mustBeFresh, PROOF_FRESH_MS } from '../sessions/authenticate.ts';
import { openTestIdentity, TEST_GUID, type TestIdentity, testStores } from '../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';

test('a proof is fresh for five minutes', () => {
  const at = (age: number) => () => mustBeFresh({ clock: () => 1e12 + age }, { proven_at: 1e12 });
  expect(at(0)).not.toThrow();
  expect(at(PROOF_FRESH_MS - 1)).not.toThrow();
  expect(at(PROOF_FRESH_MS)).toThrow(Refusal);
});

describe.each(testStores)('step-up on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());
  const as = (token: string | undefined) => ({ usertoken: token ?? '' });
  const codeIn = (to: string) =>
    identity.mailbox
      .list()
      .map((item) => (item.to === to ? /\b\d{6}\b/.exec(item.text)?.[0] : undefined))
      .find(Boolean) ?? '';

  test('the code to the account makes this session fresh, once, and no other', async () => {
    const one = await identity.register('fresh@example.com', PASSWORD);
    const other = await identity.logIn('fresh@example.com', PASSWORD);
    const begun = await identity.post('/user/private/step-up/begin', '', as(other.token));
    expect(begun).toMatchObject({ ret_code: 0, result: { ways: ['email'], vague_email: 'f***@e***.com' } });
    const { uuid } = begun.result;
    await identity.post('/user/public/challenge/send', { uuid, item: 'email' });
    const body = { uuid, proof: { by: 'email', code: codeIn('fresh@example.com') } };
    expect((await identity.post('/user/private/step-up', body)).ret_code).toBe(10006);
    expect((await identity.post('/user/private/step-up', body, as(one.token))).ret_code).toBe(700081);
    const done = await identity.post('/user/private/step-up', body, as(other.token));
    expect(done.result.until).toBeGreaterThan(Date.now() + PROOF_FRESH_MS - 60_000);
    expect((await identity.post('/user/private/step-up', body, as(other.token))).ret_code).toBe(700081);
  });

  test('its proof opens no login', async () => {
    const { token } = await identity.register('purpose@example.com', PASSWORD);
    const { uuid } = (await identity.post('/user/private/step-up/begin', '', as(token))).result;
    await identity.post('/user/public/challenge/send', { uuid, item: 'email' }, { guid: TEST_GUID });
    const proof = { by: 'email', code: codeIn('purpose@example.com') };
    expect((await identity.post('/user/public/login/verify', { uuid, proof })).ret_code).toBe(700081);
    expect((await identity.post('/user/private/step-up', { uuid, proof }, as(token))).ret_code).toBe(0);
  });
});
