import type { ComplianceItem } from '@gatehouse/rules/compliance/compliance';
import { indexCompliance } from '@gatehouse/rules/compliance/compliance';
import { complianceElements, resolveElement, sampleBonus } from '@gatehouse/rules/compliance/compliance-elements';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ComplianceError, MOST_ITEMS, readCompliance } from './compliance.schema.ts';
import { defaultBrand } from './default-brand.ts';
import { environments, shippedCompliance } from './shipped-compliance.ts';

const good: ComplianceItem = { element: 'redeemAmount', action: 'show', priority: 1, logic: 'and' };
const read = (value: unknown) => readCompliance(JSON.stringify(value), 'compliance/test.json');
const withItem = (more: object) => read({ version: '1', items: [good, { ...good, ...more }] });

describe('what ships', () => {
  const known = new Set(complianceElements.map(({ id }) => id));
  const sites = new Map(defaultBrand.sites.map((site) => [site.id, site.environment]));

  test.each(environments)('[COMP-01] %s names only elements that exist, and sites that read it', (environment) => {
    for (const { element, siteId } of readCompliance(shippedCompliance(environment), environment).items) {
      expect(known, element).toContain(element);
      if (siteId && environment !== 'test') expect(sites.get(siteId)).toBe(environment);
    }
  });

  const bonusOf = (id: string, country: string | undefined) => {
    const site = defaultBrand.sites.find((one) => one.id === id);
    if (!site) throw new Error(`No site ${id}`);
    const index = indexCompliance(readCompliance(shippedCompliance(site.environment), 'shipped').items);
    const of = (element: string) => resolveElement(index, element, { siteId: id, country }).value;
    const elements = { redeemAmount: of('redeemAmount'), hideRedeemSite: of('hideRedeemSite') };
    return sampleBonus(elements, site.registration.sampleBonusUsd);
  };
  test.each([
    ['GLOBAL', 'JP', 50],
    ['GLOBAL', 'GB', undefined],
    ['GLOBAL', undefined, undefined],
    ['EU', 'DE', 30],
    ['TUR', 'TR', 50],
    ['HKG', 'HK', undefined],
    ['NLD', 'NL', undefined],
    ['TESTNET', 'JP', undefined],
  ])('[SIGNUP-09] [COMP-08] the sample bonus on %s in %s is %s', (id, country, expected) => {
    expect(bonusOf(id, country)).toBe(expected);
  });

  test('[REDIR-09] [COMP-08] the China host is listed', () => {
    const { items } = readCompliance(shippedCompliance('default'), 'shipped');
    expect(items.find(({ element }) => element === 'zhHostnameList')?.ext).toBe(defaultBrand.hosts.china.join());
  });
});

describe('a file that is wrong', () => {
  test.each<[string, object, RegExp]>([
    ['an element without a name', { element: '' }, /item 2 \(\), element: must be a name/],
    ['an action nobody knows', { action: 'maybe' }, /item 2 \(redeemAmount\), action: must be "show" or "hide"/],
    ['a priority in quotes', { priority: '1' }, /item 2 \(redeemAmount\), priority: must be a whole number/],
    ['half a priority', { priority: 1.5 }, /priority: must be a whole number/],
    ['a huge priority', { priority: 1e9 }, /priority: must be a whole number/],
    ['a country in small letters', { rc: 'de' }, /rc: must be an ISO 3166 code of two capital letters, or empty/],
    ['a site in small letters', { siteId: 'eu' }, /siteId: must be the id of a site/],
    ['an account with a space', { account: 'a b' }, /account: must be the id of an account/],
    ['another logic', { logic: 'xor' }, /logic: must be "and" or "or"/],
    ['a misspelt condition', { siteID: 'EU' }, /item 2 \(redeemAmount\), siteID: is not a field .* spelling/],
    ['an endless ext', { ext: '1'.repeat(2_001) }, /ext: may have at most 2000 characters/],
    ['an ext that is no amount', { ext: '$30' }, /ext: must be an amount of US dollars/],
    ['an ext that is no host', { element: 'zhHostnameList', ext: 'a b' }, /zhHostnameList\), ext: must be host names/],
    ['an address in place of a host', { element: 'zhHostnameList', ext: 'http://a.b' }, /ext: must be host names/],
  ])('[COMP-02] %s is refused, and the message names the item', (_, more, message) => {
    expect(() => withItem(more)).toThrow(message);
    expect(() => withItem(more)).toThrow(ComplianceError);
  });

  test.each<[string, unknown, RegExp]>([
    ['a list', [], /the config: /],
    ['nothing', null, /the config: /],
    ['no version', { items: [] }, /version: /],
    ['more than it says', { version: '1', items: [], more: 1 }, /more: is not a field/],
    [
      'too many items',
      { version: '1', items: Array(MOST_ITEMS + 1).fill(good) },
      /items: may have at most 20000 items/,
    ],
    ['an item that is nothing', { version: '1', items: [null] }, /item 1: /],
  ])('[COMP-02] %s', (_, value, message) => {
    expect(() => read(value)).toThrow(message);
  });

  test('[COMP-02] a thousand mistakes make a short message', () => {
    const items = Array(1_000).fill({ ...good, rc: 'x' });
    expect(() => read({ version: '1', items })).toThrow(/and 990 more$/);
  });

  test('[COMP-02] what is not JSON is refused as that, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          readCompliance(text, 'x');
        } catch (error) {
          expect(error).toBeInstanceOf(ComplianceError);
        }
      }),
    );
    expect(() => readCompliance('{"version":', 'compliance/test.json')).toThrow(
      'compliance/test.json cannot be used: it is not valid JSON.',
    );
  });
});

test('[COMP-02] fields may be empty or absent, and logic is and where nothing is said', () => {
  const { items } = read({
    version: '1',
    items: [{ element: 'a', action: 'hide', priority: -1, siteId: '', account: '', rc: '' }],
  });
  expect(items).toEqual([
    { element: 'a', action: 'hide', priority: -1, siteId: '', account: '', rc: '', logic: 'and' },
  ]);
});

test('[COMP-02] the most items that a file may have take less than a second of processor time to read', () => {
  const text = JSON.stringify({ version: '1', items: Array(MOST_ITEMS).fill({ ...good, ext: '30', rc: 'DE' }) });
  const before = process.cpuUsage();
  expect(readCompliance(text, 'x').items).toHaveLength(MOST_ITEMS);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});
