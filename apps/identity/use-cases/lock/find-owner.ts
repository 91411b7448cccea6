import type { PendingChallenge } from '@gatehouse/contract/login/challenge';
import { accountByName, type LoginName } from '../../accounts/accounts.ts';
import { accountByFormerName } from '../../accounts/former-names.ts';
import { recipientOf } from '../../accounts/login-key.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import { countAll } from '../../rate-limit/count-all.ts';
import { type NewChallenge, openChallenge, pendingChallengeOf } from '../../verification/challenge/open-challenge.ts';

/** A visitor with a secret of the account: its address and number may be used, and shown masked. */
export type KnownOwner = { readonly account: AccountRow };
/** A visitor who typed a name: the code goes there, whether or not there is an account. */
export type NamedOwner = {
  readonly account: AccountRow | undefined;
  readonly to: LoginName;
  /** What was typed is a name that the account has had until lately, here in its own spelling: the code goes there. */
  readonly former?: string | undefined;
};

/** @throws {Refusal} invalidField login_name */
export async function ownerByName({ db }: Services, typed: string, visitor: Visitor): Promise<NamedOwner> {
  const to = recipientOf(typed, visitor);
  return { to, account: await accountByName(db, visitor.site.environment, to.key) };
}

/** The same; of a name that was replaced in the last days, the account that had it. @throws {Refusal} invalidField login_name */
export async function ownerByLateName(services: Services, typed: string, visitor: Visitor): Promise<NamedOwner> {
  const { db, clock } = services;
  const owner = await ownerByName(services, typed, visitor);
  // Looked up for every name, so that the time of the answer does not show which of them has an account.
  const before = await accountByFormerName(db, clock(), visitor.site.environment, owner.to.key);
  return owner.account || !before ? owner : { to: owner.to, account: before.account, former: before.name };
}

/** The ways by which messages reach the account. */
export function contactMethods({ email, mobile }: Pick<AccountRow, 'email' | 'mobile'>): ('email' | 'mobile')[] {
  return [...(email === null ? [] : (['email'] as const)), ...(mobile === null ? [] : (['mobile'] as const))];
}

/** Asks for a proof: of a named one by a code to that name alone. @throws {Refusal} addressLimit, deviceOrAccountLimit */
export async function askOwner(
  { db, clock, limits }: Services,
  owner: KnownOwner | NamedOwner,
  asks: Pick<NewChallenge, 'purpose' | 'ways'>,
  visitor: Visitor,
): Promise<PendingChallenge> {
  await countAll(limits, [
    ['challengesByAddress', visitor.address],
    ['challengesByDevice', visitor.device],
  ]);
  const isNamed = 'to' in owner;
  const ways = isNamed ? [owner.to.method] : asks.ways;
  const { account } = owner;
  const named = isNamed ? { to: owner.to, ...(owner.former ? { context: { former: owner.former } } : {}) } : {};
  const challenge = await openChallenge(db, clock(), { ...asks, account, ways, ...named }, visitor);
  return pendingChallengeOf(challenge, isNamed ? undefined : account);
}
