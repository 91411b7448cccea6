import { onPostgres } from '../db/add-column-once.ts';
import { lightTransaction } from '../db/light-transaction.ts';
import type { Db } from '../db/open.ts';
import type { KeptEvent } from './security-events.ts';

/** An event whose owner has not been told, taken by this instance for one attempt. */
export type OwedNotice = KeptEvent & {
  readonly id: string;
  readonly account_id: string;
  readonly kind: string;
  /** JSON, as `recordEvent` kept it. */
  readonly notify_before: string | null;
};

const MOST_AT_ONCE = 20;
/** The time between two attempts is the age of the event, so that it doubles, and no less than this. */
const LEAST_PAUSE_MS = 120_000;

/** The owner has been told of everything of this kind until `until` (epoch ms), or does not want to be. */
export async function settleNotices(db: Db, accountId: string, kind: string, until: number): Promise<void> {
  await settle(db, (step) =>
    step
      .updateTable('security_event')
      .set({ notify_at: null, notify_before: null })
      .where('notify_at', 'is not', null)
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('at', '<=', until)
      .execute(),
  );
}

/** As `settleNotices`, for one event. */
export async function settleNotice(db: Db, id: string): Promise<void> {
  await settle(db, (step) =>
    step.updateTable('security_event').set({ notify_at: null, notify_before: null }).where('id', '=', id).execute(),
  );
}

/** A note that is lost with the machine costs a second mail, so it does not wait for the disk. */
async function settle(db: Db, work: (step: Db) => Promise<unknown>): Promise<void> {
  await (onPostgres(db) ? work(db) : lightTransaction(db, work));
}

/** The oldest that are due, each taken by one instance alone: its next attempt is put off. @param now epoch ms */
export async function takeOwed(db: Db, now: number): Promise<OwedNotice[]> {
  const due = await db
    .selectFrom('security_event')
    .select(['id', 'account_id', 'kind', 'at', 'browser', 'system', 'country', 'detail', 'notify_at', 'notify_before'])
    .where('notify_at', '<=', now)
    .orderBy('notify_at')
    .limit(MOST_AT_ONCE)
    .execute();
  const taken: OwedNotice[] = [];
  for (const { notify_at, ...event } of due) {
    const row = await db
      .updateTable('security_event')
      .set({ notify_at: now + Math.max(LEAST_PAUSE_MS, now - event.at) })
      .where('id', '=', event.id)
      .where('notify_at', '=', notify_at)
      .returning('id')
      .executeTakeFirst();
    if (row) taken.push(event);
  }
  return taken;
}
