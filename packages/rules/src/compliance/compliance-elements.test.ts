import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComplianceItem, indexCompliance } from './compliance.ts';
import {
  amountOf,
  complianceElements,
  hostsOf,
  isShown,
  type ResolvedElement,
  resolveElement,
  sampleBonus,
} from './compliance-elements.ts';

const item = (element: string, more: Partial<ComplianceItem> = {}): ComplianceItem => ({
  ...{ element, action: 'show', priority: 0, logic: 'and' },
  ...more,
});
const gated = complianceElements.filter((element) => element.gated).map(({ id }) => id);
const needsCountry = complianceElements.filter((element) => element.needsCountry).map(({ id }) => id);
const open = complianceElements.filter((element) => !element.gated).map(({ id }) => id);
const here = { siteId: 'ONE', country: 'DE' };

test('[COMP-08] the elements of the specification are known, each once, with a sentence', () => {
  const ids = complianceElements.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['redeemAmount', 'hideRedeemSite', 'zhHostnameList']));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { means } of complianceElements) expect(means).toMatch(/^[A-Z].+\.$/);
});

describe('what a person sees', () => {
  test.each(gated)('[COMP-01] %s, gated, is hidden without config and without an item', (id) => {
    expect(resolveElement(undefined, id, here).value.action).toBe('hide');
    expect(resolveElement(indexCompliance([]), id, here).value.action).toBe('hide');
    expect(resolveElement(indexCompliance([item(id)]), id, here).value.action).toBe('show');
  });

  test('[COMP-06] of the gated ones those that are about users are decided without a country', () => {
    const isHidden = (id: string) =>
      resolveElement(indexCompliance([item(id)]), id, { siteId: 'ONE' }).value.action === 'hide';
    expect(gated.filter((id) => !isHidden(id))).toEqual(['telegramLogin', 'oauthConsent']);
    const elsewhere = indexCompliance([item('oauthConsent', { siteId: 'TWO' })]);
    expect(resolveElement(elsewhere, 'oauthConsent', { siteId: 'ONE' }).value.action).toBe('hide');
  });

  test.each(open)('[COMP-01] [COMP-08] %s, open, is shown until an item hides it', (id) => {
    const hidden = indexCompliance([item(id, { action: 'hide', rc: 'DE' })]);
    expect(resolveElement(undefined, id, here).value.action).toBe('show');
    expect(resolveElement(hidden, id, { siteId: 'ONE' }).value.action).toBe('show');
    expect(resolveElement(hidden, id, here).value.action).toBe('hide');
  });

  test('[COMP-08] an element that nobody has listed is gated', () => {
    expect(resolveElement(undefined, 'newThing', here).value.action).toBe('hide');
    expect(resolveElement(indexCompliance([item('newThing')]), 'newThing', here).value.action).toBe('show');
  });

  test('[COMP-02] ext comes along, and is absent where the item has none', () => {
    const index = indexCompliance([item('redeemAmount', { ext: '30' }), item('blogLink')]);
    expect(resolveElement(index, 'redeemAmount', here).value).toEqual({ action: 'show', ext: '30' });
    expect(resolveElement(index, 'blogLink', here).value).toEqual({ action: 'show' });
  });

  test('[COMP-09] the last step of every trace is what was decided', () => {
    const index = indexCompliance([item('redeemAmount', { rc: 'FR' })]);
    for (const [config, country] of [
      [undefined, 'DE'],
      [index, undefined],
      [index, 'DE'],
      [index, 'FR'],
    ] as const) {
      const { value, trace } = resolveElement(config, 'redeemAmount', { siteId: 'ONE', country });
      const last = trace.at(-1);
      expect([last?.outcome, last?.detail?.endsWith(value.action)]).toEqual(['won', true]);
    }
  });

  test('[COMP-06] for all configs: without a country nothing that needs one is shown', () => {
    const items = fc.array(
      fc.record<ComplianceItem>({
        element: fc.constantFrom(...needsCountry),
        action: fc.constantFrom('show', 'hide'),
        priority: fc.integer(),
        rc: fc.constantFrom('', 'DE'),
        siteId: fc.constantFrom('', 'ONE'),
        account: fc.constantFrom('', '7'),
        logic: fc.constantFrom('and', 'or'),
      }),
    );
    fc.assert(
      fc.property(items, fc.constantFrom(...needsCountry), (list, id) => {
        const index = indexCompliance(list);
        expect(isShown(resolveElement(index, id, { siteId: 'ONE', account: '7' }).value)).toBe(false);
      }),
    );
  });
});

describe('the sample bonus', () => {
  const show = (ext?: string): ResolvedElement => ({ action: 'show', ext });
  const hide: ResolvedElement = { action: 'hide' };
  test.each<[string, Record<string, ResolvedElement>, number, number | undefined]>([
    ['the config’s amount', { redeemAmount: show('30'), hideRedeemSite: show() }, 50, 30],
    ['else the site’s', { redeemAmount: show(), hideRedeemSite: show() }, 50, 50],
    ['none where redeemAmount is hidden', { redeemAmount: hide, hideRedeemSite: show() }, 50, undefined],
    ['none where the site hides it', { redeemAmount: show('30'), hideRedeemSite: hide }, 50, undefined],
    ['none where nothing is known', {}, 50, undefined],
    ['none where the amount cannot be read', { redeemAmount: show('a lot'), hideRedeemSite: show() }, 50, undefined],
    ['none of nothing', { redeemAmount: show(), hideRedeemSite: show() }, 0, undefined],
    ['an action that nobody knows hides', { redeemAmount: { action: 'maybe' }, hideRedeemSite: show() }, 50, undefined],
  ])('[SIGNUP-09] [COMP-08] %s', (_, elements, site, expected) => {
    expect(sampleBonus(elements, site)).toBe(expected);
  });

  test.each([
    ['30', 30],
    ['12.50', 12.5],
    ['0', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['9999999', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('[SIGNUP-09] an amount of %s is %s', (ext, expected) => {
    expect(amountOf(ext)).toBe(expected);
  });
});

test('[REDIR-09] [COMP-08] hosts are listed with commas, in any case', () => {
  expect(hostsOf(' cn.localhost, CN2.example ,,')).toEqual(['cn.localhost', 'cn2.example']);
  expect(hostsOf(undefined)).toEqual([]);
});
