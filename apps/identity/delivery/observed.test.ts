import { expect, test } from 'vitest';
import { NotDelivered } from './not-delivered.ts';
import { type DeliveryOutcome, observed } from './observed.ts';

test('the outcome of a message is reported, and its error is thrown on', async () => {
  const outcomes: DeliveryOutcome[] = [];
  const failures = [
    undefined,
    new NotDelivered('refused', { mayHaveBeenSent: false }),
    new NotDelivered('no answer', { mayHaveBeenSent: true }),
    new Error('a fault'),
  ];
  for (const failure of failures) {
    const deliver = observed<string>(
      'sms',
      () => (failure ? Promise.reject(failure) : Promise.resolve()),
      (one) => outcomes.push(one),
    );
    await expect(deliver('text').catch((error: unknown) => error)).resolves.toBe(failure);
  }
  expect(outcomes.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
    'sms sent',
    'sms failed',
    'sms uncertain',
    'sms failed',
  ]);
});
