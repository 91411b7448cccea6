import type { QrProgress, QrStatusResult } from '@gatehouse/contract/login/qr';
import type { QrStatusQuery } from '@gatehouse/contract/login/qr.schema';
import type { Answer } from '../../http/route.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { takeOnce } from '../../sessions/finished-step.ts';
import { completeQrLogin } from './complete-qr-login.ts';
import { ownCode } from './find-code.ts';
import type { QrLoginRow } from './tables.ts';
import type { AwaitedCode, Connection, QrWaiters } from './waiters.ts';

/**
 * LOGIN-05: the state of a code. Waits up to 25 seconds for a state that the client has not seen, then answers the present
 * one. A confirmed code opens one session, and its device gets that session again; a client that has hung up gets none.
 * @throws {Refusal} qrUnknown: there is none, it is used, or it is another device's; busy; what `completeQrLogin` throws
 */
export async function status(
  services: Services,
  waiters: QrWaiters | undefined,
  { uuid, seen }: QrStatusQuery,
  visitor: Visitor,
  connection: Connection,
): Promise<Answer<QrStatusResult> | { readonly later: AwaitedCode }> {
  const { db, clock } = services;
  let row = await ownCode(db, uuid, visitor);
  if (row && !isNews(row, seen, clock())) {
    const { id, state, expires_at } = row;
    if (!waiters) return { later: { id, state, expires_at } };
    await waiters.wait(row, connection);
    row = await ownCode(db, uuid, visitor);
  }
  if (connection.isGone()) throw new Refusal('qrUnknown');
  return takeOnce<Answer<QrStatusResult>>(
    services,
    { kind: 'qr', id: uuid },
    visitor,
    async (session) => {
      if (!row || row.state === 'used') throw new Refusal('qrUnknown');
      const progress = progressOf(row, clock());
      return progress === 'confirmed' ? completeQrLogin(services, row, visitor, session) : { result: progress };
    },
    ({ id, token }) => ({ result: { status: 'confirmed', id }, token }),
  );
}

function isNews({ state, expires_at }: QrLoginRow, seen: QrStatusQuery['seen'], now: number): boolean {
  return state !== seen || expires_at <= now;
}

function progressOf({ state, expires_at, number }: QrLoginRow, now: number): QrProgress | 'confirmed' {
  if (state === 'refused') return { status: 'refused' };
  if (expires_at <= now) return { status: 'expired' };
  if (state === 'scanned') return { status: 'scanned', expires_at, now, number };
  return state === 'confirmed' ? 'confirmed' : { status: 'waiting', expires_at, now };
}
