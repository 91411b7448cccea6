import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { databaseOf } from '../../compose.ts';
import { readKeyEncryptionKey } from '../../kernel/envelope-encryption.ts';
import { openTestIdentity, testStores } from '../../testing/open-test-identity.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { personalTables } from './personal-tables.ts';

const PASSWORD = 'correct horse battery';
const KEY = randomBytes(32).toString('base64');
const operator = { by: 'Ada, data protection, ticket 17', now: Date.parse('2026-03-01T00:00:00Z') };
const keys = readKeyEncryptionKey(KEY, undefined);

describe.each(testStores)('a person’s data on %s', (store) => {
  async function opened() {
    const identity = await openTestIdentity(store, { keyEncryptionKey: KEY });
    const db = databaseOf(identity.app);
    if (!db) throw new Error('no store');
    const { result, token = '' } = await identity.register('ada@example.com', PASSWORD);
    await identity.register('other@example.com', PASSWORD);
    await identity.logIn('ada@example.com', PASSWORD);
    return { identity, db, id: result.id as number, token };
  }

  test('is exported whole, without a secret or another person’s, and the audit says so', async () => {
    const { identity, db, id, token } = await opened();
    const data = await exportPerson(db, keys, id, operator);
    expect(data.account).toEqual([expect.objectContaining({ public_id: id, email: 'ada@example.com' })]);
    expect(data.account?.[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(data.session?.length).toBeGreaterThanOrEqual(2);
    expect(data.security_event?.length).toBeGreaterThan(0);
    expect(data.registration).toEqual([expect.objectContaining({ login_name: 'ada@example.com' })]);
    const proof = { purpose: 'register', login_name: 'ada@example.com', verified_at: expect.any(String) };
    expect(data.challenge).toEqual([expect.objectContaining(proof)]);
    const text = JSON.stringify(data);
    for (const secret of ['argon2id', 'other@example.com', token]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"(?:password_hash|token_hash|code_hash|link_hash|device|verified_device|verified_hash)"/);
    const lines = await db.selectFrom('audit_line').selectAll().execute();
    expect(lines).toEqual([expect.objectContaining({ action: 'export', subject: String(id), by: operator.by })]);
    await identity.close();
  });

  test('is erased whole, another person’s stays, and the address may register again', async () => {
    const { identity, db, id, token } = await opened();
    const account = await db.selectFrom('account').select('id').where('public_id', '=', id).executeTakeFirstOrThrow();
    const erased = await erasePerson(db, id, operator);
    expect(erased).toMatchObject({ account: 1, registration: 1, challenge: 1 });
    for (const table of Object.keys(personalTables) as (keyof typeof personalTables)[]) {
      if (table === 'audit_line') continue;
      const text = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      for (const trace of ['ada@example.com', account.id]) expect(text, table).not.toContain(trace);
    }
    expect(await identity.get('/user/private/info', { usertoken: token })).toMatchObject({ ret_code: 10_006 });
    expect(await identity.logIn('ada@example.com', PASSWORD)).toMatchObject({ ret_code: 31_002 });
    expect(await identity.logIn('other@example.com', PASSWORD)).toMatchObject({ ret_code: 0 });
    expect(await identity.register('ada@example.com', PASSWORD)).toMatchObject({ ret_code: 0 });
    const [line, ...more] = await db.selectFrom('audit_line').selectAll().execute();
    expect(more).toEqual([]);
    expect(line).toMatchObject({ action: 'erase', subject: String(id), at: operator.now });
    await expect(erasePerson(db, id, operator)).rejects.toThrow(`There is no account ${id}`);
    await identity.close();
  });

  test('stays whole where the account has sub-accounts', async () => {
    const { identity, db, id } = await opened();
    const parent = await db.selectFrom('account').select('id').where('public_id', '=', id).executeTakeFirstOrThrow();
    await db.updateTable('account').set({ parent_id: parent.id }).where('email', '=', 'other@example.com').execute();
    await expect(erasePerson(db, id, operator)).rejects.toThrow(/has sub-accounts; erase them first: \d+/);
    expect(await db.selectFrom('account').select('id').where('public_id', '=', id).execute()).toHaveLength(1);
    expect(await db.selectFrom('audit_line').selectAll().execute()).toEqual([]);
    await identity.close();
  });
});
