import { expect, test } from 'vitest';
import { answered, began, beganAndSent, given, phone, play, UUID } from './flow-fixture.ts';

const READ = '+31612345678';
const full = { ...phone, mobile: READ };

test.each([
  ['newCode', [answered(0, { uuid: UUID, mobile: READ })]],
  ['oldCode', [answered(0, { uuid: UUID, mobile: READ, expires_at: 700_000 })]],
] as const)('[SIGNUP-04] %s: a number is shown and kept as the API has read it', (variant, events) => {
  const { state, effects } = play([given(variant, phone), ...events]);
  expect(state).toMatchObject({ step: 'proof', account: full });
  expect(effects).toContainEqual({ type: 'remember', uuid: UUID, account: full });
});

test.each([
  ['newCode', began],
  ['oldCode', beganAndSent],
  ['newCode', answered(0, { uuid: UUID, mobile: '' })],
  ['newCode', answered(0, { uuid: UUID, mobile: 31 })],
] as const)('[SIGNUP-04] %s: where the API does not say, as it was typed', (variant, event) => {
  expect(play([given(variant, phone), event]).state).toMatchObject({ account: phone });
});

test('[SIGNUP-04] an address is never replaced by a number', () => {
  const { state } = play([given('newCode'), answered(0, { uuid: UUID, mobile: READ })]);
  expect(state).toMatchObject({ account: { method: 'email', email: 'ada@example.com' } });
});
