import type { Proof } from './authorization-request.ts';

/** RFC 7636, 4.1: 32 bytes make 43 characters. */
const RANDOM_BYTES = 32;

/** Fresh random values for a request, and the challenge of its verifier by WebCrypto (RFC 7636, S256). */
export async function freshProof(): Promise<Proof> {
  const [verifier = '', state = '', nonce = ''] = [0, 1, 2].map(randomText);
  return { verifier, state, nonce, challenge: await challengeOf(verifier) };
}

/** RFC 7636, 4.2 */
export async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

function randomText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
}

/** RFC 4648, 5, without padding. */
function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
