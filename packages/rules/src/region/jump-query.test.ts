import { expect, test } from 'vitest';
import { attributionNames, proofs } from '../attribution/attribution-names.ts';
import { attributionIn } from '../attribution/attribution-values.ts';
import { referralBefore, referralIn } from './jump-query.ts';

const spellings = ['register_channel', 'utm_source', 'utm_campaign', 'utm_content', 'utm_term', 'BROKERID', 'Ref'];

test.each([...attributionNames, ...spellings])('[AFF-07] [ROUTE-11] %s goes along, and is read there', (name) => {
  const search = `?${name}=7&client_id=c`;
  expect(referralIn(search)).toEqual({ [name]: '7' });
  expect(referralBefore(search)).toEqual({ [name]: '7' });
  expect(Object.values(attributionIn(`?${new URLSearchParams(referralIn(search))}`).value)).toEqual(['7']);
});

test.each(proofs.flatMap((name) => [name, name.toUpperCase()]))(
  '[AFF-07] %s goes along, but not to another page than it was sent to',
  (name) => {
    expect(referralIn(`?${name}=x`)).toEqual({ [name]: 'x' });
    expect(referralBefore(`?${name}=x`)).toEqual({});
  },
);
