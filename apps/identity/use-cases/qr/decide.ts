import type { QrConfirmPayload } from '@gatehouse/contract/login/qr.schema';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { mustBeFresh } from '../../sessions/authenticate.ts';
import { scannedCode } from './find-code.ts';
import type { QrLoginRow, QrState } from './tables.ts';
import type { QrWaiters } from './waiters.ts';

/** How long the device that made the code may take to fetch its session. */
const CONFIRMED_TTL_MS = 60_000;

/**
 * Approves the login of the device that shows the number. Of two at once one counts; confirming again changes nothing.
 * @throws {Refusal} stepUpNeeded (SESS-04): the code waits; qrNumberWrong: the code is refused for good; qrUnknown
 */
export async function confirm(
  services: Services,
  waiters: QrWaiters,
  { secret, number }: QrConfirmPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<void> {
  mustBeFresh(services, who);
  const { db, clock } = services;
  const now = clock();
  const found = await scannedCode(db, now, secret, who);
  if (found?.state === 'confirmed' && found.number === number) return;
  if (found?.state !== 'scanned') throw new Refusal('qrUnknown');
  if (found.number !== number) {
    await refuseAs(db, now, found, ['scanned'], who, visitor);
    waiters.tell(found.id);
    throw new Refusal('qrNumberWrong');
  }
  const confirmed = await db.transaction().execute(async (trx) => {
    const change = { state: 'confirmed', session_id: who.session_id, expires_at: now + CONFIRMED_TTL_MS } as const;
    if (!(await move(trx, now, found, ['scanned'], change))) return false;
    await recordEvent(trx, now, who.account_id, 'qrApproved', visitor, shownOf(found), {});
    return true;
  });
  if (!confirmed) return confirm(services, waiters, { secret, number }, who, visitor);
  waiters.tell(found.id);
  notifyAccountOwner(services, who.account_id, 'qrApproved', visitor);
}

/** "This is not me": works on a confirmed code too, until its login is complete. @throws {Refusal} qrUnknown */
export async function refuse(
  services: Services,
  waiters: QrWaiters,
  secret: string,
  who: Authenticated,
  visitor: Visitor,
): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const found = await scannedCode(db, now, secret, who);
  if (found?.state === 'refused') return;
  if (!found || !(await refuseAs(db, now, found, ['scanned', 'confirmed'], who, visitor))) {
    throw new Refusal('qrUnknown');
  }
  waiters.tell(found.id);
}

/** A stranger may have tried to make the owner approve a login: recorded once, with the device that showed the code. */
async function refuseAs(
  db: Db,
  now: number,
  found: QrLoginRow,
  from: readonly QrState[],
  { account_id }: Authenticated,
  visitor: Visitor,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await move(trx, now, found, from, { state: 'refused' }))) return false;
    await recordEvent(trx, now, account_id, 'qrRefused', visitor, shownOf(found));
    return true;
  });
}

/** The fields of the device that showed the code, for the owner's history. */
function shownOf({ site, browser, system, country }: QrLoginRow): Readonly<Record<string, string>> {
  return { site, browser, system, country };
}

async function move(
  db: Db,
  now: number,
  { id }: QrLoginRow,
  from: readonly QrState[],
  change: Partial<QrLoginRow>,
): Promise<boolean> {
  const moved = await db
    .updateTable('qr_login')
    .set({ ...change, changed_at: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}
