import { expect, test } from 'vitest';
import { wallAddress } from './wall-address.ts';

const origin = 'https://gate.example';
const queryOf = (search: string, before: string) => {
  const address = wallAddress({ language: 'en', path: '/dashboard', search, origin, referrer: origin + before });
  const { redirect_url: _, ...known } = Object.fromEntries(new URL(address, origin).searchParams);
  return known;
};
const PROOFS = 'token=a&tmp_token=b';

test('[AFF-07] [REGION-08] what proves who somebody is comes from the page’s own query, and never from the page before', () => {
  expect(queryOf('', `/en/login?ref=abc&${PROOFS}`)).toEqual({ ref: 'abc' });
  expect(queryOf(`?${PROOFS}`, '/en/login?ref=abc&token=old')).toEqual({
    ...{ ref: 'abc', token: 'a', tmp_token: 'b' },
  });
});
