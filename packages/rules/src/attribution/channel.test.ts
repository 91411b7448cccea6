import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributionNames } from './attribution-names.ts';
import { attributionIn } from './attribution-values.ts';
import { channelOf, isNonCrypto, media } from './channel.ts';

const channel = (search: string) => channelOf(attributionIn(search).value).value;

test.each([
  ['?affiliate_id=12', 'affiliate', '12'],
  ['?affiliate_id=12&brokerId=b&ref=r&medium=referral', 'affiliate', '12'],
  ['?brokerId=b&ref=r', 'broker', 'b'],
  ['?ref=r', 'referral', 'r'],
  ['?ref=r&medium=affiliate', 'affiliate', 'r'],
  ['?ref=r&medium=BROKER', 'broker', 'r'],
  ['?ref=r&medium=normal', 'referral', 'r'],
  ['?ref=r&medium=cpc', 'referral', 'r'],
  ['?medium=referral', 'referral', ''],
  ['?medium=normal', 'normal', ''],
  ['?medium=cpc', 'normal', ''],
  ['?utm_medium=affiliate', 'normal', ''],
  ['?utm_source=x', 'normal', ''],
  ['?affiliate_id=abc', 'normal', ''],
  ['?affiliate_id=abc&ref=r', 'referral', 'r'],
  ['', 'normal', ''],
])('[AFF-08] [AFF-02] [ROUTE-11] %s is of %s %s', (search, medium, userCode) => {
  expect(channel(search)).toEqual({ medium, userCode });
});

test('[AFF-08] there is always one, and its trace shows no code', () => {
  const values = fc.dictionary(fc.constantFrom(...attributionNames), fc.stringMatching(/^[a-z]{15,40}$/));
  fc.assert(
    fc.property(values, (given) => {
      const { value, trace } = channelOf(given);
      expect(media).toContain(value.medium);
      if (value.userCode) expect(JSON.stringify(trace)).not.toContain(value.userCode);
      expect(trace.at(-1)).toMatchObject({ outcome: 'won', detail: value.medium });
    }),
  );
});

test.each([
  ['fox', true],
  ['gmb', true],
  ['stk', true],
  ['esp', true],
  ['FOX', true],
  ['foxy', false],
  ['btc', false],
])('[ROUTE-12] tag=%s is a non-crypto channel: %s', (tag, is) => {
  expect(isNonCrypto(attributionIn(`?tag=${tag}`).value)).toBe(is);
});

test('[ROUTE-12] without a tag it is none', () => expect(isNonCrypto({})).toBe(false));
