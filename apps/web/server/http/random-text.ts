import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 16_384;

/** Random bytes are taken many at once: asking the system for each answer's own costs more than the answer. */
const pool = Buffer.allocUnsafeSlow(POOL_BYTES);
let used = pool.length;

/** So many random bytes that nobody else is given, in the alphabet of base64url (RFC 4648, 5). Nothing of them is kept. */
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
