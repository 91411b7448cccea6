import type { MagpieChallenge } from '@gatehouse/contract/captcha/captcha';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/**
 * CAPT-08: the token of a solved challenge: base64 of ALTCHA's payload. Keys are derived by the browser, off the main thread.
 * @throws {Error} if it is stopped or takes longer than `limitMs`, or the browser cannot derive keys
 */
export async function solveMagpie(
  { parameters, signature }: MagpieChallenge,
  { limitMs, signal }: { readonly limitMs: number; readonly signal?: AbortSignal | undefined },
): Promise<string> {
  const challenge = { parameters, signature } as unknown as Challenge;
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal?.addEventListener('abort', stop);
  try {
    const solution = await solveChallenge({ challenge, deriveKey, controller, timeout: limitMs });
    if (!solution) throw new Error('Not solved in time');
    // All is ASCII: letters, digits and punctuation of JSON.
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
