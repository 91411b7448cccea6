import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export const CODE_DIGITS = 6;
export const CODE_TTL_MS = 10 * 60_000;
export const CODE_TRIES = 5;
export const RESEND_AFTER_MS = 60_000;

/** Six decimal digits, every one as likely as any other. */
export function drawCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/** Bound to its registration: the same code elsewhere has another hash. */
export function hashCode(registrationId: string, code: string): string {
  return createHmac('sha256', registrationId).update(code).digest('base64url');
}

export function codeMatches(hash: string, registrationId: string, code: string): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashCode(registrationId, code)));
}
