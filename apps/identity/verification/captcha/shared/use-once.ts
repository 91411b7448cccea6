import { type Kysely, sql } from 'kysely';
import { compiledOnce } from '../../../db/compiled-once.ts';
import { lightly } from '../../../db/group-commit.ts';
import type { Db } from '../../../db/open.ts';
import { onPostgres } from '../../../db/statements.ts';

/** By how much the clocks of two instances may differ: one that is ahead must not purge what another one would still take. */
const CLOCKS_DIFFER_MS = 60_000;

/** Uses a proof up; false: it was used before, also by a call at the same moment or on another instance. */
export async function useOnce(db: Db, id: string, expiresAt: number): Promise<boolean> {
  // One that is lost with the machine's power could be used twice within its minutes, no more: nothing waits for the disk.
  const added = await lightly.run(true, () => insertUsed(db, { id, expiresAt: expiresAt + CLOCKS_DIFFER_MS }));
  return added.length > 0;
}

/** A light transaction (`light-transaction.ts`) in one statement, which every protected call runs. */
const insertUsed = compiledOnce((db, { id, expiresAt }: { id: string; expiresAt: number }) => {
  const insert = onPostgres(db as Kysely<unknown>)
    ? sql<{ id: string }>`insert into used_captcha (id, expires_at)
        select cast(${id} as text), cast(${expiresAt} as bigint)
        from (select set_config('synchronous_commit', 'off', true)) as light
        on conflict (id) do nothing returning id`
    : sql<{ id: string }>`insert into used_captcha (id, expires_at) values (${id}, ${expiresAt})
        on conflict (id) do nothing returning id`;
  return { compile: () => insert.compile(db) };
});
