import type { MagpieChallenge } from '@gatehouse/contract/captcha/captcha';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** CAPT-08: the token of a proof, as a browser makes it. @throws {Error} when it takes longer than 90 s */
export async function solveMagpie({ parameters, signature }: MagpieChallenge): Promise<string> {
  const challenge = { parameters, signature } as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
