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
import { loginAnswer } from '../login/complete-login.ts';
import type { QrLoginRow } from './tables.ts';

/**
 * Opens the session of a confirmed code, in the request of the device that made it. The code is used up by it; when the
 * login is refused, or the session that approved has ended meanwhile, the code is refused for good.
 * @throws {Refusal} what `completeFirstFactor` and `loginAnswer` throw; qrUnknown when somebody was faster
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
    if (error instanceof Refusal) await take(db, clock(), row, 'refused');
  };
  const factor = { account, visitor, openedBy: 'qr', session, whenRefused } as const;
  const { plan, outcome } = await completeFirstFactor(services, factor, async ({ step, now, logIn }) => {
    const approver = await approverOf(step, now, row);
    const taken = await take(step, now, row, approver ? 'used' : 'refused');
    if (!taken) throw new Refusal('qrUnknown');
    if (!approver) return undefined;
    const login = await logIn();
    if ('token' in login) await inheritProof(step, login.token, approver.proven_at);
    return login;
  });
  if (!outcome) return { result: { status: 'refused' } };
  const { result, token } = loginAnswer(services, outcome, plan);
  return { result: { status: 'confirmed', id: (result as { id: number }).id }, token };
}

async function approverOf(step: Db, now: number, { session_id, account_id }: QrLoginRow) {
  return step
    .selectFrom('session')
    .select('proven_at')
    .where('id', '=', session_id)
    .where('account_id', '=', account_id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Of two requests at once, one takes it. */
async function take(db: Db, now: number, { id }: QrLoginRow, state: 'used' | 'refused'): Promise<boolean> {
  const taken = await db
    .updateTable('qr_login')
    .set({ state, changed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'confirmed')
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Nothing was proved on this device: a session that has to prove itself again must not become a fresh one by a detour (ASVS 7.5.3). */
async function inheritProof(step: Db, token: string, proven_at: number): Promise<void> {
  await step.updateTable('session').set({ proven_at }).where('token_hash', '=', hashToken(token)).execute();
}
