import { setTimeout as wait } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { AccountRow } from '../accounts/tables.ts';
import { compiledOnce } from '../db/compiled-once.ts';
import { lightTransaction } from '../db/light-transaction.ts';
import type { Db } from '../db/open.ts';
import type { OwedNoticeTable } from './tables.ts';

/**
 * The account's fields before the event: the former address or number is notified too, and the owner knows the mail by that
 * anti-phishing code.
 */
export type Before = Partial<Pick<AccountRow, 'email' | 'mobile' | 'anti_phishing_code'>>;

/** Taken by one instance for one attempt. */
export type OwedNotice = {
  readonly id: string;
  readonly accountId: string;
  readonly before: Before;
  /** Undefined: every recipient. */
  readonly recipients: readonly string[] | undefined;
};

const TOGETHER_MS = 100;
const OWED_FOR_MS = 8 * 60 * 60_000;
/** The process of the event sends at once; this is much longer than it waits for a mail server. */
const LEAST_PAUSE_MS = 120_000;
const MOST_PAUSE_MS = 900_000;

/** In the transaction in which the event is recorded. */
export async function oweNotice(
  db: Db,
  { id, at }: { readonly id: string; readonly at: number },
  account_id: string,
  before: Before,
): Promise<void> {
  const times = { due_at: at + LEAST_PAUSE_MS, expires_at: at + OWED_FOR_MS };
  await insertOwed(db, { id, account_id, ...times, account_before: JSON.stringify(before), recipients: null });
}

const insertOwed = compiledOnce((db, row: Selectable<OwedNoticeTable>) =>
  db.insertInto('owed_notice').values({ ...row }),
);

type Batch = { readonly ids: string[]; readonly deleted: Promise<void> };
const batches = new WeakMap<Db, Batch>();

/**
 * Nothing is left to tell of that event. Those of a moment are deleted together and not waited for on the disk: what is lost with
 * the machine costs a second message.
 */
export function settleNotice(db: Db, id: string): Promise<void> {
  const open = batches.get(db);
  if (open) {
    open.ids.push(id);
    return open.deleted;
  }
  const ids = [id];
  const deleted = wait(TOGETHER_MS).then(async () => {
    batches.delete(db);
    await lightTransaction(db, (trx) => trx.deleteFrom('owed_notice').where('id', 'in', ids).execute());
  });
  batches.set(db, { ids, deleted });
  return deleted;
}

/** Stores the recipients that are left. */
export async function keepRecipients(db: Db, id: string, recipients: readonly string[]): Promise<void> {
  const left = JSON.stringify(recipients);
  await db.updateTable('owed_notice').set({ recipients: left }).where('id', '=', id).execute();
}

/**
 * The one that is due for longest, for this instance alone: its next attempt is put off by its age, two to fifteen minutes.
 * Undefined: none is. @param now epoch ms
 */
export async function claimOwedNotice(db: Db, now: number): Promise<OwedNotice | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('owed_notice')
      .selectAll()
      .where('due_at', '<=', now)
      .where('expires_at', '>', now)
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const age = now - (due.expires_at - OWED_FOR_MS);
    const pause = Math.min(Math.max(age, LEAST_PAUSE_MS), MOST_PAUSE_MS);
    const taken = await db
      .updateTable('owed_notice')
      .set({ due_at: now + pause })
      .where('id', '=', due.id)
      .where('due_at', '=', due.due_at)
      .returning('id')
      .executeTakeFirst();
    if (taken) return owedOf(due);
  }
}

function owedOf({ id, account_id, account_before, recipients }: Selectable<OwedNoticeTable>): OwedNotice {
  return {
    ...{ id, accountId: account_id, before: JSON.parse(account_before) as Before },
    recipients: recipients === null ? undefined : (JSON.parse(recipients) as string[]),
  };
}
