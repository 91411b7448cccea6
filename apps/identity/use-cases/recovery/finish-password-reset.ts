import type { ResetFinished } from '@gatehouse/contract/recovery/account-recovery';
import type { ResetPasswordPayload } from '@gatehouse/contract/recovery/account-recovery.schema';
import { accountById } from '../../accounts/accounts.ts';
import { checkPassword } from '../../accounts/password-rule.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import { consumeEncryption, type EncryptedPassword, readPassword } from '../../encryption/read-password.ts';
import type { Answer } from '../../http/route.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import { type RepeatableSession, takeOnce } from '../../sessions/finished-step.ts';
import { revokeOtherSessions } from '../../verification/revoke-other-sessions.ts';
import { completeFirstFactor, type FirstFactor } from '../login/complete-first-factor.ts';
import type { LoginOutcome } from '../login/complete-login.ts';
import { loggedInAnswer } from '../login/login-answer.ts';
import { ownReset } from './find-password-reset.ts';
import type { PasswordResetRow } from './tables.ts';

/** Limits the passwords that are compared with the present one, so that it cannot be guessed here. */
const TRIES = 10;

/**
 * SHELL-10: sets the new password, once, and everything that goes with it; then logs in, as far as that is allowed. The same
 * password, come twice from its device, gets the same session.
 * @throws {Refusal} resetOver also when it was finished before, factorLeft, passwordRefused, samePassword, passwordUnreadable,
 * timestampUsed, timestampOutOfWindow, busy
 */
export async function finishReset(
  services: Services,
  input: ResetPasswordPayload,
  visitor: Visitor,
): Promise<Answer<ResetFinished>> {
  return takeOnce<Answer<ResetFinished>>(
    services,
    { kind: 'reset', id: input.uuid },
    visitor,
    (session) => finishNow(services, input, visitor, session),
    async ({ id, token }) => {
      await mustBeTheNewPassword(services, input, visitor);
      return { result: { id }, token };
    },
  );
}

/** Each try encrypts the password again, so the password is compared and not its encryption. @throws {Refusal} resetOver */
async function mustBeTheNewPassword(
  services: Services,
  { uuid, trust_device: _, ...encrypted }: ResetPasswordPayload,
  visitor: Visitor,
): Promise<void> {
  const reset = await ownReset(services, uuid, visitor);
  const account = await accountById(services.db, reset.account_id);
  const password = await readPassword(services, reset.environment, encrypted, 'stranger');
  await reserveTry(services.db, reset.id);
  const isSame = await services.hasher.verify(account?.password_hash || undefined, password, 'stranger');
  if (!isSame) throw new Refusal('resetOver');
}

async function finishNow(
  services: Services,
  { uuid, trust_device: trustDevice = false, ...encrypted }: ResetPasswordPayload,
  visitor: Visitor,
  session: RepeatableSession,
): Promise<Answer<ResetFinished>> {
  const reset = await ownReset(services, uuid, visitor);
  if (reset.finished_at !== null) throw new Refusal('resetOver');
  if (reset.factor_challenge !== null && reset.factor_proved_at === null) throw new Refusal('factorLeft');
  const account = await accountById(services.db, reset.account_id);
  if (!account) throw new Refusal('resetOver');
  const passwordHash = await newHash(services, { reset, account }, encrypted, visitor);
  const change = async (trx: Db, now: number) => {
    await finish(trx, now, reset, encrypted);
    await setPassword(trx, now, { account, passwordHash, reset }, visitor);
  };
  const factor = { account, visitor, openedBy: 'reset', session } as const;
  const outcome = await changeAndLogIn(services, factor, change, { ...reset, trustDevice });
  notifyAccountOwner(services, account.id, 'passwordReset', visitor);
  return answer(services, outcome, visitor);
}

type Whose = { readonly reset: PasswordResetRow; readonly account: AccountRow };

async function newHash(
  services: Services,
  { reset, account }: Whose,
  encrypted: Omit<ResetPasswordPayload, 'uuid'>,
  { site }: Visitor,
): Promise<string> {
  const { brand, hasher } = services;
  const password = await readPassword(services, reset.environment, encrypted, 'stranger');
  checkPassword(password, { names: [account.email, account.mobile].filter((name) => name !== null), brand, site });
  await reserveTry(services.db, reset.id);
  if (await hasher.verify(account.password_hash || undefined, password)) throw new Refusal('samePassword');
  return hasher.hash(password);
}

async function reserveTry(db: Db, id: string): Promise<void> {
  const counted = await db
    .updateTable('password_reset')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', TRIES)
    .returning('id')
    .executeTakeFirst();
  if (!counted) throw new Refusal('resetOver');
}

/**
 * The password also changes where logins are refused at present: a ban or a ring fence remains, and the lost password does
 * not. What was proved in the reset is not asked for again.
 */
async function changeAndLogIn(
  services: Services,
  factor: FirstFactor,
  change: (trx: Db, now: number) => Promise<void>,
  { factor_proved_at, trustDevice }: Pick<PasswordResetRow, 'factor_proved_at'> & { readonly trustDevice: boolean },
): Promise<LoginOutcome | Refusal> {
  const { db, clock } = services;
  const refusals: Refusal[] = [];
  const whenRefused = async (error: unknown) => {
    if (!(error instanceof Refusal)) return;
    await db.transaction().execute((trx) => change(trx, clock()));
    refusals.push(error);
  };
  try {
    const completed = await completeFirstFactor(services, { ...factor, whenRefused }, async (completing) => {
      await change(completing.trx, completing.now);
      return factor_proved_at === null ? completing.logIn(trustDevice) : completing.logInNow(trustDevice);
    });
    return completed.outcome;
  } catch (error) {
    const [refused] = refusals;
    if (refused) return refused;
    throw error;
  }
}

/** A second call, from another tab or a repetition, is refused. */
async function finish(
  trx: Db,
  now: number,
  { id, expires_at }: PasswordResetRow,
  encrypted: EncryptedPassword,
): Promise<void> {
  const finished = await trx
    .updateTable('password_reset')
    .set({ finished_at: now })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!finished || expires_at <= now) throw new Refusal('resetOver');
  await consumeEncryption(trx, `reset|${id}`, encrypted);
}

async function setPassword(
  trx: Db,
  now: number,
  { account, passwordHash, reset }: Whose & { readonly passwordHash: string },
  visitor: Visitor,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', account.id)
    .execute();
  await revokeOtherSessions(trx, now, account, visitor, reset.id);
  await recordEvent(trx, now, account.id, 'passwordReset', visitor, { by: reset.proved }, {});
}

function answer(services: Services, outcome: LoginOutcome | Refusal, visitor: Visitor): Answer<ResetFinished> {
  if (outcome instanceof Refusal) return { result: { refused: outcome.number } };
  if ('asked' in outcome) return { result: { asked: outcome.asked } };
  return loggedInAnswer(services, outcome, visitor);
}
