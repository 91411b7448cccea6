import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import type { Visitor } from '../../../../http/visitor.ts';
import { openMagpie } from './magpie.ts';

const WORK = 20;
const CHALLENGES = 60;

test('[CAPT-08] who begins where the least counter may lie still does most of it', async () => {
  const magpie = openMagpie({ challenge: 'one', solution: 'another' }, Date.now, WORK);
  const visitor = { site: brand.sites[0], device: undefined } as unknown as Visitor;
  const counters = await Promise.all(
    Array.from({ length: CHALLENGES }, async () => {
      const { challenge } = await magpie.make({ scene: '31000', visitor, demand: 'unseen' });
      const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
      return solution?.counter ?? 0;
    }),
  );
  const least = Math.min(...counters);
  const mean = counters.reduce((sum, counter) => sum + counter, 0) / CHALLENGES;
  expect(mean - least).toBeGreaterThan(WORK / 3);
  expect(Math.max(...counters)).toBeLessThanOrEqual(WORK * 1.2);
});
