import type { FactorRecoveryResult } from '@gatehouse/contract/recovery/account-recovery';
import {
  type AccountRecovery,
  type AccountRecoveryFacts,
  type AccountRecoveryProof,
  accountRecovery,
  factorRecoveryStage,
  type RecoverableFactor,
} from '@gatehouse/rules/verification/account-recovery';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { pendingChallengeOf } from '../../verification/challenge/open-challenge.ts';
import type { ChallengeRow } from '../../verification/challenge/tables.ts';
import { factorsOf } from '../../verification/factors/factors-of.ts';
import { type FactorRecoveryRow, proofsIn } from './tables.ts';

const HOUR_MS = 3_600_000;

export type Owner = Pick<AccountRow, 'id' | 'email' | 'mobile'>;

/** What the challenge of a request says of it. */
export type FactorRecoveryContext = {
  readonly lost: string;
  readonly proof: 'email' | 'mobile' | 'factor' | 'name' | 'last';
};

/** What a request has come to by now. */
export function stageOf({ state, ready_at, ends_at }: FactorRecoveryRow, now: number) {
  return factorRecoveryStage({ kept: state, readyAt: ready_at, endsAt: ends_at, now }).value;
}

/** A request of this environment and of the device that made it. @throws {Refusal} lostItemUnknown */
export async function ownFactorRecovery(db: Db, uuid: string, visitor: Visitor): Promise<FactorRecoveryRow> {
  const found = await db
    .selectFrom('lost_item')
    .selectAll()
    .where('id', '=', uuid.toLowerCase())
    .where('environment', '=', visitor.site.environment)
    .where('device', '=', visitor.device ?? '')
    .executeTakeFirst();
  if (!found) throw new Refusal('lostItemUnknown');
  return found;
}

/** Requests of an account that wait or are ready, oldest first. */
export async function liveFactorRecovery(db: Db, now: number, accountId: string): Promise<FactorRecoveryRow[]> {
  return db
    .selectFrom('lost_item')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .where('ends_at', '>', now)
    .orderBy('created_at')
    .execute();
}

/** Whether the account has what is said to be lost. */
export async function hasItem(db: Db, { id, email, mobile }: Owner, item: RecoverableFactor): Promise<boolean> {
  if (item !== 'authenticator') return (item === 'email' ? email : mobile) !== null;
  const { totp, passkeys } = await factorsOf(db, id);
  return totp || passkeys > 0;
}

/** What the account has, and what of it is lost. */
export async function factsOf(
  db: Db,
  { id, email, mobile }: Owner,
  { item, lost }: Pick<FactorRecoveryRow, 'item' | 'lost'>,
): Promise<AccountRecoveryFacts> {
  const { totp, passkeys } = await factorsOf(db, id);
  const gone: readonly AccountRecoveryProof[] = [...proofsIn(lost), item === 'authenticator' ? 'factor' : item];
  const left = (proof: AccountRecoveryProof, has: boolean) => (!has ? 'none' : gone.includes(proof) ? 'lost' : 'there');
  return {
    item,
    password: left('password', true),
    email: left('email', email !== null),
    mobile: left('mobile', mobile !== null),
    factor: left('factor', totp || passkeys > 0),
  };
}

/** What is asked for. */
export async function accountRecoveryOf(
  db: Db,
  owner: Owner,
  row: Pick<FactorRecoveryRow, 'item' | 'lost'>,
): Promise<AccountRecovery> {
  return accountRecovery(await factsOf(db, owner, row)).value;
}

/** SHELL-10: the state of a request, for the device that made it. */
export async function stateOfFactorRecovery(
  db: Db,
  now: number,
  owner: Owner,
  row: FactorRecoveryRow,
): Promise<FactorRecoveryResult> {
  const { id: uuid, item, ready_at, ends_at } = row;
  const stage = stageOf(row, now);
  if (stage === 'waiting') return { uuid, item, state: stage, ready_at, ends_at };
  if (stage !== 'proving' && stage !== 'ready') return { uuid, item, state: stage };
  const challenge = await liveChallenge(db, now, row);
  const asked = challenge && pendingChallengeOf(challenge, owner);
  if (stage === 'ready') return { uuid, item, state: stage, ends_at, ...(asked ? { asked } : {}) };
  const way = await accountRecoveryOf(db, owner, row);
  if (way === 'support') return { uuid, item, state: 'support', facts: await factsOf(db, owner, row) };
  const counted = {
    step: proofsIn(row.proved).length + 1,
    steps: way.proofs.length + (item === 'authenticator' ? 0 : 1),
    wait_hours: way.waitMs / HOUR_MS,
  };
  const next = way.proofs.find((proof) => !proofsIn(row.proved).includes(proof));
  if (next && !asked) return { uuid, item, state: 'expired' };
  if (next) return { uuid, item, state: 'proving', proving: next as 'email', ...counted, ...(asked ? { asked } : {}) };
  return { uuid, item, state: 'naming', proving: 'name', ...counted, ...(asked ? { asked } : {}) };
}

async function liveChallenge(db: Db, now: number, { challenge }: FactorRecoveryRow): Promise<ChallengeRow | undefined> {
  if (challenge === null) return undefined;
  return db
    .selectFrom('challenge')
    .selectAll()
    .where('id', '=', challenge)
    .where('passed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
