import type { LoginChallenge } from '@gatehouse/contract/login/login';
import { maskEmail } from '@gatehouse/rules/email/mask-email';
import type { OpenedBy } from '@gatehouse/rules/login/login-ways';
import { type SecondFactor, secondFactor } from '@gatehouse/rules/verification/second-factor';
import {
  ACCOUNT_STATUS_IN_PROGRESS,
  ACCOUNT_STATUS_TERMINATED,
  accountById,
  isFrozen,
  type LoginName,
} from '../../accounts/accounts.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { maskPhone } from '../../kernel/phone.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { recordEvent, type StoredEvent } from '../../notifications/security-events.ts';
import { oweTelegramNotice } from '../../notifications/telegram-notices.ts';
import { wallRefusal } from '../../region/ring-fence.ts';
import { isKnownDevice, noteSeenDevice, rememberAccountDevice } from '../../risk/known-device.ts';
import { attemptRefused } from '../../risk/risk-helper.ts';
import type { RepeatableSession } from '../../sessions/finished-step.ts';
import { openSession } from '../../sessions/sessions.ts';
import { openChallenge, pendingChallengeOf } from '../../verification/challenge/open-challenge.ts';
import { factorsForSite } from '../../verification/factors/factors-of.ts';
import { banRefusal } from '../lock/ban.ts';

/** A login whose first factor is right: what is left of it. Nothing has been changed yet. */
export type LoginPlan = {
  readonly account: AccountRow;
  readonly visitor: Visitor;
  readonly openedBy: OpenedBy;
  readonly deviceKnown: boolean;
  readonly second: SecondFactor;
  /** Where the account's only second factor works, if that is not here. */
  readonly passkeyHost?: string | undefined;
  /** The session that is opened, where its device may be answered again. */
  readonly session?: RepeatableSession | undefined;
  /** Where codes go, if not to the account's own mailbox or phone. */
  readonly codesTo?: LoginName | undefined;
};

/** Sessions without a notice: one that is handed on, and one of a reset, which has a notice of its own. */
const WITHOUT_NOTICE: readonly OpenedBy[] = ['quick', 'reset'];

/** Without a second step of ours a device that they do not trust is told of once, not at each login. */
const BY_COMPANIES: readonly OpenedBy[] = ['telegram', 'third_party'];

/** These pass through a page of another company, or begin with a lost password: a new device is trusted only by a yes. */
const NEVER_UNASKED: readonly OpenedBy[] = [...BY_COMPANIES, 'reset'];

export type LoggedIn = {
  readonly account: AccountRow;
  readonly token: string;
  /** That it was opened; absent: before, and it is answered again. */
  readonly event?: StoredEvent;
  /** The device is remembered, from before or from now on. Absent: it was opened before. */
  readonly remembered?: boolean;
  /** The owner was told of this device before, though it is not trusted. */
  readonly seen?: boolean;
};
export type LoginOutcome = LoggedIn | { readonly asked: LoginChallenge };

/**
 * After the right first factor, before any change: whether this account may log in here, and what else is asked for. Only from
 * here on may an answer reveal the account.
 * @throws {Refusal} hongKongUserElsewhere, foreignUserInHongKong (REGION-09), accountTerminated (ERR-04),
 * accountInProgress (SIGNUP-10), accountBanned (BAN-01), attemptRefused (LOGIN-11)
 */
export async function planLogin(
  services: Services,
  account: AccountRow,
  visitor: Visitor,
  openedBy: OpenedBy,
): Promise<LoginPlan> {
  const main = account.parent_id === null ? undefined : await accountById(services.db, account.parent_id);
  if (account.parent_id !== null && !main) throw new Refusal('accountTerminated');
  for (const each of main ? [main, account] : [account]) await mustBeOpen(services, each, visitor);
  if (main && (await isFrozen(services.db, account.id))) throw new Refusal('subAccountFrozen');
  const deviceKnown = await isKnownDevice(services.db, services.clock(), account, visitor);
  const risk = await services.risk.assess({ visitor, account, deviceKnown, action: openedBy });
  if (risk.action === 'block') throw attemptRefused(visitor);
  const factors = await factorsForSite(services.db, services.brand, account.id, visitor.site);
  const { value: second } = secondFactor({
    ...factors,
    ...{ openedBy, email: account.email !== null, mobile: account.mobile !== null },
    ...{ deviceKnown, deviceCheck: account.device_check === 1, demanded: visitor.site.newDevice === 'code' },
    risky: risk.action === 'verify',
  });
  const { passkeyElsewhere, passkeyHost } = factors;
  const isElsewhere = passkeyElsewhere && !factors.totp;
  return { account, visitor, openedBy, deviceKnown, second, passkeyHost: isElsewhere ? passkeyHost : undefined };
}

