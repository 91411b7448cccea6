import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SecurityFacts, securityState } from './security-steps.ts';

const fresh: SecurityFacts = {
  ...{ passkey: false, passkeyElsewhere: false, app: false, recoveryCodes: 0, word: false },
  ...{ email: true, passkeysOffered: true },
};
const told = (facts: Partial<SecurityFacts>) =>
  securityState({ ...fresh, ...facts }).value.steps.map(({ step, state }) => `${step} ${state}`);

test.each<[string, Partial<SecurityFacts>, readonly string[]]>([
  ['a new account: a passkey first', {}, ['passkey next', 'app open', 'recovery later', 'word open']],
  [
    'then an app, for the codes came with the passkey',
    { passkey: true, recoveryCodes: 10 },
    ['passkey done', 'app next', 'recovery done', 'word open'],
  ],
  [
    'without a code left, codes before anything else',
    { app: true },
    ['passkey open', 'app done', 'recovery next', 'word open'],
  ],
  [
    'a passkey of another site is a factor, and none here',
    { passkeyElsewhere: true, recoveryCodes: 3 },
    ['passkey next', 'app open', 'recovery done', 'word open'],
  ],
  [
    'the word last',
    { passkey: true, app: true, recoveryCodes: 1 },
    ['passkey done', 'app done', 'recovery done', 'word next'],
  ],
  [
    'all done',
    { passkey: true, app: true, recoveryCodes: 1, word: true },
    ['passkey done', 'app done', 'recovery done', 'word done'],
  ],
  ['no word without emails', { email: false }, ['passkey next', 'app open', 'recovery later']],
  ['no passkey where none can be made', { passkeysOffered: false }, ['app next', 'recovery later', 'word open']],
  [
    'what is there shows, wherever it was made',
    { passkeysOffered: false, email: false, passkey: true, app: true, recoveryCodes: 2, word: true },
    ['passkey done', 'app done', 'recovery done', 'word done'],
  ],
])('[SHELL-13] %s', (_, facts, steps) => {
  expect(told(facts)).toEqual(steps);
});

test('[SHELL-13] one step is next until all are done, and it is one that can be taken', () => {
  const facts = fc.record({
    ...{ passkey: fc.boolean(), passkeyElsewhere: fc.boolean(), app: fc.boolean() },
    recoveryCodes: fc.nat({ max: 10 }),
    ...{ word: fc.boolean(), email: fc.boolean(), passkeysOffered: fc.boolean() },
  });
  fc.assert(
    fc.property(facts, (seen) => {
      const { value, trace } = securityState(seen);
      const open = value.steps.filter(({ state }) => state !== 'done');
      const next = value.steps.filter(({ state }) => state === 'next').map(({ step }) => step);
      expect(next).toEqual(value.next ? [value.next] : []);
      expect(open.length > 0).toBe(value.next !== undefined);
      expect(trace.at(-1)?.outcome).toBe('won');
    }),
  );
});
