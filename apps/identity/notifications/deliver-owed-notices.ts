import { accountById } from '../accounts/accounts.ts';
import { startLoop } from '../kernel/background-loop.ts';
import type { Services } from '../kernel/services.ts';
import { sendNotice, wantsToHear } from './notify-account-owner.ts';
import { claimOwedNotice, type OwedNotice, settleNotice } from './owed-notices.ts';
import { isNoticeEvent, storedEventColumns } from './security-events.ts';

const LOOK_EVERY_MS = 15_000;
/** Who did it is not known any more: a text message is counted by its number and country. */
const NOT_KNOWN = { device: undefined, address: undefined } as const;

/**
 * Delivers the notices that the process of the event did not: it ended before, or its mail server was away. Each event by one
 * instance at a time; where that one ends between sending and recording it, the message comes twice.
 */
async function deliverOwedNotices(services: Services, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const owed = await claimOwedNotice(services.db, services.clock());
    if (!owed) return;
    await deliverOwedNotice(services, owed).catch((error: unknown) =>
      services.note('An owner could not be told', error),
    );
  }
}

async function deliverOwedNotice(services: Services, { id, accountId, before, recipients }: OwedNotice): Promise<void> {
  const { db } = services;
  const [account, found] = await Promise.all([
    accountById(db, accountId),
    db
      .selectFrom('security_event')
      .select(['kind', ...storedEventColumns])
      .where('id', '=', id)
      .executeTakeFirst(),
  ]);
  if (!account || !found) return settleNotice(db, id);
  const { kind, ...event } = found;
  // Of a newer version, which knows what to say.
  if (!isNoticeEvent(kind)) return;
  if (!wantsToHear(account, kind)) return settleNotice(db, id);
  await sendNotice(services, { account, kind, event, before, recipients }, NOT_KNOWN);
}

/** Looks for what is owed, at once and for as long as the process runs. @returns stops it, and waits for the one under way */
export function startOwedNoticeDelivery(services: Services): () => Promise<void> {
  return startLoop(async (signal) => {
    await deliverOwedNotices(services, signal).catch((error: unknown) =>
      services.note('What owners are owed could not be looked up', error),
    );
    return LOOK_EVERY_MS;
  });
}
