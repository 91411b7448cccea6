import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComplianceItem, type ComplianceQuestion, indexCompliance } from './compliance.ts';
import { resolveElement } from './compliance-elements.ts';
import { publicItems } from './compliance-public.ts';

const item = (more: Partial<ComplianceItem> = {}): ComplianceItem => ({
  ...{ element: 'blogLink', action: 'hide', priority: 3, logic: 'and' },
  ...more,
});

describe('what anybody may read of a config', () => {
  test.each<[string, ComplianceItem, ComplianceItem[]]>([
    ['an item without an account as it is', item({ rc: 'DE' }), [item({ rc: 'DE' })]],
    ['one with an empty account too', item({ account: '', logic: 'or' }), [item({ account: '', logic: 'or' })]],
    ['nothing of one for an account', item({ account: '7' }), []],
    ['nothing of one for an account in a country', item({ account: '7', rc: 'DE' }), []],
    ['of account or country the country', item({ account: '7', rc: 'DE', logic: 'or' }), [item({ rc: 'DE' })]],
    // An empty side of `or` matches: such an item applies to every visitor.
    ['of account or nothing the item for everybody', item({ account: '7', logic: 'or' }), [item()]],
  ])('[COMP-01] [COMP-04] %s', (_, one, left) => {
    expect(publicItems([one])).toEqual(left);
  });

  const some = (...values: string[]) => fc.constantFrom<string | undefined>(undefined, '', ...values);
  const anItem = fc.record<ComplianceItem>({
    element: fc.constantFrom('redeemAmount', 'blogLink'),
    action: fc.constantFrom('show', 'hide'),
    ext: fc.constantFrom(undefined, '30', '50'),
    priority: fc.integer({ min: -2, max: 2 }),
    siteId: some('ONE', 'TWO'),
    account: some('7', '8'),
    rc: some('DE', 'FR'),
    logic: fc.constantFrom('and', 'or'),
  });
  const someItems = fc.array(anItem, { maxLength: 30 });
  const aQuestion = fc.record<ComplianceQuestion>({
    siteId: fc.constantFrom('ONE', 'TWO', 'THREE'),
    account: fc.constantFrom(undefined, ''),
    country: fc.constantFrom(undefined, '', 'DE', 'FR', 'US'),
  });

  test('[COMP-01] [COMP-03] [COMP-04] [COMP-05] it answers every question without an account as the whole config does', () => {
    fc.assert(
      fc.property(someItems, aQuestion, fc.constantFrom('redeemAmount', 'blogLink'), (items, question, element) => {
        const [whole, open] = [items, publicItems(items)].map(
          (list) => resolveElement(indexCompliance(list), element, question).value,
        );
        expect(open).toEqual(whole);
      }),
      { numRuns: 2_000 },
    );
  });

  test('[COMP-01] it names no account', () => {
    fc.assert(
      fc.property(someItems, (items) => {
        expect(publicItems(items).filter(({ account }) => account)).toEqual([]);
      }),
    );
  });
});
