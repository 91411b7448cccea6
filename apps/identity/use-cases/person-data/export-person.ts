import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import { type KeyEncryptionKey, unwrap } from '../../kernel/envelope-encryption.ts';
import { rowId } from '../../kernel/ids.ts';
import { openImage } from '../kyc/image-seal.ts';
import type { IdentityImageRow } from '../kyc/tables.ts';
import { accountByPublicId, personRows } from './person-rows.ts';

/** Rows by table; times are ISO 8601, what is JSON text in the store is JSON here. */
export type PersonData = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The operator's name and reason, for the audit line. */
export type Operator = { readonly by: string; readonly now: number };

/**
 * Everything that is stored about a person, without secrets and their hashes (GDPR, articles 15 and 20), and the line in the
 * audit for it.
 * @throws {Error} where there is no such account
 */
export async function exportPerson(
  db: Db,
  keys: KeyEncryptionKey,
  publicId: number,
  operator: Operator,
): Promise<PersonData> {
  const account = await accountByPublicId(db, publicId);
  const data: Record<string, Record<string, unknown>[]> = {};
  for (const { table, rule, where } of personRows(account)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} where ${where}`.execute(db);
    if (rows.length === 0) continue;
    const hidden = rule.by === 'nothing' ? [] : rule.hidden;
    data[table] = rows.map((row) => ({
      ...shown(row, hidden),
      ...(table === 'identity_check' ? opened(keys, row) : {}),
      ...(table === 'identity_image' ? pictured(keys, row) : {}),
    }));
  }
  const detail = JSON.stringify(Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.length])));
  const line = { action: 'export', subject: String(publicId), by: operator.by, at: operator.now, detail } as const;
  await db
    .insertInto('audit_line')
    .values({ id: rowId(operator.now), ...line })
    .execute();
  return data;
}

function shown(row: Readonly<Record<string, unknown>>, hidden: readonly string[]): Record<string, unknown> {
  const visible = Object.entries(row).filter(([column]) => !hidden.includes(column));
  return Object.fromEntries(visible.map(([column, value]) => [column, readable(column, value)]));
}

function readable(column: string, value: unknown): unknown {
  if (typeof value === 'number' && value > 0 && /(?:^|_)at$/.test(column)) return new Date(value).toISOString();
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** REGION-08: what the person handed in, or that it cannot be read. */
function opened(keys: KeyEncryptionKey, { sealed }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  try {
    return { identity: JSON.parse(unwrap(keys, String(sealed))) };
  } catch {
    return { identity: 'wrapped under a key-encryption key that was not given' };
  }
}

/** REGION-08: a picture that waits for a decision, in base64. */
function pictured(keyEncryptionKey: KeyEncryptionKey, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  try {
    return { image: openImage({ keyEncryptionKey }, row as IdentityImageRow).toString('base64') };
  } catch {
    return { image: 'encrypted under a key-encryption key that was not given' };
  }
}
