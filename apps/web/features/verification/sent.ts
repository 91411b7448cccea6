import type { SubmitAnswer } from '../forms/submit-answer.ts';
import type { Sent } from './proof-state.ts';

// Apart from the rest: the first script of every form that leads to a verification needs these.

export const NOTHING_SENT: Sent = { resendAt: 0, expiresAt: 0 };

/** The times in the answer of a sending. */
export function sentBy({ result }: SubmitAnswer): Sent {
  const { resend_at, expires_at } = (result ?? {}) as { resend_at?: unknown; expires_at?: unknown };
  const time = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);
  return { resendAt: time(resend_at), expiresAt: time(expires_at) };
}

/** The tries left, where the answer has them. */
export function triesLeftBy({ result }: SubmitAnswer): { readonly triesLeft?: number } {
  const left = (result as { tries_left?: unknown } | null | undefined)?.tries_left;
  return typeof left === 'number' && left >= 0 ? { triesLeft: left } : {};
}
