import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SecondFactorFacts, secondFactor } from './second-factor.ts';

const plain: SecondFactorFacts = {
  ...{ openedBy: 'password', totp: false, passkey: false, passkeyElsewhere: false, email: true, mobile: false },
  ...{ deviceKnown: true, deviceCheck: true, demanded: false, risky: false },
};
const ask = (facts: Partial<SecondFactorFacts>) => secondFactor({ ...plain, ...facts }).value;

describe('what a login asks for after its first factor', () => {
  test.each<[string, Partial<SecondFactorFacts>, readonly string[], string]>([
    ['nothing on a known device', {}, [], 'factor'],
    ['a code on a new one', { deviceKnown: false }, ['email'], 'device'],
    ['by mail or message', { deviceKnown: false, mobile: true }, ['email', 'mobile'], 'device'],
    ['nothing where the account does without', { deviceKnown: false, deviceCheck: false }, [], 'factor'],
    ['but where the site demands it', { deviceKnown: false, deviceCheck: false, demanded: true }, ['email'], 'device'],
    ['a code when it is unusual', { risky: true }, ['email'], 'risk'],
    ['the app’s code on every device', { totp: true }, ['totp', 'recovery'], 'factor'],
    ['the passkey first', { totp: true, passkey: true }, ['passkey', 'totp', 'recovery'], 'factor'],
    ['the factor rather than a code', { totp: true, deviceKnown: false, risky: true }, ['totp', 'recovery'], 'factor'],
    ['the factor after a code', { openedBy: 'code', totp: true }, ['totp', 'recovery'], 'factor'],
    ['the factor after a reset', { openedBy: 'reset', passkey: true }, ['passkey', 'recovery'], 'factor'],
    ['the factor after another provider', { openedBy: 'third_party', totp: true }, ['totp', 'recovery'], 'factor'],
    [
      'a code after another provider on a new device',
      { openedBy: 'third_party', deviceKnown: false },
      ['email'],
      'device',
    ],
    ['nothing after a code on a new device', { openedBy: 'code', deviceKnown: false, risky: true }, [], 'factor'],
    ['nothing after a passkey', { openedBy: 'passkey', totp: true, deviceKnown: false }, [], 'factor'],
    ['a kept code where the passkey is another site’s', { passkeyElsewhere: true }, ['recovery'], 'factor'],
    ['whatever else could be sent', { passkeyElsewhere: true, mobile: true, risky: true }, ['recovery'], 'factor'],
    ['and whatever the account has chosen', { passkeyElsewhere: true, deviceCheck: false }, ['recovery'], 'factor'],
    ['also after another provider', { openedBy: 'third_party', passkeyElsewhere: true }, ['recovery'], 'factor'],
    ['no second code after a code', { openedBy: 'code', passkeyElsewhere: true }, ['recovery'], 'factor'],
    ['nor after a link', { openedBy: 'link', passkeyElsewhere: true, mobile: true }, ['recovery'], 'factor'],
    ['nor after a reset', { openedBy: 'reset', passkeyElsewhere: true }, ['recovery'], 'factor'],
    ['the app where it has one', { totp: true, passkeyElsewhere: true }, ['totp', 'recovery'], 'factor'],
    ['nothing after a passkey, also then', { openedBy: 'passkey', passkeyElsewhere: true }, [], 'factor'],
    ['nothing after a phone has approved', { openedBy: 'qr', totp: true, deviceKnown: false }, [], 'factor'],
  ])('[LOGIN-02] %s', (_, facts, ways, why) => {
    expect(ask(facts)).toEqual({ ways, why });
  });

  test('[LOGIN-02] an account with a factor is never let in by a password, a code or a provider alone', () => {
    const facts = fc.record({
      openedBy: fc.constantFrom('password', 'code', 'link', 'third_party', 'reset', 'registration', 'anything else'),
      ...{ totp: fc.boolean(), passkey: fc.boolean(), passkeyElsewhere: fc.boolean() },
      ...{ email: fc.boolean(), mobile: fc.boolean() },
      ...{ deviceKnown: fc.boolean(), deviceCheck: fc.boolean(), demanded: fc.boolean(), risky: fc.boolean() },
    });
    fc.assert(
      fc.property(facts, (seen) => {
        const { value, trace } = secondFactor(seen);
        const hasFactor = seen.totp || seen.passkey || seen.passkeyElsewhere;
        expect(value.ways.includes('recovery')).toBe(hasFactor);
        if (hasFactor) expect(value.ways.filter((way) => way === 'email' || way === 'mobile')).toEqual([]);
        expect(value.ways.includes('totp')).toBe(seen.totp);
        expect(value.ways.includes('passkey')).toBe(seen.passkey);
        expect(trace.at(-1)?.outcome).toBe('won');
      }),
    );
  });
});
