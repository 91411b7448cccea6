import { randomBytes, randomInt } from 'node:crypto';
import type { CaptchaProofFields, MagpieChallenge } from '@gatehouse/contract/captcha/captcha';
import type { CaptchaDemand } from '@gatehouse/rules/captcha/captcha-demand';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaKeys } from '../../../../encryption/captcha-key.ts';
import type { Visitor } from '../../../../http/visitor.ts';
import { admission } from '../../../../kernel/hash-admission.ts';
import { digest } from '../../../../kernel/ids.ts';
import type { Asked, CheckProof } from '../../shared/kind.ts';
import { readToken } from './token.ts';

/** CAPT-08: about how many derivations a browser makes (`LEAST`, `MOST`); a captcha that is shown takes `VISIBLE` times as many. */
export const USUAL_WORK = 200;
const VISIBLE = 8;
/** Iterations of one derivation: about 1.5 ms of a processor. Fewer and longer ones spare slow devices the calls between them. */
const COST = 5000;
/**
 * Where the counter may lie, as shares of the work. A robot begins at the least and does what is above it, so a narrow range spares it
 * most of the work; the most is what a slow phone does while its owner types.
 */
const LEAST = 0.2;
const MOST = 1.2;
const CHALLENGE_TTL_MS = 10 * 60_000;
/** To make one costs us a derivation: so many are made at once, and so many wait. */
const MAKING = { concurrency: 2, queue: 128 } as const;

export type Magpie = {
  /** Until when it may be solved: epoch ms. @throws {Refusal} busy */
  readonly make: (asked: Asked) => Promise<{ readonly challenge: MagpieChallenge; readonly expiresAt: number }>;
  readonly check: CheckProof<NonNullable<CaptchaProofFields['magpie_verify_info']>>;
};

/**
 * Our own captcha: a proof of work by ALTCHA, version 2. A challenge says for what it is made, and is signed: nothing is kept of it. Its
 * solution is known when it is made, so that checking one costs two HMACs.
 * @param work about how many derivations a browser makes
 */
export function openMagpie(keys: CaptchaKeys, clock: () => number, work = USUAL_WORK): Magpie {
  const { admit } = admission(MAKING);
  const secrets = { hmacSignatureSecret: keys.challenge, hmacKeySignatureSecret: keys.solution };
  return {
    async make(asked) {
      const expiresAt = clock() + CHALLENGE_TTL_MS;
      const { parameters, signature = '' } = await admit(() =>
        createChallenge({
          ...{ algorithm: 'PBKDF2/SHA-256', cost: COST, deriveKey, ...secrets },
          counter: counterFor(asked.demand === 'visible' ? work * VISIBLE : work),
          expiresAt: new Date(expiresAt),
          data: { ...boundTo(asked), demand: asked.demand, id: randomBytes(16).toString('base64url') },
        }),
      );
      return { challenge: { parameters: { ...parameters }, signature }, expiresAt };
    },
    async check({ token }, asked) {
      const payload = readToken(token);
      if (!payload) return { verdict: 'wrong' };
      const { data = {}, expiresAt = 0 } = payload.challenge.parameters;
      if (expiresAt * 1000 <= clock()) return { verdict: 'old' };
      const { verified, expired } = await verifySolution({ ...payload, ...secrets, deriveKey });
      if (!verified) return { verdict: expired ? 'old' : 'wrong' };
      const bound = Object.entries(boundTo(asked));
      if (!bound.every(([name, value]) => data[name] === value)) return { verdict: 'foreign' };
      if (asked.demand === 'visible' && data.demand !== ('visible' satisfies CaptchaDemand)) return { verdict: 'weak' };
      return {
        ...{ verdict: 'right', id: digest('magpie', payload.challenge.signature) },
        expiresAt: expiresAt * 1000,
      };
    },
  };
}

function boundTo({ scene, visitor }: Asked): Readonly<Record<'scene' | 'site' | 'device', string>> {
  const { site } = visitor;
  return { scene, site: `${site.environment}/${site.id}`, device: deviceOf(visitor) };
}

/** Of the device's hash another one: the page sees it. */
function deviceOf({ device }: Visitor): string {
  return device === undefined ? '' : digest('captcha device', device);
}

function counterFor(work: number): number {
  const least = Math.max(1, Math.round(work * LEAST));
  return randomInt(least, Math.max(least, Math.round(work * MOST)) + 1);
}
