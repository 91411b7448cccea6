import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../../compose.ts';
import { postgresDialect } from '../../db/postgres.ts';
import type { Schema } from '../../db/schema.ts';
import { sqliteDialect } from '../../db/sqlite.ts';
import { codeKeyFrom } from '../../encryption/code-key.ts';
import { readKeyEncryptionKey } from '../../kernel/envelope-encryption.ts';
import { migrations } from '../../migrations.ts';
import {
  createDatabase,
  dropDatabase,
  onDevice,
  openTestIdentity,
  type TestIdentity,
  type TestStore,
  testStores,
} from '../../testing/open-test-identity.ts';
import { hashCode } from '../../verification/code/code.ts';
import type { RegistrationRow } from './tables.ts';

const PASSWORD = 'correct horse battery';
const WIZARD = '/user/public/register';
const CODE = '123456';
const LINK = 'l'.repeat(43);
const KEY = randomBytes(32).toString('base64');
const CODE_KEY = codeKeyFrom(readKeyEncryptionKey(KEY, undefined));
const DAY_MS = 24 * 3600_000;

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** What a request of a device without a name of its own proves. */
const DEVICE = createHash('sha256')
  .update(Buffer.from(onDevice({})['x-gatehouse-device'] ?? ''))
  .digest('base64url');

/** A registration as the version before keeps it. */
function rowBefore(name: string, more: (id: string) => Partial<RegistrationRow> = () => ({})): RegistrationRow {
  const [id, now] = [randomUUID(), Date.now()];
  const email = `${name}@example.com`;
  return {
    ...{ id, repeat_key: null, environment: 'default', method: 'email', login_name: email, login_key: email },
    ...{ register_type: 1, site: 'GLOBAL', lang: 'en', platform: 'pc', attribution: '{}', item: 'email' },
    ...{ link_hash: null, started_device: DEVICE, code_hash: null, code_expires_at: 0, code_tries: 0 },
    ...{ code_sent_at: 0, code_delivered: 0, verified_at: null, verified_device: null, verified_hash: null },
    ...{ account_id: null, finished_with: null, session_salt: null, created_at: now, expires_at: now + DAY_MS },
    ...more(id),
  };
}

const sent = (id: string) => ({
  ...{ code_hash: hashCode(CODE_KEY, id, CODE), code_expires_at: Date.now() + 600_000, code_tries: 3 },
  ...{ code_sent_at: Date.now(), code_delivered: 1 },
});
const sentLink = (id: string) => ({
  ...sent(id),
  item: 'email_link' as const,
  link_hash: hashCode(CODE_KEY, id, LINK),
});
const verified = (id: string) => ({
  ...{ ...sent(id), code_hash: null, verified_at: Date.now() },
  ...{ verified_device: DEVICE, verified_hash: hashCode(CODE_KEY, id, CODE) },
});

