import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

export const CODE_DIGITS = 6;
export const CODE_TTL_MS = 10 * 60_000;
/** A link cannot be guessed; it and the code beside it last longer, for mail that is read on another device. */
export const LINK_TTL_MS = 30 * 60_000;
export const CODE_TRIES = 5;
export const RESEND_AFTER_MS = 60_000;
const LINK_BYTES = 32;

/** Six decimal digits, every one as likely as any other. */
export function drawCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/** What the fragment of an emailed link holds: 43 characters. */
export function drawLinkToken(): string {
  return randomBytes(LINK_BYTES).toString('base64url');
}

/** Bound to its challenge: the same code or token elsewhere has another hash. */
export function hashCode(codeKey: Buffer, challengeId: string, code: string): string {
  return createHmac('sha256', codeKey).update(`${challengeId}|${code}`).digest('base64url');
}

/** Without a hash there is nothing to match. */
export function codeMatches(hash: string | null, codeKey: Buffer, challengeId: string, code: string): boolean {
  if (hash === null) return false;
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashCode(codeKey, challengeId, code)));
}
