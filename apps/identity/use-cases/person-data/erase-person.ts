import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import { rowId } from '../../kernel/ids.ts';
import type { Operator } from './export-person.ts';
import { accountByPublicId, personRows } from './person-rows.ts';

/** Rows that went, by table. */
export type Erased = Readonly<Record<string, number>>;

/**
 * Deletes an account and everything that is kept of its person, at once or not at all, and writes the line in the audit that says
 * so; that line alone stays. Its sessions end; its address may register again.
 * @throws {Error} where there is no such account, or it has sub-accounts, which are people of their own
 */
export async function erasePerson(db: Db, publicId: number, { by, now }: Operator): Promise<Erased> {
  const account = await accountByPublicId(db, publicId);
  return db.transaction().execute(async (trx) => {
    const subAccounts = await trx
      .selectFrom('account')
      .select('public_id')
      .where('parent_id', '=', account.id)
      .execute();
    if (subAccounts.length > 0) {
      const listed = subAccounts.map(({ public_id }) => public_id).join(', ');
      throw new Error(`Account ${publicId} has sub-accounts; erase them first: ${listed}`);
    }
    const erased: Record<string, number> = {};
    for (const { table, rule, where } of personRows(account)) {
      if (rule.by === 'public id') continue;
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${where}`.execute(trx);
      if (numAffectedRows) erased[table] = Number(numAffectedRows);
    }
    const line = { action: 'erase', subject: String(publicId), by, at: now, detail: JSON.stringify(erased) } as const;
    await trx
      .insertInto('audit_line')
      .values({ id: rowId(now), ...line })
      .execute();
    return erased;
  });
}
