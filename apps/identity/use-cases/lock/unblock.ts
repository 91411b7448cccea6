import type { AuthMethod, PendingChallenge, VerifiedPayload } from '@gatehouse/contract/login/challenge';
import type { BanInfo } from '@gatehouse/contract/recovery/ban';
import type { BanInfoPayload, UnblockBeginPayload } from '@gatehouse/contract/recovery/ban.schema';
import { BAN_WINDOW_MS, isSelfHelp, SELF_HELP_KINDS } from '@gatehouse/rules/login/ban';
import { ACCOUNT_STATUS_TERMINATED, accountById } from '../../accounts/accounts.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import { wallRefusal } from '../../region/ring-fence.ts';
import { openChallenge, pendingChallengeOf } from '../../verification/challenge/open-challenge.ts';
import { factorsForSite } from '../../verification/factors/factors-of.ts';
import { type VerifiedChallenge, verifyChallenge } from '../../verification/verify-challenge.ts';
import { banInfoOf, inSeconds, unblockableAt } from './ban.ts';
import { accountOfBanToken } from './ban-token.ts';
import { askOwner, contactMethods, ownerByName } from './find-owner.ts';
import { consumeProof, type VerifiedOwner, verifiedOwner } from './verified-owner.ts';

/** The second proof of two, where the account has a second factor. */
const SECOND = { proof: 'second' } as const;

/**
 * BAN-01, BAN-05: the state of the account, for a caller with a token or a passed challenge; empty for every other caller.
 * @throws {Refusal} addressLimit
 */
export async function readBan(
  { db, clock, limits }: Services,
  { uuid, self_unbind_token: token }: BanInfoPayload,
  visitor: Visitor,
): Promise<BanInfo> {
  await limits.count('banChecksByAddress', visitor.address);
  const now = clock();
  const account = uuid
    ? await verifiedOwner(db, now, uuid, 'unblock', visitor).then((owner) => owner.account, ignoreRefusal)
    : await accountOfBanToken(db, now, token, visitor);
  return banInfoOf(account, now);
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

/**
 * Asks for a code before the unlock: a caller with the token need not type the name.
 * @throws {Refusal} unlockByUsAlone on sites where support does it (BAN-02); ownerUnknown without token and name; invalidField
 * login_name; addressLimit, deviceOrAccountLimit
 */
export async function beginUnblock(
  services: Services,
  { login_name, self_unbind_token: token }: UnblockBeginPayload,
  visitor: Visitor,
): Promise<PendingChallenge> {
  mayUnblockHere(visitor);
  if (login_name) {
    return askOwner(
      services,
      await ownerByName(services, login_name, visitor),
      { purpose: 'unblock', ways: [] },
      visitor,
    );
  }
  const account = await accountOfBanToken(services.db, services.clock(), token, visitor);
  if (!account) throw new Refusal('ownerUnknown');
  return askOwner(services, { account }, { purpose: 'unblock', ways: contactMethods(account) }, visitor);
}

function mayUnblockHere({ site }: Visitor): void {
  if (site.selfUnblock === false) throw new Refusal('unlockByUsAlone');
}

/**
 * The proof: first the mailbox or phone, then the second factor where there is one.
 * @throws {Refusal} what `verifyChallenge` throws; verificationAsked with what is left; hongKongUserElsewhere,
 * foreignUserInHongKong (REGION-09)
 */
export async function verifyUnblock(services: Services, input: VerifiedPayload, visitor: Visitor): Promise<BanInfo> {
  const { db, clock } = services;
  const proven = await verifyChallenge(services, input, ['unblock'], visitor);
  const account = proven.accountId === null ? undefined : await accountById(db, proven.accountId);
  if (!account) throw new Refusal('challengeUnknown');
  const refusal = wallRefusal(services, account, visitor);
  if (refusal) throw refusal;
  const ways = isSecond(proven) ? [] : await secondMethods(services, account.id, visitor);
  const pending = await db.transaction().execute(async (trx) => {
    await proven.consume(trx, clock());
    if (ways.length === 0) return undefined;
    // The first proof alone must open nothing.
    await trx.deleteFrom('challenge').where('id', '=', proven.challenge.id).execute();
    const next = { purpose: 'unblock', account, ways, context: SECOND } as const;
    return pendingChallengeOf(await openChallenge(trx, clock(), next, visitor), account);
  });
  if (pending) throw new Refusal('verificationAsked', { ...pending, why: 'factor' });
  return banInfoOf(account, clock());
}

function isSecond({ challenge }: VerifiedChallenge): boolean {
  return (JSON.parse(challenge.context) as { proof?: string }).proof === SECOND.proof;
}

async function secondMethods(
  { db, brand }: Services,
  accountId: string,
  { site }: Visitor,
): Promise<readonly AuthMethod[]> {
  const { totp, passkey, passkeyElsewhere, recoveryCodes } = await factorsForSite(db, brand, accountId, site);
  if (!totp && !passkey && !passkeyElsewhere) return [];
  const works: readonly AuthMethod[] = [
    ...(passkey ? (['passkey'] as const) : []),
    ...(totp ? (['totp'] as const) : []),
    ...(recoveryCodes > 0 ? (['recovery'] as const) : []),
  ];
  // A factor that works elsewhere alone is still asked for: without it the mailbox would be enough.
  return works.length > 0 ? works : ['recovery'];
}

/**
 * Unlocks, once 24 h are over. The proof is used up; one that comes too early stays good.
 * @throws {Refusal} challengeUnknown, unlockTooEarly with unblock_time, unlockByUsAlone, accountNotLocked, accountTerminated
 */
export async function unblock(services: Services, uuid: string, visitor: Visitor): Promise<void> {
  const { db, clock } = services;
  mayUnblockHere(visitor);
  const now = clock();
  const owner = await verifiedOwner(db, now, uuid, 'unblock', visitor);
  await db.transaction().execute((trx) => lift(trx, now, owner, visitor));
  notifyAccountOwner(services, owner.account.id, 'accountUnlocked', visitor);
}

async function lift(trx: Db, now: number, owner: VerifiedOwner, visitor: Visitor): Promise<void> {
  const { account } = owner;
  await consumeProof(trx, owner);
  const lifted = await trx
    .updateTable('account')
    .set({ banned_at: null, ban_kind: '' })
    .where('id', '=', account.id)
    .where('status', '!=', ACCOUNT_STATUS_TERMINATED)
    .where('banned_at', '<=', now - BAN_WINDOW_MS)
    .where('ban_kind', 'in', SELF_HELP_KINDS)
    .returning('id')
    .executeTakeFirst();
  if (!lifted) throw await whyNot(trx, account);
  await trx.deleteFrom('ban_token').where('account_id', '=', account.id).execute();
  await recordEvent(trx, now, account.id, 'accountUnlocked', visitor, {}, {});
}

async function whyNot(trx: Db, { id }: AccountRow): Promise<Refusal> {
  const account = await accountById(trx, id);
  if (account?.status === ACCOUNT_STATUS_TERMINATED) return new Refusal('accountTerminated');
  if (!account || account.banned_at === null) return new Refusal('accountNotLocked');
  if (!isSelfHelp(account.ban_kind)) return new Refusal('unlockByUsAlone');
  return new Refusal('unlockTooEarly', { unblock_time: inSeconds(unblockableAt(account.banned_at)) });
}
