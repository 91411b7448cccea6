import type { ThirdPartyLink, ThirdPartyProvider } from '@gatehouse/contract/login/third-party';
import type { ThirdPartyLinkPayload } from '@gatehouse/contract/login/third-party.schema';
import { maskEmail } from '@gatehouse/rules/email/mask-email';
import { accountById, mustBeMain, mustBeVerified } from '../../accounts/accounts.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { accountOf, mustBeFresh } from '../../sessions/authenticate.ts';
import { endSessionsOpenedBy } from '../../sessions/sessions.ts';
import { endChallenges } from '../../verification/challenge/end-challenges.ts';
import { factorsOf } from '../../verification/factors/factors-of.ts';
import { findProved, useProved } from './flow.ts';
import { addLink, type Person } from './links.ts';
import { type Provider, providerNamed, providersOf, shownProvider } from './provider.ts';
import type { ThirdParty } from './sign-ins.ts';
import type { ThirdPartyLinkRow } from './tables.ts';
import { TELEGRAM_ISSUER } from './telegram-sign-in.ts';
import { verifyAtProvider } from './verify-at-provider.ts';

/**
 * Links a provider's account to the one that is logged in: what came back of a sign-in that it began, or what this device has
 * proved before it logged in.
 * @throws {Refusal} notForSubAccounts, noKycMain, noKycTurkish, stepUpNeeded, thirdPartyTaken, thirdPartyThere; thirdPartyStateUnknown, thirdPartyUnknown; what `verifyAtProvider` throws
 */
export async function linkThirdParty(
  services: ThirdParty,
  input: ThirdPartyLinkPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<{ provider: ThirdPartyProvider }> {
  const { db, clock } = services;
  const account = await accountOf(db, who);
  mustBeMain(account);
  mustBeVerified(account, visitor);
  const { provider, person, use } = await whoIsLinked(services, input, who, visitor);
  const isNew = await db.transaction().execute(async (trx) => {
    await use(trx);
    const added = await addLink(trx, clock(), who.account_id, person, visitor);
    if (added) await recordEvent(trx, clock(), who.account_id, 'thirdPartyLinked', visitor, { by: provider.name }, {});
    return added;
  });
  if (isNew) notifyAccountOwner(services, who.account_id, 'thirdPartyLinked', visitor);
  return { provider: shownProvider(provider) };
}

type Linked = { readonly provider: Provider; readonly person: Person; readonly use: (trx: Db) => Promise<void> };

async function whoIsLinked(
  services: ThirdParty,
  input: ThirdPartyLinkPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<Linked> {
  if ('state' in input) {
    // It was begun with a fresh proof, by this account on this device, ten minutes ago at most.
    const { provider, identity } = await verifyAtProvider(services, input, who.account_id, visitor);
    return { provider, person: identity, use: async () => {} };
  }
  mustBeFresh(services, who);
  const { db, clock, providers } = services;
  const proved = await findProved(db, clock(), input.uuid, visitor);
  const provider = providerNamed(providers, proved.provider, visitor);
  return { provider, person: proved, use: (trx) => useProved(trx, clock(), proved) };
}

/** What the account is linked with, and what else it could be. A company that is not configured any more is not shown. */
export async function listThirdParties(
  { db, providers }: ThirdParty,
  { account_id }: Pick<Authenticated, 'account_id'>,
  visitor: Visitor,
): Promise<{ linked: ThirdPartyLink[]; available: ThirdPartyProvider[] }> {
  const rows = await linksOf(db, account_id);
  const linked = rows.flatMap(({ id, issuer, vague_email: stored, linked_at, last_used_at }) => {
    const provider = providers.find((one) => one.issuer === issuer);
    // Rows from before decision 63 hold a longer mask.
    const vague_email = stored && maskEmail(stored);
    return provider ? [{ id, provider: shownProvider(provider), vague_email, linked_at, last_used_at }] : [];
  });
  const available = providersOf(providers, visitor).filter(({ issuer }) => rows.every((row) => row.issuer !== issuer));
  return { linked, available: available.map(shownProvider) };
}

/**
 * Takes a link away; one that is gone already is no error. Logins that it has begun end, and with Telegram's the sessions that it has
 * opened, but for the one that takes it away. Those of other companies do not say which one opened them.
 * @throws {Refusal} stepUpNeeded, thirdPartyLastWay
 */
export async function unlinkThirdParty(
  services: Services & Pick<ThirdParty, 'providers'>,
  linkId: string,
  who: Authenticated,
  visitor: Visitor,
): Promise<void> {
  mustBeFresh(services, who);
  const { db, clock, providers } = services;
  const gone = await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('third_party_link')
      .where('id', '=', linkId.toLowerCase())
      .where('account_id', '=', who.account_id)
      .returning('issuer')
      .executeTakeFirst();
    if (!removed) return false;
    // Thrown here, it puts the link back.
    if (!(await hasOtherMethod(trx, who.account_id))) throw new Refusal('thirdPartyLastWay');
    await endChallenges(trx, who.account_id);
    if (removed.issuer === TELEGRAM_ISSUER) {
      await endSessionsOpenedBy(trx, who.account_id, 'telegram', who.session_id);
    }
    const by = providers.find(({ issuer }) => issuer === removed.issuer)?.name ?? '';
    await recordEvent(trx, clock(), who.account_id, 'thirdPartyUnlinked', visitor, { by }, {});
    return true;
  });
  if (gone) notifyAccountOwner(services, who.account_id, 'thirdPartyUnlinked', visitor);
}

/** Whether its owner gets in without the link: by password, a code to a proved address or number, a passkey, another link. */
async function hasOtherMethod(db: Db, accountId: string): Promise<boolean> {
  const account = await accountById(db, accountId);
  if (!account) return true;
  const { password_hash, email_verified, mobile_verified } = account;
  if (password_hash !== '' || email_verified === 1 || mobile_verified === 1) return true;
  return (await factorsOf(db, accountId)).passkeys > 0 || (await linksOf(db, accountId)).length > 0;
}

async function linksOf(db: Db, accountId: string): Promise<ThirdPartyLinkRow[]> {
  return db
    .selectFrom('third_party_link')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .execute();
}
