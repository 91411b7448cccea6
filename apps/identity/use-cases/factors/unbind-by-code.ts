import type { UnbindGoogle2faPayload } from '@gatehouse/contract/account/factors.schema';
import type { AuthMethod, CodeSent, PendingChallenge } from '@gatehouse/contract/login/challenge';
import { accountById } from '../../accounts/accounts.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import { consumeEncryption } from '../../encryption/read-password.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { countAll } from '../../rate-limit/count-all.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { openChallenge, pendingChallengeOf } from '../../verification/challenge/open-challenge.ts';
import { purposes } from '../../verification/challenge/purposes.ts';
import type { ChallengeRow } from '../../verification/challenge/tables.ts';
import { RESEND_AFTER_MS } from '../../verification/code/code.ts';
import { lockFactors } from '../../verification/factors/lock-factors.ts';
import { sendToAnyDevice, sentAnswer } from '../../verification/send-challenge.ts';
import { refusedTooSoon } from '../../verification/sending.ts';
import { type VerifiedChallenge, verifyChallenge } from '../../verification/verify-challenge.ts';
import { removeTotp } from './totp.ts';

/** After a factor was taken away without it, withdrawals wait: time for the owner to notice. */
const WITHDRAWALS_WAIT_MS = 24 * 3600_000;
/** Distinguishes these challenges from those of visitors without a session. */
const CONTEXT = { unbind: 'totp' } as const;
const PURPOSE = 'lost_factor';

/**
 * ERR-07: sends the code by which a logged-in owner who has lost the app removes it; by SMS where the account has no
 * address.
 * @throws {Refusal} factorUnknown when there is no app, unbindCodeTooSoon (20035) within 60 s or too often, mailNotSent,
 * smsNotSent, addressLimit, deviceOrAccountLimit
 */
export async function sendUnbindCode(
  services: Services,
  who: Authenticated,
  visitor: Visitor,
): Promise<PendingChallenge & CodeSent> {
  const { db, clock, limits } = services;
  const account = await accountById(db, who.account_id);
  if (!account) throw new Refusal('sessionInvalid');
  const [item, to] =
    account.email === null ? (['mobile', account.mobile ?? ''] as const) : (['email', account.email] as const);
  const challenge = await db
    .transaction()
    .execute((trx) => askOnce(trx, clock(), { account, ways: [item, 'password'] }, visitor));
  const giveBack = await countAll(limits, [['unbindCodesByAccount', account.id]]);
  try {
    const sent = await sendToAnyDevice(services, challenge, item, visitor, 'unbindCodeTooSoon');
    return { ...pendingChallengeOf(await giveTo(db, clock(), sent, visitor), account), ...sentAnswer(sent, item, to) };
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** One for the account, whichever of its devices asks, so that there is one sending a minute, also of two at once. */
async function askOnce(
  trx: Db,
  now: number,
  request: { readonly account: AccountRow; readonly ways: readonly AuthMethod[] },
  visitor: Visitor,
): Promise<ChallengeRow> {
  const { id } = request.account;
  await lockFactors(trx, id);
  const totp = await trx.selectFrom('totp').select('account_id').where('account_id', '=', id).executeTakeFirst();
  if (!totp) throw new Refusal('factorUnknown');
  const before = await trx
    .selectFrom('challenge')
    .selectAll()
    .where('account_id', '=', id)
    .where('purpose', '=', PURPOSE)
    .where('context', '=', JSON.stringify(CONTEXT))
    .orderBy('code_sent_at', 'desc')
    .execute();
  // Also after one whose tries are used up: for others of the engine that is a reason to send at once.
  const [last] = before;
  if (last && now < last.code_sent_at + RESEND_AFTER_MS)
    throw await refusedTooSoon(trx, now, last, 'unbindCodeTooSoon');
  const live = before.find(
    ({ ways, environment, passed_at, tries, expires_at }) =>
      ways === JSON.stringify(request.ways) &&
      environment === visitor.site.environment &&
      passed_at === null &&
      tries < purposes[PURPOSE].tries &&
      expires_at > now,
  );
  return live ?? openChallenge(trx, now, { purpose: PURPOSE, ...request, context: CONTEXT }, visitor);
}

/** The latest caller answers it, with as much time as for a challenge that was just opened. */
async function giveTo(db: Db, now: number, { id }: ChallengeRow, visitor: Visitor): Promise<ChallengeRow> {
  return db
    .updateTable('challenge')
    .set({ device: visitor.device ?? null, expires_at: now + purposes[PURPOSE].ttlMs })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Takes the app away by the code and the password. The password is looked at only after the right code, so that a session
 * alone guesses none.
 * @throws {Refusal} what `verifyChallenge` throws; challengeUnknown when it is another account's or for something else;
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
  const proven = await verifyChallenge(services, { uuid, proof: { by, code } }, [PURPOSE], visitor);
  if (proven.accountId !== account_id || !isToUnbind(proven)) throw new Refusal('challengeUnknown');
  await verifyChallenge(services, { uuid, proof: { by: 'password', ...password } }, [PURPOSE], visitor);
  const now = clock();
  const withdrawals_after = await db.transaction().execute(async (trx) => {
    await proven.consume(trx, now);
    await consumeEncryption(trx, `challenge|${proven.challenge.id}`, password);
    await removeTotp(trx, now, account_id, visitor);
    return delayWithdrawals(trx, account_id, now + WITHDRAWALS_WAIT_MS);
  });
  notifyAccountOwner(services, account_id, 'totpRemoved', visitor);
  return { withdrawals_after };
}

function isToUnbind({ challenge }: VerifiedChallenge): boolean {
  return (JSON.parse(challenge.context) as Partial<typeof CONTEXT>).unbind === CONTEXT.unbind;
}

/** Never sooner than they would have been. */
async function delayWithdrawals(trx: Db, accountId: string, until: number): Promise<number> {
  await trx
    .updateTable('account')
    .set({ withdrawals_after: until })
    .where('id', '=', accountId)
    .where('withdrawals_after', '<', until)
    .execute();
  const { withdrawals_after } = await trx
    .selectFrom('account')
    .select('withdrawals_after')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return withdrawals_after;
}
