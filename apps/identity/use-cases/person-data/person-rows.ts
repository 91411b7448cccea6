import { type RawBuilder, sql } from 'kysely';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import { type PersonalTable, personalTables } from './personal-tables.ts';

export type PersonRows = { readonly table: string; readonly rule: PersonalTable; readonly where: RawBuilder<unknown> };

/** Where the rows of a person are, table by table, in the order in which they may be deleted. */
export function personRows(account: AccountRow): PersonRows[] {
  return Object.entries(personalTables).flatMap(([table, rule]) => {
    const where = conditionOf(rule, account);
    return where ? [{ table, rule, where }] : [];
  });
}

function conditionOf(rule: PersonalTable, account: AccountRow): RawBuilder<unknown> | undefined {
  if (rule.by === 'nothing') return undefined;
  if (rule.by === 'account') return sql`${sql.ref(rule.column)} = ${account.id}`;
  if (rule.by === 'public id') return sql`subject = ${String(account.public_id)}`;
  if (rule.by === 'unowned Telegram user') {
    const bound = sql`select telegram_id from telegram_person where account_id = ${account.id}`;
    const unowned = sql`account_id is null and environment = ${account.environment} and telegram_id in (${bound})`;
    return sql`(account_id = ${account.id} or (${unowned}))`;
  }
  const names = [account.email_key, account.mobile_key].filter((name) => name !== null);
  const named = sql`environment = ${account.environment} and login_key in (${sql.join(names.length > 0 ? names : [''])})`;
  const unowned = rule.by === 'unowned name' ? sql`account_id is null and` : sql``;
  return sql`(account_id = ${account.id} or (${unowned} ${named}))`;
}

/** @throws {Error} where there is no such account */
export async function accountByPublicId(db: Db, publicId: number): Promise<AccountRow> {
  const account = await db.selectFrom('account').selectAll().where('public_id', '=', publicId).executeTakeFirst();
  if (!account) throw new Error(`There is no account ${publicId}`);
  return account;
}
