import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ComplianceConfig, ComplianceItem } from './compliance.ts';
import { compareConfigs } from './compliance-compare.ts';

const config = (...items: Partial<ComplianceItem>[]): ComplianceConfig => ({
  version: '1',
  items: items.map((more) => ({ element: 'redeemAmount', action: 'show', priority: 0, logic: 'and', ...more })),
});
const universe = { sites: ['ONE', 'TWO'], countries: [undefined, 'DE', 'US'], accounts: [undefined, '7'] };

test('[COMP-09] one row for whoever sees something else', () => {
  const rows = compareConfigs(
    config({ ext: '50' }),
    config({ ext: '50' }, { ext: '30', siteId: 'TWO', rc: 'DE', priority: 1 }),
    universe,
  );
  const before = { action: 'show', ext: '50' };
  const after = { action: 'show', ext: '30' };
  expect(rows).toEqual([
    { element: 'redeemAmount', site: 'TWO', country: 'DE', account: undefined, before, after },
    { element: 'redeemAmount', site: 'TWO', country: 'DE', account: '7', before, after },
  ]);
});

test('[COMP-01] [COMP-09] a missing config hides what is gated, and elements of one config alone are compared too', () => {
  const rows = compareConfigs(config({ element: 'newThing', siteId: 'ONE' }), undefined, {
    ...universe,
    accounts: [undefined],
  });
  expect(rows.map(({ element, site, country, after }) => `${element} ${site} ${country} ${after.action}`)).toEqual([
    'newThing ONE DE hide',
    'newThing ONE US hide',
  ]);
});

test('[COMP-09] a config differs from itself for nobody, and the way back is the same rows turned round', () => {
  const items = fc.array(
    fc.record({
      action: fc.constantFrom('show', 'hide'),
      priority: fc.nat(3),
      siteId: fc.constantFrom('', 'ONE'),
      rc: fc.constantFrom('', 'DE'),
      account: fc.constantFrom('', '7'),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(items, items, (one, other) => {
      const [a, b] = [config(...one), config(...other)];
      expect(compareConfigs(a, a, universe)).toEqual([]);
      const turned = compareConfigs(b, a, universe).map(({ before, after, ...rest }) => ({
        ...rest,
        before: after,
        after: before,
      }));
      expect(compareConfigs(a, b, universe)).toEqual(turned);
    }),
  );
});