/** A store that the version before has made, with these registrations; opened by this version. */
async function openedFrom(kind: TestStore, rows: readonly RegistrationRow[]): Promise<TestIdentity> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-before-'));
  const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined;
  const dialect = databaseUrl ? postgresDialect(databaseUrl, () => undefined) : sqliteDialect(dataDir);
  const old = new Kysely<Schema>({ dialect });
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0022'));
  const { error } = await new Migrator({ db: old, provider: { getMigrations: async () => before } }).migrateToLatest();
  expect(error).toBeUndefined();
  if (rows.length > 0) await old.insertInto('registration').values(rows).execute();
  await old.destroy();
  const identity = await openTestIdentity(kind, { databaseUrl, dataDir, keyEncryptionKey: KEY });
  closers.push(async () => {
    await identity.close();
    if (databaseUrl) await dropDatabase(databaseUrl);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return identity;
}

describe.each(testStores)('registrations of the version before, on %s', (store) => {
  test('[SIGNUP-05] registrations begun before the upgrade continue where they were', async () => {
    const begun = rowBefore('begun');
    const byCode = rowBefore('code', sent);
    const byLink = rowBefore('link', sentLink);
    const proved = rowBefore('proved', verified);
    const finished = rowBefore('finished', (id) => ({ ...verified(id), account_id: 'gone', finished_with: '1' }));
    const identity = await openedFrom(store, [begun, byCode, byLink, proved, finished]);
    const recall = async ({ id }: RegistrationRow) =>
      (await identity.get(`${WIZARD}/recall/info?uuid=${id}`)).result.recall_stage;
    const verify = ({ id: uuid }: RegistrationRow, proof: object) =>
      identity.post(`${WIZARD}/verify`, { uuid, ...proof });

    expect(await recall(finished)).toBe('commit_login');
    expect((await verify(finished, { code: CODE })).result).toBe(1);
    expect((await identity.post(`${WIZARD}/send/verify/item`, { uuid: finished.id, item: 'email' })).ret_code).toBe(0);
    expect(identity.mailbox.list()).toEqual([]);

    expect(await recall(begun)).toBe('commit_info');
    await identity.post(`${WIZARD}/send/verify/item`, { uuid: begun.id, item: 'email' });
    expect((await verify(begun, { code: identity.codeFor('begun@example.com') })).result).toBe(1);

    // Of five tries three were used up before.
    for (const left of [1, 0]) expect((await verify(byCode, { code: '000000' })).result.tries_left).toBe(left);
    expect((await verify(byCode, { code: CODE })).ret_code).toBe(700_012);
    expect((await verify(byLink, { link_token: LINK })).result).toBe(1);
    expect(await recall(proved)).toBe('commit_password');
    expect((await verify(proved, { code: CODE })).result).toBe(1);
    for (const { id } of [begun, byLink, proved]) {
      expect(await identity.setPassword(id, PASSWORD)).toMatchObject({ ret_code: 0, token: expect.any(String) });
    }
  });

  test('[SIGNUP-05] each version reads what the other writes while both run', async () => {
    const identity = await openedFrom(store, []);
    const db = databaseOf(identity.app) as Kysely<Schema>;
    const before = (id: string) =>
      db.selectFrom('registration').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const write = (id: string, what: Partial<RegistrationRow>) =>
      db.updateTable('registration').set(what).where('id', '=', id).execute();
    // Begun and sent by the version before, tried once here.
    const theirs = rowBefore('theirs');
    await db.insertInto('registration').values(theirs).execute();
    await write(theirs.id, { ...sent(theirs.id), code_tries: 0 });
    const wrong = await identity.post(`${WIZARD}/verify`, { uuid: theirs.id, code: '000000' });
    expect([wrong.result.tries_left, (await before(theirs.id)).code_tries]).toEqual([4, 1]);
    // Verified by the version before, finished here.
    await write(theirs.id, verified(theirs.id));
    expect((await identity.setPassword(theirs.id, PASSWORD)).ret_code).toBe(0);
    expect(await before(theirs.id)).toMatchObject({ account_id: expect.any(String), code_hash: null });
    // Begun, sent and verified here: the version before sees each step.
    const ours = await identity.begin('ours@example.com');
    const code = identity.codeFor('ours@example.com');
    expect(await before(ours)).toMatchObject({ code_hash: hashCode(CODE_KEY, ours, code), code_delivered: 1 });
    expect((await identity.post(`${WIZARD}/verify`, { uuid: ours, code })).result).toBe(1);
    expect(await before(ours)).toMatchObject({ verified_device: DEVICE, code_hash: null, account_id: null });
    // Finished by the version before: nothing is left to send or take here.
    await write(ours, { account_id: 'theirs', finished_with: '1', code_hash: null, link_hash: null });
    const stage = await identity.get(`${WIZARD}/recall/info?uuid=${ours}`);
    expect(stage.result.recall_stage).toBe('commit_login');
    const challenge = await db.selectFrom('challenge').selectAll().where('id', '=', ours).executeTakeFirstOrThrow();
    expect(challenge).toMatchObject({ purpose: 'register', passed_at: expect.any(Number), account_id: null });
  });
});
