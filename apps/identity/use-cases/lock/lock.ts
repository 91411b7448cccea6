import type { AuthMethod, PendingChallenge, VerifiedPayload } from '@gatehouse/contract/login/challenge';
import type { Locked, LockPreview } from '@gatehouse/contract/recovery/ban';
import type { LockBeginPayload } from '@gatehouse/contract/recovery/ban.schema';
import { maskEmail } from '@gatehouse/rules/email/mask-email';
import { ACCOUNT_STATUS_TERMINATED, accountById } from '../../accounts/accounts.ts';
import { consumeFormerOwners } from '../../accounts/former-names.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { maskPhone } from '../../kernel/phone.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { authenticate } from '../../sessions/authenticate.ts';
import { factorsForSite } from '../../verification/factors/factors-of.ts';
import { verifyChallenge } from '../../verification/verify-challenge.ts';
import { inSeconds, unblockableAt } from './ban.ts';
import { askOwner, contactMethods, ownerByLateName } from './find-owner.ts';
import { lockAccount } from './lock-account.ts';
import { consumeProof, type VerifiedOwner, verifiedOwner } from './verified-owner.ts';

/**
 * Asks for a proof before the lock: access to the mailbox or phone of the account, or for some days to the one it replaced,
 * because a thief who changes it must not keep the owner out. In a session the account's other factors do too.
 * @throws {Refusal} ownerUnknown without a session and a name; invalidField login_name; addressLimit, deviceOrAccountLimit
 */
export async function beginLock(
  services: Services,
  { login_name }: LockBeginPayload,
  visitor: Visitor,
): Promise<PendingChallenge> {
  if (login_name) {
    const owner = await ownerByLateName(services, login_name, visitor);
    return askOwner(services, owner, { purpose: 'lock', ways: [] }, visitor);
  }
  const account = await accountOfSession(services, visitor);
  if (!account) throw new Refusal('ownerUnknown');
  const ways = await lockMethods(services, account, visitor);
  return askOwner(services, { account }, { purpose: 'lock', ways }, visitor);
}

async function accountOfSession(services: Services, visitor: Visitor): Promise<AccountRow | undefined> {
  if (!visitor.userToken) return undefined;
  try {
    const { account_id } = await authenticate(services, visitor);
    return await accountById(services.db, account_id);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

async function lockMethods(
  { db, brand }: Services,
  account: AccountRow,
  { site }: Visitor,
): Promise<readonly AuthMethod[]> {
  const { totp, passkey } = await factorsForSite(db, brand, account.id, site);
  return [...contactMethods(account), ...(passkey ? (['passkey'] as const) : []), ...(totp ? (['totp'] as const) : [])];
}

/** The proof; answers what locking would do. @throws {Refusal} what `verifyChallenge` throws, accountTerminated */
export async function verifyLock(services: Services, input: VerifiedPayload, visitor: Visitor): Promise<LockPreview> {
  const { db, clock } = services;
  const proven = await verifyChallenge(services, input, ['lock'], visitor);
  const account = proven.accountId === null ? undefined : await accountById(db, proven.accountId);
  if (!account) throw new Refusal('challengeUnknown');
  await db.transaction().execute((trx) => proven.consume(trx, clock()));
  const { former } = JSON.parse(proven.challenge.context) as { readonly former?: string };
  // The holder of a replaced name does not learn its replacement.
  const { email, mobile } = former === undefined ? account : { email: null, mobile: null };
  if (account.status === ACCOUNT_STATUS_TERMINATED) throw new Refusal('accountTerminated');
  return {
    is_baned: account.banned_at !== null,
    sessions: await liveSessions(db, clock(), account.id),
    ...(email === null ? {} : { vague_email: maskEmail(email) }),
    ...(mobile === null ? {} : { vague_mobile: maskPhone(mobile) }),
  };
}

async function liveSessions(db: Db, now: number, accountId: string): Promise<number> {
  const { sessions } = await db
    .selectFrom('session')
    .select((set) => set.fn.countAll().as('sessions'))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(sessions);
}

/**
 * Locks the account. An account that is locked already keeps its time, and its sessions end all the same. Together with the
 * account of the proved name, the accounts that had the name until recently are locked.
 * @throws {Refusal} challengeUnknown, accountTerminated
 */
export async function lock(services: Services, uuid: string, visitor: Visitor): Promise<Locked> {
  const { db, clock } = services;
  const now = clock();
  const owner = await verifiedOwner(db, now, uuid, 'lock', visitor);
  const { id } = owner.account;
  const { done, locked } = await db.transaction().execute(async (trx) => {
    await consumeProof(trx, owner);
    const done = await lockAccount(trx, now, id, 'self', visitor);
    const others = await lockFormerOwners(trx, now, owner, visitor);
    return { done, locked: [...(done.isNew ? [id] : []), ...others] };
  });
  for (const account of locked) notifyAccountOwner(services, account, 'accountLocked', visitor);
  const { bannedAt, sessions } = done;
  return { baned_time: inSeconds(bannedAt), unblock_time: inSeconds(unblockableAt(bannedAt)), sessions };
}

/** Answers which of them were not locked before. */
async function lockFormerOwners(
  trx: Db,
  now: number,
  { account, loginKey }: VerifiedOwner,
  visitor: Visitor,
): Promise<string[]> {
  if (loginKey === null) return [];
  const locked: string[] = [];
  for (const id of await consumeFormerOwners(trx, now, visitor.site.environment, loginKey)) {
    const owned = id === account.id ? undefined : await accountById(trx, id);
    if (!owned || owned.status === ACCOUNT_STATUS_TERMINATED) continue;
    if ((await lockAccount(trx, now, id, 'self', visitor)).isNew) locked.push(id);
  }
  return locked;
}
