import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AccountRecoveryFacts,
  accountRecovery,
  type FactorState,
  factorRecoveryStage,
  type RecoverableFactor,
} from './account-recovery.ts';

const HOUR_MS = 3_600_000;
const all: AccountRecoveryFacts = {
  item: 'authenticator',
  password: 'there',
  email: 'there',
  mobile: 'there',
  factor: 'there',
};

describe('which proofs are enough', () => {
  test.each<[string, Partial<AccountRecoveryFacts>, readonly string[], number]>([
    ['authenticator of a full account', { factor: 'lost' }, ['password', 'email', 'mobile'], 24],
    ['authenticator, no number', { factor: 'lost', mobile: 'none' }, ['password', 'email'], 24],
    ['authenticator, no address', { factor: 'lost', email: 'none' }, ['password', 'mobile'], 24],
    ['authenticator and phone', { factor: 'lost', mobile: 'lost' }, ['password', 'email'], 72],
    ['authenticator and password', { factor: 'lost', password: 'lost' }, ['email', 'mobile'], 72],
    ['mailbox, with an authenticator', { item: 'email', email: 'lost' }, ['password', 'factor'], 24],
    ['mailbox, with a phone alone', { item: 'email', email: 'lost', factor: 'none' }, ['password', 'mobile'], 24],
    ['phone, with an authenticator', { item: 'mobile', mobile: 'lost' }, ['password', 'factor'], 24],
    ['phone, with a mailbox alone', { item: 'mobile', mobile: 'lost', factor: 'none' }, ['password', 'email'], 24],
  ])('%s', (_, facts, proofs, hours) => {
    expect(accountRecovery({ ...all, ...facts }).value).toEqual({ proofs, waitMs: hours * HOUR_MS });
  });

  test.each<[string, Partial<AccountRecoveryFacts>]>([
    ['authenticator and password, no number', { factor: 'lost', password: 'lost', mobile: 'none' }],
    ['authenticator, phone and password', { factor: 'lost', password: 'lost', mobile: 'lost' }],
    ['authenticator and mailbox', { factor: 'lost', email: 'lost' }],
    ['mailbox and authenticator', { item: 'email', email: 'lost', factor: 'lost' }],
    ['mailbox, and nothing else there', { item: 'email', email: 'lost', factor: 'none', mobile: 'none' }],
    ['mailbox and password', { item: 'email', email: 'lost', password: 'lost' }],
    ['phone and mailbox', { item: 'mobile', mobile: 'lost', email: 'lost', factor: 'none' }],
  ])('%s: support', (_, facts) => {
    expect(accountRecovery({ ...all, ...facts }).value).toBe('support');
  });

  const left = fc.constantFrom<FactorState>('there', 'lost', 'none');
  const anything = fc.record({
    item: fc.constantFrom<RecoverableFactor>('authenticator', 'email', 'mobile'),
    ...{ password: left, email: left, mobile: left, factor: left },
  });

  test('whatever is left: two proofs at least, each of something that is there, never of what is lost', () => {
    fc.assert(
      fc.property(anything, (facts) => {
        const { value } = accountRecovery(facts);
        if (value === 'support') return;
        expect(value.proofs.length).toBeGreaterThanOrEqual(2);
        for (const proof of value.proofs) expect(facts[proof]).toBe('there');
        expect(value.proofs).not.toContain(facts.item === 'authenticator' ? 'factor' : facts.item);
        expect(value.waitMs).toBeGreaterThanOrEqual(24 * HOUR_MS);
      }),
    );
  });

  test('to lose more never makes it quicker', () => {
    const wait = (facts: AccountRecoveryFacts) => {
      const { value } = accountRecovery(facts);
      return value === 'support' ? Number.POSITIVE_INFINITY : value.waitMs;
    };
    const names = ['password', 'email', 'mobile', 'factor'] as const;
    fc.assert(
      fc.property(anything, fc.constantFrom(...names), (facts, name) => {
        if (facts[name] === 'there') expect(wait({ ...facts, [name]: 'lost' })).toBeGreaterThanOrEqual(wait(facts));
      }),
    );
  });
});

describe('what a request has come to', () => {
  test.each([
    ['proving', 0, 10, 5, 'proving'],
    ['proving', 0, 10, 10, 'expired'],
    ['waiting', 20, 30, 19, 'waiting'],
    ['waiting', 20, 30, 20, 'ready'],
    ['waiting', 20, 30, 29, 'ready'],
    ['waiting', 20, 30, 30, 'expired'],
    ['done', 20, 30, 40, 'done'],
    ['cancelled', 20, 30, 10, 'cancelled'],
    ['cancelled', 20, 30, 40, 'cancelled'],
  ] as const)('kept as %s, ready at %i, over at %i: at %i it is %s', (kept, readyAt, endsAt, now, stage) => {
    expect(factorRecoveryStage({ kept, readyAt, endsAt, now }).value).toBe(stage);
  });
});
