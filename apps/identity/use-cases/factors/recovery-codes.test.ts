import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factorCalls } from '../../testing/factor-fixture.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';
import { hashRecoveryCode } from '../../verification/recovery-code/verify-recovery-code.ts';

test('a recovery code is read as people write it, and belongs to one account', () => {
  const key = Buffer.alloc(32, 1);
  const hash = hashRecoveryCode(key, 'one', 'A0B1-C2D3-E4F5');
  for (const typed of ['a0b1c2d3e4f5', ' AOBI C2D3 E4F5 ', 'aobl-c2d3-e4f5']) {
    expect(hashRecoveryCode(key, 'one', typed)).toBe(hash);
  }
  expect(hashRecoveryCode(key, 'two', 'A0B1-C2D3-E4F5')).not.toBe(hash);
  expect(hashRecoveryCode(Buffer.alloc(32, 2), 'one', 'A0B1-C2D3-E4F5')).not.toBe(hash);
  expect(hashRecoveryCode(key, 'one', 'A0B1-C2D3-E4F6')).not.toBe(hash);
});

describe.each(testStores)('recovery codes on %s', (store) => {
  let identity: TestIdentity;
  let calls: ReturnType<typeof factorCalls>;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
    calls = factorCalls(identity);
  });
  afterAll(() => identity.close());

  test('each logs in once', async () => {
    const { token, account, codes } = await calls.withTotp('once@example.com');
    const [code = '', next = ''] = codes;
    const { uuid } = await calls.secondOf('once@example.com');
    expect(await calls.verify(uuid, { by: 'recovery', code: code.toLowerCase() })).toMatchObject({
      ...{ ret_code: 0, result: account },
    });
    expect((await calls.list(token)).recovery.left).toBe(9);
    const again = await calls.secondOf('once@example.com');
    expect((await calls.verify(again.uuid, { by: 'recovery', code })).ret_code).toBe(700010);
    expect((await calls.verify(again.uuid, { by: 'recovery', code: next })).ret_code).toBe(0);
  });

  test('one code for several logins at once opens one', async () => {
    const { codes } = await calls.withTotp('race@example.com');
    const uuids: string[] = [];
    for (let n = 0; n < 4; n += 1) uuids.push((await calls.secondOf('race@example.com')).uuid);
    const proof = { by: 'recovery', code: codes[0] };
    const answers = await Promise.all(uuids.map((uuid) => calls.verify(uuid, proof)));
    expect(answers.filter(({ ret_code }) => ret_code === 0)).toHaveLength(1);
  });

  test('another account’s code opens nothing', async () => {
    const mine = await calls.withTotp('mine@example.com');
    await calls.withTotp('yours@example.com');
    const { uuid } = await calls.secondOf('yours@example.com');
    expect((await calls.verify(uuid, { by: 'recovery', code: mine.codes[0] })).ret_code).toBe(700010);
  });

  test('guesses end the challenge', async () => {
    const { codes } = await calls.withTotp('guess@example.com');
    const { uuid } = await calls.secondOf('guess@example.com');
    for (let n = 0; n < 10; n += 1) {
      expect((await calls.verify(uuid, { by: 'recovery', code: 'AAAA-AAAA-AAAA' })).ret_code).toBe(700010);
    }
    expect((await calls.verify(uuid, { by: 'recovery', code: codes[0] })).ret_code).toBe(700082);
  });

  test('new ones take the place of the old, and two at once make one set', async () => {
    const { token, codes } = await calls.withTotp('renew@example.com');
    const { made_at } = (await calls.list(token)).recovery;
    const answers = await Promise.all(Array.from({ length: 4 }, () => calls.renew(token, made_at)));
    expect(answers.map(({ ret_code }) => ret_code).sort()).toEqual([0, 700104, 700104, 700104]);
    const made = answers.find(({ ret_code }) => ret_code === 0)?.result.recovery_codes;
    expect(made).toHaveLength(10);
    expect((await calls.list(token)).recovery).toMatchObject({ left: 10 });
    const { uuid } = await calls.secondOf('renew@example.com');
    expect((await calls.verify(uuid, { by: 'recovery', code: codes[0] })).ret_code).toBe(700010);
    expect((await calls.verify(uuid, { by: 'recovery', code: made[0] })).ret_code).toBe(0);
  });

  test('an account without a factor has none to make', async () => {
    const { token } = await identity.register('none@example.com', 'correct horse battery');
    expect((await calls.renew(token, 0)).ret_code).toBe(700103);
  });
});
