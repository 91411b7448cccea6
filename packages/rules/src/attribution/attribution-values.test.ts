import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ATTRIBUTION_MAX_CHARS, attributionNames, proofs } from './attribution-names.ts';
import { attributionIn } from './attribution-values.ts';

const read = (search: string) => attributionIn(search).value;

describe('[AFF-07] [ROUTE-11] what an address says', () => {
  test.each([
    ['?ref=abc', { ref: 'abc' }],
    ['?register_channel=spring', { regist_channel: 'spring' }],
    [
      '?utm_source=a&utm_campaign=b&utm_content=c&utm_term=d&utm_medium=e',
      {
        ...{ utmsource: 'a', campaign: 'b', content: 'c', term: 'd', utm_medium: 'e' },
      },
    ],
    // case of the name
    ['?BrokerID=b1&UTM_Source=x', { brokerId: 'b1', utmsource: 'x' }],
    // repeated: the first that says something
    ['?ref=a&ref=b', { ref: 'a' }],
    ['?ref=&ref=b', { ref: 'b' }],
    ['?utm_source=a&utmsource=b', { utmsource: 'a' }],
    ['?ref=%20a%20', { ref: 'a' }],
    // the first counts even where it is of no use
    ['?affiliate_id=x&affiliate_id=12', {}],
    ['?ref=%00a', {}],
    ['?ref=a%0d%0ab', {}],
    ['?ref=%F0%90', { ref: '\uFFFD' }],
    ['?source=commit_login', {}],
    ['?source=task', { source: 'task' }],
    ['?redirect_url=%2Fen&client_id=c&state=s&scope=x&email=a%40b.c&show_type=1&ui=2&demoAccount=true', {}],
    ['?__proto__=x&constructor=y&toString=z', {}],
    ['', {}],
    ['?', {}],
    ['?=&&==', {}],
  ])('%s', (search, values) => expect(read(search)).toEqual(values));

  test.each([...proofs])('[AFF-07] the proof %s is never kept', (name) => {
    expect(read(`?${name}=secret&${name.toUpperCase()}=secret&ref=a`)).toEqual({ ref: 'a' });
  });

  test.each([
    ['1', true],
    ['12345678901234567890', true],
    ['123456789012345678901', false],
    ['12a', false],
    ['-1', false],
    ['+1', false],
    ['1.0', false],
    ['1e3', false],
    ['0x1', false],
    ['١٢٣', false],
    ['１２', false],
    ["1' or '1'='1", false],
  ])('[AFF-02] affiliate_id %s is an id: %s', (id, kept) => {
    const { value, trace } = attributionIn(`?${new URLSearchParams({ affiliate_id: id })}`);
    expect(value).toEqual(kept ? { affiliate_id: id } : {});
    if (!kept) {
      expect(trace).toEqual([{ rule: 'AFF-02', check: 'affiliate_id is at most 20 digits', outcome: 'passed over' }]);
    }
  });

  test('[AFF-07] what is too long counts as none, and of very much the most important stays', () => {
    expect(read(`?campaign=${'x'.repeat(ATTRIBUTION_MAX_CHARS)}`)).toHaveProperty('campaign');
    expect(read(`?campaign=${'x'.repeat(ATTRIBUTION_MAX_CHARS + 1)}`)).toEqual({});
    expect(read(`?ref=${'x'.repeat(129)}&brokerId=${'x'.repeat(129)}`)).toEqual({});
    const all = attributionNames.map((name) => `${name}=${name === 'affiliate_id' ? '7' : 'x'.repeat(120)}`).join('&');
    const values = read(`?${all}`);
    expect(values).toMatchObject({ affiliate_id: '7', ref: 'x'.repeat(120), utmsource: 'x'.repeat(120) });
    expect(values).not.toHaveProperty('language');
  });

  test('[AFF-07] the trace names no value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...attributionNames), fc.stringMatching(/^[a-z]{12,40}$/), (name, value) => {
        expect(JSON.stringify(attributionIn(`?${name}=${value}`).trace)).not.toContain(value);
      }),
    );
  });

  test('[AFF-07] whatever the query, the values are few, short, well-formed, and read back the same', () => {
    const name = fc.oneof(fc.constantFrom(...attributionNames, ...proofs), fc.string());
    const pairs = fc.array(fc.tuple(name, fc.string({ unit: 'binary', maxLength: 700 })), { maxLength: 40 });
    fc.assert(
      fc.property(pairs, (given) => {
        const values = read(`?${new URLSearchParams(given)}`);
        expect(Object.entries(values).join('').length).toBeLessThanOrEqual(2100);
        for (const value of Object.values(values)) expect(value.isWellFormed()).toBe(true);
        expect(read(`?${new URLSearchParams(values)}`)).toEqual(values);
      }),
    );
  });
});
