import { expect, test } from 'vitest';
import { type StepUpFacts, stepUpWays } from './step-up.ts';

const nothing: StepUpFacts = {
  ...{ totp: false, passkey: false, passkeyElsewhere: false },
  ...{ password: false, email: false, mobile: false },
};

test.each<[Partial<StepUpFacts>, readonly string[]]>([
  [{ email: true, password: true }, ['email']],
  [{ email: true, mobile: true }, ['email', 'mobile']],
  [{ password: true }, ['password']],
  [{}, []],
  [{ totp: true, email: true, password: true }, ['totp', 'recovery']],
  [{ passkey: true, totp: true, mobile: true }, ['passkey', 'totp', 'recovery']],
  [{ passkey: true }, ['passkey', 'recovery']],
  [{ passkeyElsewhere: true, email: true, mobile: true, password: true }, ['recovery']],
  [{ passkeyElsewhere: true, totp: true, email: true }, ['totp', 'recovery']],
])('an account with %j proves itself by %j', (facts, ways) => {
  expect(stepUpWays({ ...nothing, ...facts }).value).toEqual(ways);
});
