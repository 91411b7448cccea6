import type { Selectable } from 'kysely';
import { compiledOnce } from '../db/compiled-once.ts';
import type { Db } from '../db/open.ts';
import { readUserAgent } from '../http/user-agent.ts';
import type { Visitor } from '../http/visitor.ts';
import { rowId } from '../kernel/ids.ts';
import { type Before, oweNotice } from './owed-notices.ts';
import type { SecurityEventTable } from './tables.ts';

/** The security events of an account. `tells`: the owner gets a notice. */
export const securityEvents = {
  login: { tells: false },
  loginNewDevice: { tells: true },
  loginFailed: { tells: false },
  passwordChanged: { tells: true },
  passwordReset: { tells: true },
  emailChanged: { tells: true },
  mobileChanged: { tells: true },
  totpAdded: { tells: true },
  totpRemoved: { tells: true },
  recoveryCodesMade: { tells: true },
  recoveryCodeUsed: { tells: true },
  passkeyAdded: { tells: true },
  passkeyRemoved: { tells: true },
  deviceCheckChanged: { tells: true },
  antiPhishingAdded: { tells: true },
  antiPhishingChanged: { tells: true },
  antiPhishingRemoved: { tells: true },
  sessionsEnded: { tells: false },
  accountLocked: { tells: true },
  accountUnlocked: { tells: true },
  qrApproved: { tells: true },
  // No login took place. The history shows the owner that a login may have been attempted.
  qrRefused: { tells: false },
  thirdPartyLinked: { tells: true },
  thirdPartyUnlinked: { tells: true },
  oauthGranted: { tells: true },
  oauthRevoked: { tells: false },
  factorsReset: { tells: true },
  identitySubmitted: { tells: false },
  identityVerified: { tells: true },
  identityRefused: { tells: true },
  subAccountAdded: { tells: false },
  subAccountFrozen: { tells: false },
  subAccountUnfrozen: { tells: false },
  subAccountReset: { tells: false },
} as const satisfies Record<string, { readonly tells: boolean }>;
export type SecurityEvent = keyof typeof securityEvents;
/** The events with a notice. */
export type NoticeEvent = {
  [Kind in SecurityEvent]: (typeof securityEvents)[Kind]['tells'] extends true ? Kind : never;
}[SecurityEvent];

export function tells(kind: SecurityEvent): kind is NoticeEvent {
  return securityEvents[kind].tells;
}

/** Of a name as it is stored, which a newer version may have written. */
export function isNoticeEvent(kind: string): kind is NoticeEvent {
  return Object.hasOwn(securityEvents, kind) && tells(kind as SecurityEvent);
}

/**
 * Records a security event, in the transaction of the change. `detail` is shown to the owner: masked, never a secret.
 * @param owed of an event with a notice: it is then delivered even if this process ends before. Absent: only this process sends it
 * @returns what `notifyAccountOwner` accepts, so that it need not be read again
 */
export async function recordEvent(
  db: Db,
  now: number,
  accountId: string,
  kind: SecurityEvent,
  visitor: Pick<Visitor, 'userAgent' | 'place' | 'site'>,
  detail: Readonly<Record<string, string>> = {},
  owed?: Before,
): Promise<StoredEvent> {
  const event = { id: rowId(now), ...eventOf(now, visitor, detail) };
  await insertEvent(db, { ...event, account_id: accountId, kind, site: visitor.site.id });
  if (owed && tells(kind)) await oweNotice(db, event, accountId, owed);
  return event;
}

/** The stored fields of an event that its notice needs. */
export type StoredEvent = Pick<
  Selectable<SecurityEventTable>,
  'id' | 'at' | 'browser' | 'system' | 'country' | 'detail'
>;

/** The columns of `KeptEvent`. */
export const storedEventColumns = [
  'id',
  'at',
  'browser',
  'system',
  'country',
  'detail',
] as const satisfies readonly (keyof StoredEvent)[];

/** What is kept of something that a visitor has done. */
function eventOf(
  at: number,
  { userAgent, place }: Pick<Visitor, 'userAgent' | 'place'>,
  detail: Readonly<Record<string, string>>,
): Omit<StoredEvent, 'id'> {
  return { at, ...readUserAgent(userAgent), country: place.country ?? '', detail: JSON.stringify(detail) };
}

const insertEvent = compiledOnce((db, row: Selectable<SecurityEventTable>) =>
  db.insertInto('security_event').values({ ...row }),
);
