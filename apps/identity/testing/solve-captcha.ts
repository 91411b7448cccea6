import { magpieChallenge } from '@gatehouse/contract/captcha/captcha';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect } from 'vitest';
import type { TestIdentity } from './open-test-identity.ts';

export const LOGIN_SCENE = '31000';
export const REGISTER_SCENE = '31004';

export type MagpiePayload = { challenge: Challenge; solution: { counter: number; derivedKey: string } };
type Asks = { readonly headers?: Record<string, string>; readonly visible?: boolean };

/** The magpie challenge of a scene, solved. */
export async function solvedPayload(
  { get }: Pick<TestIdentity, 'get'>,
  scene: string,
  { headers = {}, visible = false }: Asks = {},
): Promise<MagpiePayload> {
  const { ret_code, result } = await get(
    `${magpieChallenge.path}?scene=${scene}${visible ? '&visible=1' : ''}`,
    headers,
  );
  expect(ret_code).toBe(0);
  const challenge = result.challenge as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution: solution as MagpiePayload['solution'] };
}

export function tokenOf(payload: object): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

/** The field of a payload that proves it. */
export async function solved(identity: Pick<TestIdentity, 'get'>, scene: string, asks: Asks = {}) {
  return { magpie_verify_info: { token: tokenOf(await solvedPayload(identity, scene, asks)), scene } };
}
