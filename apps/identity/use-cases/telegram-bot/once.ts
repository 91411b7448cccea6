import type { Db } from '../../db/open.ts';
import { digest } from '../../kernel/ids.ts';

/**
 * Whether this is the first of its kind until it is over: of many at once, on any instance, one is.
 * @param parts what makes it the same again; kept as a hash
 */
export async function isFirst(db: Db, now: number, parts: readonly string[], forMs: number): Promise<boolean> {
  const row = { id: idOf(parts), account_id: null, created_at: now, expires_at: now + forMs };
  const first = await db
    .insertInto('telegram_use')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ created_at: now, expires_at: row.expires_at })
        .where('telegram_use.expires_at', '<=', now),
    )
    .returning('id')
    .executeTakeFirst();
  return first !== undefined;
}

function idOf(parts: readonly string[]): string {
  return `bot|${digest(...parts)}`;
}
