import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER, requestIdOf } from '@gatehouse/rules/request/request-id';

const POOL_BYTES = 4_096;
const ID_BYTES = 16;
let pool = Buffer.alloc(0);
let used = 0;

/** The request's own id if it is well formed; else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return requestIdOf(headers[REQUEST_ID_HEADER]) ?? freshRequestId(Date.now());
}

/** UUIDv7 (RFC 9562, 5.7), from randomness drawn in bulk: every response needs one. */
function freshRequestId(now: number): string {
  if (used + ID_BYTES > pool.length) {
    pool = randomBytes(POOL_BYTES);
    used = 0;
  }
  const bytes = pool.subarray(used, used + ID_BYTES);
  used += ID_BYTES;
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
