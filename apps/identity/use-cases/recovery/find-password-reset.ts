import type { ResetState } from '@gatehouse/contract/recovery/account-recovery';
import { accountById } from '../../accounts/accounts.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { findChallenge, isDeviceOf } from '../../verification/challenge/find-challenge.ts';
import { pendingChallengeOf } from '../../verification/challenge/open-challenge.ts';
import type { ChallengeRow } from '../../verification/challenge/tables.ts';
import type { PasswordResetRow } from './tables.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

/** A reset of this environment that is not over; whichever device asks. */
export async function findReset(
  { db, clock }: Needed,
  uuid: string,
  { site }: Pick<Visitor, 'site'>,
): Promise<PasswordResetRow | undefined> {
  return db
    .selectFrom('password_reset')
    .selectAll()
    .where('id', '=', uuid.toLowerCase())
    .where('environment', '=', site.environment)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
}

/** The same, of the device that proved it. @throws {Refusal} resetOver */
export async function ownReset(services: Needed, uuid: string, visitor: Visitor): Promise<PasswordResetRow> {
  const reset = await findReset(services, uuid, visitor);
  if (!reset || reset.device !== visitor.device) throw new Refusal('resetOver');
  return reset;
}

/** SHELL-10: the state of a reset for this device. An unknown reset and another device's have the same answer. */
export async function stateOfReset(services: Needed, uuid: string, visitor: Visitor): Promise<ResetState> {
  const reset = await findReset(services, uuid, visitor);
  if (!reset) return beforeProof(services, uuid, visitor);
  if (reset.device !== visitor.device) return elsewhere(services, uuid, visitor);
  return stateOf(services, reset);
}

/** Of the device that proved it. */
export async function stateOf({ db }: Needed, reset: PasswordResetRow): Promise<ResetState> {
  const { id: uuid, account_id, factor_challenge, factor_proved_at, finished_at } = reset;
  const moved = reset.moved === 1;
  if (finished_at !== null) return { uuid, state: 'done', moved };
  if (factor_challenge === null || factor_proved_at !== null) return { uuid, state: 'password', moved };
  const asked = await db.selectFrom('challenge').selectAll().where('id', '=', factor_challenge).executeTakeFirst();
  const account = await accountById(db, account_id);
  if (!asked || !account) return { uuid, state: 'expired' };
  return { uuid, state: 'factor', asked: pendingChallengeOf(asked, account), moved };
}

async function beforeProof({ db, clock }: Needed, uuid: string, visitor: Visitor): Promise<ResetState> {
  const challenge = await ownChallenge({ db, clock }, uuid, visitor);
  if (!challenge || challenge.passed_at !== null) return { uuid, state: 'expired' };
  return { uuid, state: 'proof', asked: pendingChallengeOf(challenge, undefined) };
}

async function elsewhere(services: Needed, uuid: string, visitor: Visitor): Promise<ResetState> {
  const began = await ownChallenge(services, uuid, visitor);
  return { uuid, state: began ? 'elsewhere' : 'expired' };
}

/** A challenge of a reset that this device began. */
async function ownChallenge({ db, clock }: Needed, uuid: string, visitor: Visitor): Promise<ChallengeRow | undefined> {
  try {
    const challenge = await findChallenge(db, clock(), uuid, visitor, { anyDevice: true });
    return challenge.purpose === 'reset' && isDeviceOf(challenge, visitor) ? challenge : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
