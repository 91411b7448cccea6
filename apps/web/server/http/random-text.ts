import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 16_384;

/** Random bytes are drawn in bulk: a system call per response costs more than the response. */
const pool = Buffer.allocUnsafeSlow(POOL_BYTES);
let used = pool.length;

/** Unique random bytes as base64url text (RFC 4648, 5). They are not stored. */
export function freshText(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const from = used;
  used += bytes;
  const text = pool.toString('base64url', from, used);
  pool.fill(0, from, used);
  return text;
}

/** 128 bits, in the alphabet of base64url (CSP 3, 7.1; RFC 4648, 5). */
const NONCE_BYTES = 16;
export const NONCE_CHARS = 22;

/** A unique nonce of `NONCE_CHARS` characters. */
export function freshNonce(): string {
  return freshText(NONCE_BYTES);
}