/** The state of a main account holds for its sub-accounts, however they log in. */
async function mustBeOpen(services: Services, account: AccountRow, visitor: Visitor): Promise<void> {
  const refusal = wallRefusal(services, account, visitor);
  if (refusal) throw refusal;
  if (account.status === ACCOUNT_STATUS_TERMINATED) throw new Refusal('accountTerminated');
  if (account.status === ACCOUNT_STATUS_IN_PROGRESS) throw new Refusal('accountInProgress');
  const banned = await banRefusal(services, account, visitor);
  if (banned) throw banned;
}

/**
 * What was looked at before the transaction may have changed meanwhile: hashing waits its turn, and so does a risk helper. The
 * account's row stays locked until the session is there, so that a lock or another password comes before or after it.
 * @throws {Refusal} challengeUnknown
 */
async function mustBeAsPlanned(trx: Db, { account, openedBy }: LoginPlan): Promise<void> {
  const { id, password_changed_at } = account;
  // A reset has just set the password itself.
  const locked = openedBy === 'reset' ? lockOpen(trx, { id }) : lockAsPlanned(trx, { id, password_changed_at });
  if ((await locked).length === 0) throw new Refusal('challengeUnknown');
}

const openAccount = (db: Db, id: string) =>
  db
    .updateTable('account')
    .set((set) => ({ status: set.ref('status') }))
    .where('id', '=', id)
    .where('banned_at', 'is', null)
    .where('status', '!=', ACCOUNT_STATUS_TERMINATED)
    .returning('id');
const lockOpen = compiledOnce((db, at: { id: string }) => openAccount(db, at.id));
const lockAsPlanned = compiledOnce((db, at: { id: string; password_changed_at: number }) =>
  openAccount(db, at.id).where('password_changed_at', '=', at.password_changed_at),
);

/** In the transaction that uses up the first factor: opens the session, or asks for what is left. */
export async function completeLogin(
  trx: Db,
  now: number,
  plan: LoginPlan,
  trustDevice?: boolean,
): Promise<LoginOutcome> {
  const { account, visitor, openedBy, second, codesTo, deviceKnown } = plan;
  if (second.ways.length === 0) return logInNow(trx, now, plan, trustDevice);
  // The account's own second factor is asked for as ever.
  if (codesTo && second.why !== 'factor') return askElsewhere(trx, now, plan, codesTo);
  await mustBeAsPlanned(trx, plan);
  const asks = { purpose: 'login_second', account, ways: second.ways, context: { openedBy } } as const;
  const challenge = await openChallenge(trx, now, asks, visitor);
  const known = second.why === 'factor' && deviceKnown ? ({ device_known: true } as const) : {};
  const at = plan.passkeyHost ? { passkey_host: plan.passkeyHost } : {};
  const asked = { ...pendingChallengeOf(challenge, account), why: second.why, ...at, ...known };
  return { asked: { ...asked, ...namedAccount(account) } };
}

/** The account, masked, so that the user sees which one they are about to enter. */
export function namedAccount({ email, mobile }: AccountRow): Pick<LoginChallenge, 'account'> {
  if (email !== null) return { account: maskEmail(email) };
  return mobile === null ? {} : { account: maskPhone(mobile) };
}

async function askElsewhere(trx: Db, now: number, plan: LoginPlan, to: LoginName): Promise<LoginOutcome> {
  const { account, visitor, openedBy, second } = plan;
  const asks = { purpose: 'login_second', account, to, ways: [to.method], context: { openedBy } } as const;
  const challenge = await openChallenge(trx, now, asks, visitor);
  return { asked: { ...pendingChallengeOf(challenge, undefined), why: second.why } };
}

/** Opens the session, and keeps that it was opened. */
export async function logInNow(
  trx: Db,
  now: number,
  plan: LoginPlan,
  trustDevice = !NEVER_UNASKED.includes(plan.openedBy),
): Promise<LoggedIn> {
  const { account, visitor, openedBy, deviceKnown, session, second } = plan;
  await mustBeAsPlanned(trx, plan);
  const remembered = trustDevice || deviceKnown;
  if (remembered) await rememberAccountDevice(trx, now, account, visitor);
  const isTold = BY_COMPANIES.includes(openedBy) && second.ways.length === 0;
  const seen = isTold && (await noteSeenDevice(trx, now, account, visitor));
  const kind = deviceKnown || seen ? 'login' : 'loginNewDevice';
  const owed = WITHOUT_NOTICE.includes(openedBy) ? undefined : {};
  const event = await recordEvent(trx, now, account.id, kind, visitor, { by: openedBy }, owed);
  // A session that is handed on is no login; a reset's mail says nothing of the device.
  if (openedBy !== 'quick') await oweTelegramNotice(trx, event, account.id);
  await session?.keep(trx, now, account.id);
  const token = await openSession(trx, now, account.id, visitor, { openedBy, token: session?.token });
  return { account, token, event, remembered, seen };
}
