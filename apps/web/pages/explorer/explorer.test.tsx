import { randomBytes } from 'node:crypto';
import { anyInput, world } from '@gatehouse/brand/explore-fixture';
import type { ComplianceItem } from '@gatehouse/rules/compliance/compliance';
import { compareConfigs } from '@gatehouse/rules/compliance/compliance-compare';
import { exploreFields, exploreStart } from '@gatehouse/rules/explorer/explore-input';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageFrame } from '../frame-fixture.ts';
import { rendered } from '../rendered-fixture.tsx';
import { type ExplorerState, readAddress, settled, views, writeAddress } from './address.ts';
import { changesBetween } from './compare-rows.ts';
import { packConfig, unpackConfig } from './config-link.ts';
import type { ExplorerData } from './page.ts';
import { presetsOf } from './presets.ts';
import { View } from './view.tsx';

const { brand } = world;
const countries = ['AE', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'NL'].map((code) => ({ code, name: code }));
const anyState: fc.Arbitrary<ExplorerState> = fc.record({
  given: anyInput,
  view: fc.constantFrom(...views),
  subject: fc.constantFrom('', 'dialogs', 'redeemAmount'),
  apart: fc.boolean(),
  other: fc.constantFrom('', 'testnet'),
});

describe('[COMP-09] the address carries the state', () => {
  test('reads back any state that it writes', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { search, left } = writeAddress(brand, state);
        expect(left).toEqual([]);
        const { given, notes, ...rest } = readAddress(search);
        expect(notes).toEqual([]);
        expect({ ...exploreStart(brand), ...given, target: '' }).toEqual({ ...state.given, target: '' });
        expect(rest).toEqual({ view: state.view, subject: state.subject, apart: state.apart, other: state.other });
        expect(writeAddress(brand, { ...rest, given }).search).toBe(search);
      }),
    );
  });

  test('the default has no query, and addresses stay within the limit', () => {
    const start = { given: exploreStart(brand), view: 'answers', subject: '', apart: false, other: '' } as const;
    expect(writeAddress(brand, start)).toEqual({ search: '', left: [] });
    const long = writeAddress(brand, { ...start, given: { target: 'é'.repeat(8_000), page: '/register' } });
    expect(long).toEqual({ search: '?page=/register', left: ['target'] });
  });

  test.each([
    ['?view=everything', ['There is no view “everything”; the answers are shown.']],
    ['?contry=DE', ['The explorer has no field “contry”.']],
    [`?${'x'.repeat(9_000)}=1`, [`The explorer has no field “${'x'.repeat(24)}…”.`]],
    ['?country=DE&country=FR', []],
  ])('reads %.30s with a note', (search, notes) => {
    expect(readAddress(search).notes).toEqual(notes);
  });

  test('reads, evaluates and renders any query', () => {
    const names = fc.constantFrom(...exploreFields, 'view', 'subject', '__proto__', 'constructor');
    const pairs = fc.array(fc.tuple(names, fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl())), { maxLength: 6 });
    fc.assert(
      fc.property(pairs, (list) => {
        const search = `?${list.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`;
        const { input } = settled(brand, readAddress(search).given);
        expect(Object.keys(input).toSorted()).toEqual([...exploreFields].toSorted());
        expect(html(search)).toContain('</main>');
      }),
      { numRuns: 30 },
    );
  });
});

