import type { AccountNameBeginPayload, AccountNameNewPayload } from '@gatehouse/contract/account/account.schema';
import type { PendingChallenge, VerifiedPayload } from '@gatehouse/contract/login/challenge';
import type { LoginName } from '../../accounts/accounts.ts';
import { mustBeMain } from '../../accounts/accounts.ts';
import { readLoginName } from '../../accounts/login-name.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField, Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { countAll } from '../../rate-limit/count-all.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { accountOf, mustBeFresh } from '../../sessions/authenticate.ts';
import { findChallenge } from '../../verification/challenge/find-challenge.ts';
import { openChallenge, pendingChallengeOf } from '../../verification/challenge/open-challenge.ts';
import type { ChallengeRow } from '../../verification/challenge/tables.ts';
import { factorsOf } from '../../verification/factors/factors-of.ts';
import { verifyChallenge } from '../../verification/verify-challenge.ts';

export type Method = LoginName['method'];

/** What the challenges of a change remember. */
export type NameContext = {
  readonly session: string;
  readonly method: Method;
  /** The challenge that the old name was proved by; absent: there was none. */
  readonly old?: string;
};

/** A challenge's context, if it is this session's. @throws {Refusal} challengeUnknown */
export function contextOf(challenge: Pick<ChallengeRow, 'context' | 'account_id'>, who: Authenticated): NameContext {
  const context = JSON.parse(challenge.context) as NameContext;
  const isOurs = challenge.account_id === who.account_id && context.session === who.session_id;
  if (!isOurs) throw new Refusal('challengeUnknown');
  return context;
}

/**
 * First step: asks for a code to the address or number that is to be replaced. Where there is none, a step-up is asked for in
 * its place; and where the account has a second factor, beside it.
 * @throws {Refusal} notForSubAccounts, stepUpNeeded, addressLimit, deviceOrAccountLimit
 */
export async function beginChange(
  services: Services,
  { method }: AccountNameBeginPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<{ asked?: PendingChallenge }> {
  const { db, clock } = services;
  const account = await accountOf(db, who);
  mustBeMain(account);
  const { totp, passkeys } = await factorsOf(db, account.id);
  if (account[method] === null || totp || passkeys > 0) mustBeFresh(services, who);
  if (account[method] === null) return {};
  await countChallenge(services, who, visitor);
  const context: NameContext = { session: who.session_id, method };
  const asks = { purpose: 'old_name', account, ways: [method], context } as const;
  return { asked: pendingChallengeOf(await openChallenge(db, clock(), asks, visitor), account) };
}

/**
 * Second step: the code to the old one. It stays proved, for this session, until its challenge expires or has been used.
 * @throws {Refusal} what `verifyChallenge` throws
 */
export async function verifyOldName(
  services: Services,
  input: VerifiedPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<{ old: string; expires_at: number }> {
  const { challenge, consume } = await verifyChallenge(services, input, ['old_name'], visitor);
  contextOf(challenge, who);
  await services.db.transaction().execute((trx) => consume(trx, services.clock()));
  return { old: challenge.id, expires_at: challenge.expires_at };
}

/**
 * Third step: asks for a code to the new one. Its owner is not looked up here: an account that has it is notified by mail, and
 * no code fits.
 * @throws {Refusal} notForSubAccounts; challengeUnknown without a proof of the old one, stepUpNeeded where there is none; invalidField email,
 * mobile; phoneLimit, addressLimit, deviceOrAccountLimit
 */
export async function askNew(
  services: Services,
  input: AccountNameNewPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<PendingChallenge> {
  const { db, clock, brand, sms } = services;
  const account = await accountOf(db, who);
  mustBeMain(account);
  const to = readLoginName(brand, input);
  const { method } = to;
  if (method === 'mobile' && !sms) throw invalidField('mobile', 'numbers are not taken here');
  if (account[method] === null) mustBeFresh(services, who);
  else await provedOld(services, input.old, method, who, visitor);
  if (to.key === keyOf(account, method)) throw invalidField(method, 'the account has it already');
  await countChallenge(services, who, visitor);
  const old = account[method] === null ? {} : { old: input.old?.toLowerCase() ?? '' };
  const context: NameContext = { session: who.session_id, method, ...old };
  const asks = { purpose: 'new_name', account, to, ways: [method], context } as const;
  return pendingChallengeOf(await openChallenge(db, clock(), asks, visitor), account);
}

export function keyOf(account: AccountRow, method: Method): string | null {
  return method === 'email' ? account.email_key : account.mobile_key;
}

async function provedOld(
  { db, clock }: Services,
  uuid: string | undefined,
  method: Method,
  who: Authenticated,
  visitor: Visitor,
): Promise<void> {
  if (!uuid) throw new Refusal('challengeUnknown');
  const challenge = await findChallenge(db, clock(), uuid, visitor);
  const isProved = challenge.purpose === 'old_name' && challenge.passed_at !== null;
  if (!isProved || contextOf(challenge, who).method !== method) throw new Refusal('challengeUnknown');
}

async function countChallenge({ limits }: Services, who: Authenticated, visitor: Visitor): Promise<void> {
  await countAll(limits, [
    ['challengesByAddress', visitor.address],
    ['challengesByDevice', visitor.device],
    ['namesByAccount', who.account_id],
  ]);
}
