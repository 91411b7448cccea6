import type { Selectable } from 'kysely';
import type { AccountRow } from '../accounts/tables.ts';
import { compiledOnce } from '../db/compiled-once.ts';
import type { Db } from '../db/open.ts';
import { readUserAgent } from '../http/user-agent.ts';
import type { Visitor } from '../http/visitor.ts';
import { rowId } from '../kernel/ids.ts';
import type { SecurityEventTable } from './tables.ts';

/** What is kept of an account's security. `tells`: its owner gets a mail. */
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
  // Nobody came in. Who looks it up can see that somebody may have tried to.
  qrRefused: { tells: false },
  thirdPartyLinked: { tells: true },
  thirdPartyUnlinked: { tells: true },
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
/** Those that the owner is told of. */
export type ToldEvent = {
  [Kind in SecurityEvent]: (typeof securityEvents)[Kind]['tells'] extends true ? Kind : never;
}[SecurityEvent];

export function tells(kind: SecurityEvent): kind is ToldEvent {
  return securityEvents[kind].tells;
}

/** Of a name as it is stored, which a newer version may have written. */
export function isToldEvent(kind: string): kind is ToldEvent {
  return Object.hasOwn(securityEvents, kind) && tells(kind as SecurityEvent);
}

/**
 * What the account has had until now: the person at that address or number is told too, and the owner knows the mail by that
 * anti-phishing code.
 */
export type Before = Partial<Pick<AccountRow, 'email' | 'mobile' | 'anti_phishing_code'>>;

/** Who recorded an event tells its owner at once; after so long another attempt is made, by any instance. */
const FIRST_OWED_MS = 120_000;

/**
 * Keeps that something happened, in the transaction in which it does. `detail` is shown to the owner: masked, never a secret.
 * @param before for an event that tells: the owner is told also when this process ends before it has done so; `untold`: nobody is
 */
export async function recordEvent(
  db: Db,
  now: number,
  accountId: string,
  kind: SecurityEvent,
  visitor: Pick<Visitor, 'userAgent' | 'place' | 'site'>,
  detail: Readonly<Record<string, string>> = {},
  before: Before | 'untold' = {},
): Promise<void> {
  const row = { id: rowId(now), account_id: accountId, kind, site: visitor.site.id };
  const owed = tells(kind) && before !== 'untold';
  const notify_at = owed ? now + FIRST_OWED_MS : null;
  const notify_before = owed ? JSON.stringify(before) : null;
  await insertEvent(db, { ...row, ...eventOf(now, visitor, detail), notify_at, notify_before });
}

/** What an owner is told of an event, as it is kept. */
export type KeptEvent = Pick<Selectable<SecurityEventTable>, 'at' | 'browser' | 'system' | 'country' | 'detail'>;

/** What is kept of something that a visitor has done. */
export function eventOf(
  at: number,
  { userAgent, place }: Pick<Visitor, 'userAgent' | 'place'>,
  detail: Readonly<Record<string, string>>,
): KeptEvent {
  return { at, ...readUserAgent(userAgent), country: place.country ?? '', detail: JSON.stringify(detail) };
}

const insertEvent = compiledOnce((db, row: Selectable<SecurityEventTable>) =>
  db.insertInto('security_event').values({ ...row }),
);