describe('[COMP-09] comparing configs', () => {
  const code = fc.constantFrom(undefined, '', 'DE', 'GB');
  const item: fc.Arbitrary<ComplianceItem> = fc.record({
    element: fc.constantFrom('redeemAmount', 'blogLink'),
    action: fc.constantFrom('show', 'hide'),
    priority: fc.integer({ min: 0, max: 3 }),
    siteId: fc.constantFrom(undefined, 'EU', 'HKG'),
    account: fc.constantFrom(undefined, '', '7'),
    rc: code,
    logic: fc.constantFrom('and', 'or'),
  });
  const config = fc.array(item, { maxLength: 6 }).map((items) => ({ version: '1', items }));
  const codes = ['BR', 'DE', 'FR', 'GB'];
  const sites = brand.sites.filter(({ environment }) => environment === 'default');

  test('grouped rows equal the results of each single visitor', () => {
    fc.assert(
      fc.property(config, config, (before, after) => {
        const everybody = compareConfigs(before, after, {
          sites: sites.map(({ id }) => id),
          countries: [undefined, ...codes],
          accounts: [undefined, '7', '*'],
        });
        const named = new Set([...before.items, ...after.items].flatMap(({ rc }) => rc || []));
        const accounts = new Set([...before.items, ...after.items].flatMap((one) => one.account || []));
        const found = changesBetween({ before, after, sites, countries: codes }).flatMap(({ element, rows }) =>
          rows.flatMap((row) => {
            const others = row.othersToo ? codes.filter((country) => !named.has(country)) : [];
            const who = row.accounts.includes('*') && !accounts.has('7') ? [...row.accounts, '7'] : row.accounts;
            return row.sites.flatMap((site) =>
              [...row.countries, ...others].flatMap((country) =>
                who.map((account) =>
                  JSON.stringify([element, site, country ?? null, account ?? null, row.from, row.to]),
                ),
              ),
            );
          }),
        );
        const asked = everybody.map(({ element, site, country, account, before: was, after: is }) =>
          JSON.stringify([element, site, country ?? null, account ?? null, was, is]),
        );
        expect(found.toSorted()).toEqual(asked.toSorted());
      }),
    );
  });

  test('the same config changes nothing; a missing one hides what is gated', () => {
    const running = { version: '1', items: world.compliance.default?.items ?? [] };
    expect(changesBetween({ before: running, after: running, sites, countries: codes })).toEqual([]);
    const gone = changesBetween({ before: running, after: undefined, sites, countries: codes });
    expect(gone.map(({ element }) => element)).toContain('thirdPartyLogin');
  });

  test('packs a config into the fragment; refuses a huge one', async () => {
    const text = JSON.stringify({ version: '“2”', items: [] });
    expect(await unpackConfig((await packConfig(text)) ?? '')).toBe(text);
    expect(await packConfig('')).toBe('');
    expect(await unpackConfig('#else')).toBe('');
    const random = randomBytes(40_000).toString('base64');
    expect(await packConfig(random)).toBeUndefined();
    await expect(unpackConfig('#config=not-packed')).rejects.toThrow();
  });
});

describe('[COMP-09] the page', () => {
  test.each(['', '?view=matrix&subject=dialogs&rows=each', '?view=compare&with=testnet', '?view=target&target=//evil'])(
    'one h1, no inline style or handler, every message embedded: %s',
    (search) => {
      const page = html(search);
      expect(page.match(/<h1\b/g)).toHaveLength(1);
      expect(page).not.toMatch(/\sstyle="|\son[a-z]+="/);
      expect(page).not.toContain('undefined');
    },
  );

  test('reports values that cannot be used and escapes hostile text', () => {
    const page = html('?country=%3Cscript%3Ealert(1)%3C/script%3E&host=a b');
    expect(page).toContain('Some values were ignored');
    expect(page).not.toContain('<script>');
  });

  test('[REGION-03] presets come from the brand, each a question of its own', () => {
    const presets = presetsOf(brand, (country) => country);
    expect(presets.map(({ name }) => name)).toEqual([
      'DE on GLOBAL',
      'HK user on EU',
      'NL user on GLOBAL',
      'Ontario sign-up',
      'Telegram mini-app on KAZ',
      'Unknown country on ARE',
      'Own app on TUR',
    ]);
    for (const { given } of presets) expect(settled(brand, given).notes).toEqual([]);
    const [first] = brand.sites;
    expect(presetsOf({ ...brand, sites: first ? [first] : [] }, (country) => country).length).toBeLessThan(7);
  });
});

function html(search: string): string {
  const data: ExplorerData = {
    ...{ ...world, countries, search },
    compliance: Object.fromEntries(
      Object.entries(world.compliance).map(([name, index]) => [name, index?.items ?? null]),
    ),
    siteNames: Object.fromEntries(brand.sites.map(({ id }) => [id, id])),
  };
  return rendered(pageFrame('explorer', { data }), <View />);
}
