import type { Asked, CodeSent } from '@gatehouse/contract/challenge';
import type { UnbindGoogle2faPayload } from '@gatehouse/contract/factors.schema';
import { accountById } from '../../accounts/accounts.ts';
import type { Db } from '../../db/open.ts';
import { takeEncryption } from '../../encryption/read-password.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { tellOwner } from '../../notifications/notify-account-owner.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { askedOf, openChallenge } from '../../verification/challenge/open-challenge.ts';
import { RESEND_AFTER_MS } from '../../verification/code/code.ts';
import { sendChallenge } from '../../verification/send-challenge.ts';
import { type Proven, proveChallenge } from '../../verification/verify-challenge.ts';
import { removeTotp } from './totp.ts';

/** After a factor was taken away without it, withdrawals wait: time for the owner to notice. */
const WITHDRAWALS_WAIT_MS = 24 * 3600_000;
/** Tells these challenges from those of somebody who is not logged in. */
const CONTEXT = { unbind: 'totp' } as const;

/**
 * ERR-07: sends the code with which an owner who is logged in and has lost the app takes it away; by SMS where the account
 * has no address.
 * @throws {Refusal} factorUnknown when there is no app, unbindCodeTooSoon (20035) within 60 s or too often, mailNotSent,
 * smsNotSent, addressLimit, deviceOrAccountLimit
 */
export async function sendUnbindCode(
  services: Services,
  who: Authenticated,
  visitor: Visitor,
): Promise<Asked & CodeSent> {
  const { db, clock } = services;
  const account = await accountById(db, who.account_id);
  if (!account) throw new Refusal('sessionInvalid');
  const item = account.email === null ? 'mobile' : 'email';
  const giveBack = await reserveSending(services, who.account_id);
  try {
    const challenge = await openChallenge(
      db,
      clock(),
      { purpose: 'lost_factor', account, ways: [item, 'password'], context: CONTEXT },
      visitor,
    );
    const sent = await sendChallenge(services, { uuid: challenge.id, item }, visitor);
    return { ...askedOf(challenge, account), ...sent };
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** One sending a minute, also of two at once. Answers how to undo it when nothing was sent. */
async function reserveSending({ db, clock, limits }: Services, accountId: string): Promise<() => Promise<void>> {
  const now = clock();
  const row = await db
    .selectFrom('totp')
    .select('unbind_asked_at as before')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new Refusal('factorUnknown');
  const reserved = await db
    .updateTable('totp')
    .set({ unbind_asked_at: now })
    .where('account_id', '=', accountId)
    .where('unbind_asked_at', '<=', now - RESEND_AFTER_MS)
    .returning('account_id')
    .executeTakeFirst();
  if (!reserved) throw tooSoon(row.before + RESEND_AFTER_MS - now);
  const putBack = async () => {
    const own = db.updateTable('totp').where('account_id', '=', accountId).where('unbind_asked_at', '=', now);
    await own.set({ unbind_asked_at: row.before }).execute();
  };
  try {
    await limits.count('unbindCodesByAccount', accountId);
  } catch (error) {
    await putBack();
    throw error;
  }
  return async () => {
    await Promise.all([putBack(), limits.giveBack('unbindCodesByAccount', accountId)]);
  };
}

function tooSoon(waitMs: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refusal('unbindCodeTooSoon', { retry_after: retryAfter }, { retryAfter });
}

/**
 * Takes the app away by the code and the password. The password is looked at only after the right code, so that a session
 * alone guesses none.
 * @throws {Refusal} what `proveChallenge` throws; challengeUnknown when it is another account's or for something else;
 * factorUnknown when the app is gone
 */
export async function unbindByCode(
  services: Services,
  { uuid, code, ...password }: UnbindGoogle2faPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<{ withdrawals_after: number }> {
  const { db, clock } = services;
  const { account_id } = who;
  const by = who.email === null ? 'mobile' : 'email';
  const proven = await proveChallenge(services, { uuid, proof: { by, code } }, ['lost_factor'], visitor);
  if (proven.accountId !== account_id || !isToUnbind(proven)) throw new Refusal('challengeUnknown');
  await proveChallenge(services, { uuid, proof: { by: 'password', ...password } }, ['lost_factor'], visitor);
  const now = clock();
  const withdrawals_after = await db.transaction().execute(async (step) => {
    await proven.take(step, now);
    await takeEncryption(step, `challenge|${proven.challenge.id}`, password);
    await removeTotp(step, now, account_id, visitor);
    return delayWithdrawals(step, account_id, now + WITHDRAWALS_WAIT_MS);
  });
  tellOwner(services, account_id, 'totpRemoved', visitor);
  return { withdrawals_after };
}

function isToUnbind({ challenge }: Proven): boolean {
  return (JSON.parse(challenge.context) as Partial<typeof CONTEXT>).unbind === CONTEXT.unbind;
}

/** Never sooner than they would have been. */
async function delayWithdrawals(step: Db, accountId: string, until: number): Promise<number> {
  await step
    .updateTable('account')
    .set({ withdrawals_after: until })
    .where('id', '=', accountId)
    .where('withdrawals_after', '<', until)
    .execute();
  const { withdrawals_after } = await step
    .selectFrom('account')
    .select('withdrawals_after')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return withdrawals_after;
}
