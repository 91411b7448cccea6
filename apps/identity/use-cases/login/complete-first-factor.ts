import type { OpenedBy } from '@gatehouse/rules/login/login-ways';
import type { LoginName } from '../../accounts/accounts.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import type { RepeatableSession } from '../../sessions/finished-step.ts';
import {
  completeLogin,
  type LoggedIn,
  type LoginOutcome,
  type LoginPlan,
  logInNow,
  planLogin,
} from './complete-login.ts';

/** A session that is opened once, and answered again while it lives to the device that opened it. */
export type RepeatedLogin = RepeatableSession & {
  /** The token of the live one that was opened before. */
  readonly find?: (account: AccountRow) => Promise<string | undefined>;
};

/** A first factor that was right: whose it is, who gave it, and how. */
export type FirstFactor = {
  readonly account: AccountRow;
  readonly visitor: Visitor;
  readonly openedBy: OpenedBy;
  readonly session?: RepeatedLogin | undefined;
  /** Whose mailbox and phone count for an account that has none: a sub-account's main account. */
  readonly contact?: AccountRow;
  /** What still happens where this account may not log in here. Nothing has been changed by then. */
  readonly whenRefused?: (error: unknown) => Promise<void>;
};

/** The transaction in which a way uses its first factor up. */
export type Completing = {
  readonly trx: Db;
  readonly now: number;
  readonly plan: LoginPlan;
  /** Opens the session, or asks for what is left. Without `trustDevice` the method says whether a new device is trusted. */
  readonly logIn: (trustDevice?: boolean) => Promise<LoginOutcome>;
  /** Opens it where nothing can be left. */
  readonly logInNow: (trustDevice?: boolean) => Promise<LoggedIn>;
};

/**
 * The common end of every first factor: checks whether this account may log in here and what is left to ask for, then opens
 * one transaction, in which `useUp` consumes the first factor, so that it is valid once, and the login continues.
 * @throws {Refusal} what `planLogin` and `useUp` throw; challengeUnknown when the account has changed meanwhile
 */
export async function completeFirstFactor<T>(
  services: Services,
  factor: FirstFactor,
  useUp: (completing: Completing) => Promise<T>,
): Promise<{ readonly plan: LoginPlan; readonly outcome: T }> {
  const { db, clock } = services;
  const { account, session } = factor;
  const plan = await planned(services, factor);
  const token = await session?.find?.(account);
  const outcome = await db.transaction().execute((trx) => {
    const now = clock();
    return useUp({
      ...{ trx, now, plan },
      logIn: async (trustDevice) =>
        token === undefined ? completeLogin(trx, now, plan, trustDevice) : { account, token },
      logInNow: (trustDevice) => logInNow(trx, now, plan, trustDevice),
    });
  });
  return { plan, outcome };
}

async function planned(
  services: Services,
  { account, visitor, openedBy, session, contact, whenRefused }: FirstFactor,
): Promise<LoginPlan> {
  const reached = contact ? { ...account, email: contact.email, mobile: contact.mobile } : account;
  const plan = await planLogin(services, reached, visitor, openedBy).catch(async (error: unknown) => {
    await whenRefused?.(error);
    throw error;
  });
  return { ...plan, account, session, codesTo: contact && nameOf(contact) };
}

function nameOf({ email, email_key, mobile, mobile_key }: AccountRow): LoginName | undefined {
  if (email !== null && email_key !== null) return { method: 'email', name: email, key: email_key };
  return mobile !== null && mobile_key !== null ? { method: 'mobile', name: mobile, key: mobile_key } : undefined;
}
