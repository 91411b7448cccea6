import type { QrStatusResult } from '@gatehouse/contract/login/qr';
import { accountById } from '../../accounts/accounts.ts';
import type { Db } from '../../db/open.ts';
import type { Answer } from '../../http/route.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import type { RepeatableSession } from '../../sessions/finished-step.ts';
import { hashToken } from '../../sessions/session-token.ts';
import { completeFirstFactor } from '../login/complete-first-factor.ts';
import { loginAnswer } from '../login/login-answer.ts';
import type { QrLoginRow } from './tables.ts';

/**
 * Opens the session of a confirmed code, in the request of the device that made it. The code is used up by it; when the
 * login is refused, or the session that approved has ended meanwhile, the code is refused for good.
 * @throws {Refusal} what `completeFirstFactor` and `loginAnswer` throw; qrUnknown when a concurrent call was first
 */
export async function completeQrLogin(
  services: Services,
  row: QrLoginRow,
  visitor: Visitor,
  session: RepeatableSession,
): Promise<Answer<QrStatusResult>> {
  const { db, clock } = services;
  const account = row.account_id === null ? undefined : await accountById(db, row.account_id);
  if (!account) throw new Refusal('qrUnknown');
  const whenRefused = async (error: unknown) => {
    if (error instanceof Refusal) await consumeCode(db, clock(), row, 'refused');
  };
  const factor = { account, visitor, openedBy: 'qr', session, whenRefused } as const;
  const { plan, outcome } = await completeFirstFactor(services, factor, async ({ trx, now, logIn }) => {
    const approver = await approverOf(trx, now, row);
    const consumed = await consumeCode(trx, now, row, approver ? 'used' : 'refused');
    if (!consumed) throw new Refusal('qrUnknown');
    if (!approver) return undefined;
    const login = await logIn();
    if ('token' in login) await inheritProof(trx, login.token, approver.proven_at);
    return login;
  });
  if (!outcome) return { result: { status: 'refused' } };
  const { result, ...answer } = loginAnswer(services, outcome, plan);
  return { ...answer, result: { status: 'confirmed', id: (result as { id: number }).id } };
}

async function approverOf(trx: Db, now: number, { session_id, account_id }: QrLoginRow) {
  return trx
    .selectFrom('session')
    .select('proven_at')
    .where('id', '=', session_id)
    .where('account_id', '=', account_id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Of two requests at once, one takes it. */
async function consumeCode(db: Db, now: number, { id }: QrLoginRow, state: 'used' | 'refused'): Promise<boolean> {
  const consumed = await db
    .updateTable('qr_login')
    .set({ state, changed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'confirmed')
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return consumed !== undefined;
}

/** Nothing was proved on this device: a session that has to prove itself again must not become a fresh one by a detour (ASVS 7.5.3). */
async function inheritProof(trx: Db, token: string, proven_at: number): Promise<void> {
  await trx.updateTable('session').set({ proven_at }).where('token_hash', '=', hashToken(token)).execute();
}
