import { expect, test } from 'vitest';
import { freshNonce, NONCE_CHARS } from './random-text.ts';

const SOME = 5_000;

test('every nonce is new, of 128 bits, and none of its bits is biased, beyond one filling of the pool', () => {
  const nonces = Array.from({ length: SOME }, freshNonce);
  expect(new Set(nonces).size).toBe(SOME);
  expect(nonces.every((nonce) => nonce.length === NONCE_CHARS && /^[\w-]+$/.test(nonce))).toBe(true);
  const bytes = nonces.map((nonce) => Buffer.from(nonce, 'base64url'));
  for (let bit = 0; bit < 128; bit += 1) {
    const ones = bytes.filter((nonce) => ((nonce[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
    // Seven standard deviations.
    expect(Math.abs(ones - SOME / 2)).toBeLessThan(7 * Math.sqrt(SOME / 4));
  }
});
