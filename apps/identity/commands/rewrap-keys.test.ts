import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createIdentity, databaseOf } from '../compose.ts';
import { readKeyEncryptionKey, rewrap, unwrap, wrap } from '../kernel/envelope-encryption.ts';
import { onDevice, openTestIdentity, testStores } from '../testing/open-test-identity.ts';
import { rewrapAll } from './rewrap-keys.ts';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64')) as [string, string];
const keys = (...list: string[]) => readKeyEncryptionKey(list.join(','), undefined);

describe('[LOGIN-03] several key-encryption keys', () => {
  test('the first wraps and all of them read', () => {
    const old = wrap(keys(OLD), 'secret');
    const [first, second] = [keys(OLD, NEW), keys(NEW, OLD)];
    expect(old).toMatch(/^gcm:/);
    expect(wrap(first, 'secret')).toMatch(/^gcm\.[0-9a-f]{8}:/);
    for (const text of [old, wrap(first, 'secret'), wrap(second, 'secret')]) {
      expect(unwrap(first, text)).toBe('secret');
      expect(unwrap(second, text)).toBe('secret');
    }
    expect(() => unwrap(keys(OLD), wrap(second, 'secret'))).toThrow(/another key-encryption key/);
    expect(unwrap(keys(NEW), wrap(second, 'secret'))).toBe('secret');
    expect(() => readKeyEncryptionKey(`${OLD},short`, undefined)).toThrow(/32 bytes/);
  });

  test('what is under the first already is left as it is', () => {
    const second = keys(NEW, OLD);
    const again = rewrap(second, wrap(keys(OLD), 'secret')) ?? '';
    expect(unwrap(keys(NEW), again)).toBe('secret');
    expect(rewrap(second, again)).toBeUndefined();
    expect(unwrap(keys(NEW), rewrap(second, 'plain:secret') ?? '')).toBe('secret');
    expect(rewrap(undefined, 'plain:secret')).toBeUndefined();
  });
});

test.each(testStores)('[LOGIN-03] on %s a rotation of the key-encryption key interrupts no flow', async (store) => {
  const before = await openTestIdentity(store, { keyEncryptionKey: OLD });
  const uuid = await before.begin('rotated@example.com');
  const code = before.codeFor('rotated@example.com');
  const { options } = before;
  await before.get('/user/public/encrypt-key');
  const during = await createIdentity({ ...options, keyEncryptionKey: `${NEW},${OLD}` });
  const db = databaseOf(during);
  // Each server has both keys before the command runs: one with the old key alone would go on making keys under it.
  await before.app.close();
  const counts = await rewrapAll({ ...options, keyEncryptionKey: `${NEW},${OLD}` });
  // Of codes, of captchas, and of personal seals.
  expect(counts).toMatchObject({ 'wrapped_secret.wrapped': 3, 'encryption_key.private_key': expect.any(Number) });
  expect(counts['encryption_key.private_key']).toBeGreaterThan(0);
  const again = await rewrapAll({ ...options, keyEncryptionKey: `${NEW},${OLD}` });
  expect(Object.values(again).every((count) => count === 0)).toBe(true);
  for (const row of (await db?.selectFrom('encryption_key').select('private_key').execute()) ?? [])
    expect(unwrap(keys(NEW), row.private_key)).not.toBe('');
  // Later, with the new key alone: the code that was sent before is good.
  const after = await createIdentity({ ...options, keyEncryptionKey: NEW });
  const verified = await after.inject({
    ...{ method: 'POST', url: '/user/public/register/verify', headers: onDevice({}), payload: { uuid, code } },
  });
  expect(verified.json()).toMatchObject({ ret_code: 0, result: 1 });
  await Promise.all([after.close(), during.close()]);
  await expect(rewrapAll({ ...options, keyEncryptionKey: OLD })).rejects.toThrow(/another key-encryption key/);
  await before.close();
});
