import { randomBytes } from 'node:crypto';
import type { AuthMethod } from '@gatehouse/contract/login/challenge';
import { type AccountRecoveryProof, FACTOR_RECOVERY_READY_MS } from '@gatehouse/rules/verification/account-recovery';
import type { LoginName } from '../../accounts/accounts.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import { hashToken } from '../../sessions/session-token.ts';
import { openChallenge } from '../../verification/challenge/open-challenge.ts';
import { CHALLENGE_TTL_MS } from '../../verification/challenge/purposes.ts';
import { factorsForSite } from '../../verification/factors/factors-of.ts';
import { lockFactors } from '../../verification/factors/lock-factors.ts';
import { accountRecoveryOf, type FactorRecoveryContext, type Owner } from './find-factor-recovery.ts';
import { type FactorRecoveryRow, proofsIn } from './tables.ts';

const TOKEN_BYTES = 32;
/** A request that is over stays to be seen for so long. */
const SEEN_MS = 30 * 24 * 3_600_000;

/** A request that waits from now on, and what the link in the mail to its owner carries. */
export type Waiting = { readonly row: FactorRecoveryRow; readonly cancelToken: string };

/**
 * Advances a request after a proof: asks for the next proof, waits for the new name, or begins the wait. In the transaction of
 * that proof.
 */
export async function advanceRecovery(
  services: Pick<Services, 'brand'>,
  trx: Db,
  now: number,
  owner: Owner,
  row: FactorRecoveryRow,
  visitor: Visitor,
): Promise<{ readonly row: FactorRecoveryRow; readonly waiting?: Waiting }> {
  const way = await accountRecoveryOf(trx, owner, row);
  if (way === 'support') return { row: await keep(trx, row, { challenge: null }) };
  const next = way.proofs.find((proof) => !proofsIn(row.proved).includes(proof));
  const ends_at = now + CHALLENGE_TTL_MS;
  const expires_at = ends_at + SEEN_MS;
  if (next) {
    const challenge = await ask(services, trx, now, owner, { row, proof: next }, visitor);
    return { row: await keep(trx, row, { challenge, ends_at, expires_at }) };
  }
  if (row.item !== 'authenticator' && !row.new_proved) {
    return { row: await keep(trx, row, { challenge: null, ends_at, expires_at }) };
  }
  const waiting = await beginWaiting(trx, now, row, way.waitMs);
  return { row: waiting.row, waiting };
}

/** One of each kind waits at most: the latest. */
async function beginWaiting(trx: Db, now: number, row: FactorRecoveryRow, waitMs: number): Promise<Waiting> {
  // PostgreSQL lets two at once look for each other in vain; what both write makes the second one wait.
  const { account_id, item } = row;
  await lockFactors(trx, account_id);
  await trx
    .updateTable('lost_item')
    .set({ state: 'cancelled', cancel_hash: null })
    .where('account_id', '=', account_id)
    .where('item', '=', item)
    .where('state', '=', 'waiting')
    .execute();
  const cancelToken = randomBytes(TOKEN_BYTES).toString('base64url');
  const ready_at = now + waitMs;
  const ends_at = ready_at + FACTOR_RECOVERY_READY_MS;
  const changes = { state: 'waiting', challenge: null, ready_at, ends_at, expires_at: ends_at + SEEN_MS } as const;
  return { row: await keep(trx, row, { ...changes, cancel_hash: hashToken(cancelToken) }), cancelToken };
}

/** Asks for one proof of a request. A recovery code may replace the authenticator, which is what it is for. */
async function ask(
  { brand }: Pick<Services, 'brand'>,
  trx: Db,
  now: number,
  owner: Owner,
  { row, proof }: { readonly row: FactorRecoveryRow; readonly proof: AccountRecoveryProof },
  visitor: Visitor,
): Promise<string> {
  const { totp, passkey, recoveryCodes } = await factorsForSite(trx, brand, owner.id, visitor.site);
  const isFactor = proof === 'factor';
  const factors: readonly AuthMethod[] = [
    ...(passkey ? (['passkey'] as const) : []),
    ...(totp ? (['totp'] as const) : []),
  ];
  const own: readonly AuthMethod[] = isFactor ? factors : [proof as 'email' | 'mobile'];
  // A factor that works elsewhere alone is asked for all the same: who has no kept code either says that it is lost.
  const isElsewhere = isFactor && factors.length === 0;
  const mayRecover = isElsewhere || (recoveryCodes > 0 && (isFactor || isAuthenticatorWithPassword(row)));
  const ways: readonly AuthMethod[] = mayRecover ? [...own, 'recovery'] : own;
  const context: FactorRecoveryContext = { lost: row.id, proof: proof as 'email' };
  return (await openChallenge(trx, now, { purpose: 'lost_factor', account: owner, ways, context }, visitor)).id;
}

/** Password and recovery code together log in by themselves: they need not wait. */
export function isAuthenticatorWithPassword({ item, proved }: Pick<FactorRecoveryRow, 'item' | 'proved'>): boolean {
  return item === 'authenticator' && proofsIn(proved).includes('password');
}

/** Asks for the proof of the new address or number; where it is the last of all, before it counts. */
export async function askNewName(
  trx: Db,
  now: number,
  owner: Owner,
  row: FactorRecoveryRow,
  { to, proof }: { readonly to: LoginName; readonly proof: 'name' | 'last' },
  visitor: Visitor,
): Promise<FactorRecoveryRow> {
  const context: FactorRecoveryContext = { lost: row.id, proof };
  const asks = { purpose: 'new_name', account: owner, to, ways: [to.method], context } as const;
  const { id: challenge } = await openChallenge(trx, now, asks, visitor);
  return keep(trx, row, { challenge, new_name: to.name, new_key: to.key });
}

/** After the wait, one more proof: that the requester still has access. */
export async function askLast(trx: Db, now: number, owner: Owner, row: FactorRecoveryRow, visitor: Visitor) {
  const { item, new_name: name, new_key: key } = row;
  if (item !== 'authenticator' && name !== null && key !== null) {
    return askNewName(trx, now, owner, row, { to: { method: item, name, key }, proof: 'last' }, visitor);
  }
  const context: FactorRecoveryContext = { lost: row.id, proof: 'last' };
  const way: AuthMethod = owner.email === null ? 'mobile' : 'email';
  const asks = { purpose: 'lost_factor', account: owner, ways: [way], context } as const;
  return keep(trx, row, { challenge: (await openChallenge(trx, now, asks, visitor)).id });
}

/** Writes changes of a request down. */
export async function keep(
  trx: Db,
  { id }: FactorRecoveryRow,
  changes: Partial<FactorRecoveryRow>,
): Promise<FactorRecoveryRow> {
  return trx.updateTable('lost_item').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
