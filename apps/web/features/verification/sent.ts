import type { SubmitAnswer } from '../forms/submit-answer.ts';
import type { Sent } from './proof-state.ts';

// Small, and in what every page starts with: forms that lead to a proof read these too.

export const NOTHING_SENT: Sent = { resendAt: 0, expiresAt: 0 };

/** The times in the answer to a sending. */
export function sentBy({ result }: SubmitAnswer): Sent {
  const { resend_at, expires_at } = (result ?? {}) as { resend_at?: unknown; expires_at?: unknown };
  const time = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);
  return { resendAt: time(resend_at), expiresAt: time(expires_at) };
}

/** How often it may still be tried, where the answer says so. */
export function triesLeftBy({ result }: SubmitAnswer): { readonly triesLeft?: number } {
  const left = (result as { tries_left?: unknown } | null | undefined)?.tries_left;
  return typeof left === 'number' && left >= 0 ? { triesLeft: left } : {};
}
