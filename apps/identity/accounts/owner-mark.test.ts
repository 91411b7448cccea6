import { randomBytes } from 'node:crypto';
import { personalSealOf, personalThreads } from '@gatehouse/rules/site/personal-seal';
import { sealPath } from '@gatehouse/rules/site/seal-path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownerMark, personalSeal } from './owner-mark.ts';

const sealKey = randomBytes(32);
const account = { id: '0190-a', anti_phishing_code: 'blue heron 7' };

test('the same code of the same account has the same seal', () => {
  expect(personalSeal({ sealKey }, { ...account })).toEqual(personalSeal({ sealKey }, account));
  expect(ownerMark({ sealKey }, account)).toMatchObject({ code: 'blue heron 7', seal: { lobes: expect.any(Number) } });
});

/** Seals are few thousand: of a list that differs in one thing only, nearly all must differ, and no list be the same. */
test.each([
  ['another code', (place: number) => [{ sealKey }, { ...account, anti_phishing_code: `heron ${place}` }]],
  ['another account', (place: number) => [{ sealKey }, { ...account, id: `0190-${place}` }]],
  ['another key', () => [{ sealKey: randomBytes(32) }, account]],
] satisfies [string, (place: number) => Parameters<typeof personalSeal>][])('%s has another seal', (_, other) => {
  const all = Array.from({ length: 200 }, (_, place) => JSON.stringify(personalSeal(...other(place))));
  expect(new Set(all).size).toBeGreaterThan(180);
});

test('what two accounts or codes have in common at their border tells nothing', () => {
  const [one, two] = [
    { id: 'a', anti_phishing_code: 'bc12' },
    { id: 'ab', anti_phishing_code: 'c12' },
  ];
  const keys = Array.from({ length: 8 }, () => randomBytes(32));
  const drawn = (who: typeof one) => keys.map((key) => JSON.stringify(personalSeal({ sealKey: key }, who)));
  expect(drawn(one)).not.toEqual(drawn(two));
});

test.each([
  ['no code', { sealKey }, { ...account, anti_phishing_code: '' }],
  ['a key that cannot be read', { sealKey: undefined }, account],
])('with %s there is no seal', (_, services, who) => {
  expect(personalSeal(services, who)).toBeUndefined();
});

test('every seal fits its square, leaves its centre to the flower, and comes of any hash', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 32 }), (hash) => {
      const seal = personalSealOf(hash);
      const threads = personalThreads(seal);
      const innermost = Math.min(
        ...threads
          .filter(({ lobes }) => lobes === seal.lobes && lobes !== seal.core)
          .map(({ scale, depth }) => scale * (1 - depth)),
      );
      expect(innermost).toBeGreaterThan(0.3);
      for (const thread of threads) expect(sealPath(thread)).toMatch(/^M[\d -]+c[\d s-]+z$/);
      expect(Math.max(...threads.map(({ scale }) => scale))).toBe(1);
    }),
  );
});
