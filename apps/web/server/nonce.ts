import { randomFillSync } from 'node:crypto';

/** 128 bits, in the alphabet of base64url (CSP 3, 7.1; RFC 4648, 5). */
const NONCE_BYTES = 16;
export const NONCE_CHARS = 22;
const NONCES_AT_ONCE = 1_024;

/** Random bytes are taken many at once: asking the system for each answer's own costs more than the answer. */
const pool = Buffer.allocUnsafeSlow(NONCE_BYTES * NONCES_AT_ONCE);
let used = pool.length;

/** A nonce that no other answer has, of `NONCE_CHARS` characters. */
export function freshNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += NONCE_BYTES;
  return pool.toString('base64url', used - NONCE_BYTES, used);
}
