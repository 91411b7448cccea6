import { freshText } from './random-text.ts';

/** 128 bits, in the alphabet of base64url (CSP 3, 7.1; RFC 4648, 5). */
const NONCE_BYTES = 16;
export const NONCE_CHARS = 22;

/** A unique nonce of `NONCE_CHARS` characters. */
export function freshNonce(): string {
  return freshText(NONCE_BYTES);
}
