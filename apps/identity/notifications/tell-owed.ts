import { setTimeout as wait } from 'node:timers/promises';
import { accountById } from '../accounts/accounts.ts';
import type { Services } from '../kernel/services.ts';
import { sendNotice, wantsToHear } from './notify-account-owner.ts';
import { type OwedNotice, settleNotice, takeOwed } from './owed-notices.ts';
import { type Before, isToldEvent } from './security-events.ts';

const LOOK_EVERY_MS = 15_000;
/** Nobody is helped by a mail that is older. */
const OWED_FOR_MS = 8 * 60 * 60_000;
/** The device that did it is not known any more: a text message is counted by its number alone. */
const NO_DEVICE = { device: undefined, address: 'owed notices' } as const;

/**
 * Tells owners what the process that recorded it did not: it ended before, or its mail server was away. Each event by one
 * instance at a time; where that one ends in the middle, the mail may come twice.
 */
export async function tellOwed(services: Services): Promise<void> {
  for (const owed of await takeOwed(services.db, services.clock())) {
    if (await isTold(services, owed)) await settleNotice(services.db, owed.id);
  }
}

/** @returns whether nothing is left to do */
async function isTold(services: Services, owed: OwedNotice): Promise<boolean> {
  const { account_id, kind, notify_before, ...event } = owed;
  const account = await accountById(services.db, account_id);
  if (!account || !isToldEvent(kind) || !wantsToHear(account, kind)) return true;
  if (services.clock() - event.at > OWED_FOR_MS) {
    services.note(`An owner was not told of ${kind}: for too long nothing could be sent`);
    return true;
  }
  const before = JSON.parse(notify_before ?? '{}') as Before;
  return sendNotice(services, { account, kind, event, before }, NO_DEVICE);
}

/** Looks for what is owed, at once and for as long as the process runs. @returns stops it */
export function startTellingOwed(services: Services): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  void (async () => {
    while (!signal.aborted) {
      await tellOwed(services).catch((error: unknown) => {
        if (!signal.aborted) services.note('Owners could not be told what they are owed', error);
      });
      await wait(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return () => stopping.abort();
}
