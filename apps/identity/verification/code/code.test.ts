import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createIdentity } from '../../compose.ts';
import { codeKeyFrom } from '../../encryption/code-key.ts';
import { readKeyEncryptionKey } from '../../kernel/envelope-encryption.ts';
import { openDb } from '../../store.ts';
import { onDevice, openTestIdentity, testStores } from '../../testing/open-test-identity.ts';
import { codeMatches } from './code.ts';

const VERIFY = '/user/public/register/verify';

test.each(testStores)('on %s a copy of the database does not give live codes', async (store) => {
  const keyEncryptionKey = randomBytes(32).toString('base64');
  const identity = await openTestIdentity(store, { keyEncryptionKey });
  const uuid = await identity.begin('copied@example.com');
  const code = identity.codeFor('copied@example.com');
  const db = await openDb({ ...identity.options }, () => undefined);
  const [row] = await db.selectFrom('registration').selectAll().execute();
  await db.destroy();
  const hash = row?.code_hash ?? '';
  expect(codeMatches(hash, codeKeyFrom(readKeyEncryptionKey(keyEncryptionKey, undefined)), uuid, code)).toBe(true);
  for (const known of [Buffer.from(uuid), Buffer.alloc(0), codeKeyFrom(undefined)]) {
    expect(codeMatches(hash, known, uuid, code)).toBe(false);
  }
  const body = { method: 'POST', url: VERIFY, headers: onDevice({}), payload: { uuid, code } } as const;
  // Another process with the same key takes the code.
  const other = await createIdentity(identity.options);
  expect((await other.inject(body)).json()).toMatchObject({ ret_code: 0, result: 1 });
  await other.close();
  await identity.close();
});
