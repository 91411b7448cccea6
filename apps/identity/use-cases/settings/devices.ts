import type { KnownDeviceRow } from '@gatehouse/contract/account/account';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import { seenDeviceId } from '../../risk/known-device.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';

const LISTED = 100;
/** An account has an address, a number, and itself: a device has a row for each. */
const NAMES = 3;

/** The devices that need not be confirmed again, the one used last first, at most a hundred. */
export async function listDevices(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  who: Authenticated,
  visitor: Visitor,
): Promise<KnownDeviceRow[]> {
  const rows = await db
    .selectFrom('known_device')
    .select(['device', 'browser', 'system', 'country', 'seen_at', 'expires_at'])
    .where('account_id', '=', who.account_id)
    .where('device', 'is not', null)
    .where('expires_at', '>', clock())
    .orderBy('seen_at', 'desc')
    .limit(LISTED * NAMES)
    .execute();
  const sessions = await sessionsByDevice(db, clock(), who.account_id);
  const current = visitor.device;
  const newest = rows.filter(({ device }, at) => rows.findIndex((row) => row.device === device) === at);
  return newest
    .slice(0, LISTED)
    .flatMap(({ device: device_id, seen_at: last_seen_at, ...row }) =>
      device_id === null
        ? []
        : [{ device_id, last_seen_at, ...row, sessions: sessions.get(device_id) ?? 0, current: device_id === current }],
    );
}

async function sessionsByDevice(db: Db, now: number, accountId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('session')
    .select(['device', ({ fn }) => fn.countAll<string | number>().as('count')])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .groupBy('device')
    .execute();
  return new Map(rows.map(({ device, count }) => [device, Number(count)]));
}

/**
 * Forgets a device: its sessions end, and its next login is confirmed by a code. Forgetting one twice is no error.
 * @throws {Refusal} invalidField for the device in use: logging out does that
 */
export async function forgetDevice(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  device: string,
  who: Authenticated,
  visitor: Visitor,
): Promise<{ sessions_ended: number }> {
  if (device === visitor.device) throw invalidField('device_id', 'it is the one in use');
  return db.transaction().execute(async (trx) => {
    const rows = trx.deleteFrom('known_device').where('account_id', '=', who.account_id).where('device', '=', device);
    const { numDeletedRows } = await rows.executeTakeFirstOrThrow();
    await trx
      .deleteFrom('known_device')
      .where('id', '=', seenDeviceId(who.account_id, visitor, device))
      .execute();
    const ended = await trx
      .deleteFrom('session')
      .where('account_id', '=', who.account_id)
      .where('device', '=', device)
      .where('id', '!=', who.session_id)
      .executeTakeFirstOrThrow();
    const sessions = Number(ended.numDeletedRows);
    if (numDeletedRows > 0 || sessions > 0) {
      await recordEvent(trx, clock(), who.account_id, 'sessionsEnded', visitor, { count: String(sessions) });
    }
    return { sessions_ended: sessions };
  });
}
