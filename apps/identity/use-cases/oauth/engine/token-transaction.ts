import { sql } from 'kysely';
import type { Context } from 'oidc-provider';
import type { Db } from '../../../db/open.ts';
import { onPostgres } from '../../../db/statements.ts';
import type { OAuthItemRow } from '../tables.ts';
import { grantIdOf, insertItem, takeItem } from './items.ts';

/** A code or a refresh token that another request took first. */
export class TakenBefore extends Error {
  override readonly name = 'TakenBefore';
  readonly grantId: string | undefined;

  constructor(grantId: string | undefined) {
    super('It was taken before');
    this.grantId = grantId;
  }
}

/** What a request for tokens writes: the code or the refresh token that it takes, and the tokens that it makes. */
type Pending = { taken: string | undefined; readonly made: OAuthItemRow[] };

const pending = new WeakMap<object, Pending>();

/**
 * What a request for tokens writes: the old token is taken and the new ones are stored together or not at all, so that a process
 * which ends in between leaves nothing half done, and of many requests with one code a single one gets tokens.
 * @returns what waits for the end of the request; undefined: it is no such request, and the caller writes by itself
 */
export function pendingOf(context: Context | undefined): Pending | undefined {
  if (context?.oidc.route !== 'token') return undefined;
  const known = pending.get(context.req) ?? { taken: undefined, made: [] };
  pending.set(context.req, known);
  return known;
}

/** Carries out what waits, at the end of a request that is to be answered with tokens. @param now epoch ms @throws {TakenBefore} */
export async function writeAll(db: Db, context: Context, now: number): Promise<void> {
  const writes = pending.get(context.req);
  pending.delete(context.req);
  if (!writes || context.status !== 200) return;
  const { taken, made } = writes;
  const isOurs = await (taken !== undefined && onPostgres(db)
    ? exchangeAtOnce(db, taken, made, now)
    : exchange(db, taken, made, now));
  if (!isOurs) throw new TakenBefore(taken && (await grantIdOf(db, taken)));
}

async function exchange(db: Db, taken: string | undefined, made: readonly OAuthItemRow[], now: number) {
  return db.transaction().execute(async (trx) => {
    if (taken !== undefined && !(await takeItem(trx, taken, now))) return false;
    for (const row of made) await insertItem(trx, row);
    return true;
  });
}

/** The same in one statement, and one way to the server: each takes longer than what is done there. */
async function exchangeAtOnce(db: Db, taken: string, made: readonly OAuthItemRow[], now: number): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with taken as (
      update oauth_item set consumed_at = ${now} where id = ${taken} and consumed_at is null returning id
    ), made as (
      insert into oauth_item select made.* from taken, json_populate_recordset(null::oauth_item, ${JSON.stringify(made)}) as made
    ) select id from taken`.execute(db);
  return rows.length > 0;
}
