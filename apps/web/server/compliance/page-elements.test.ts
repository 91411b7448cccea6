import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
import { type ComplianceItem, indexCompliance } from '@gatehouse/rules/compliance/compliance';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { expect, test } from 'vitest';
import { elementsReader, restrictedElements } from './page-elements.ts';

const site = globalSite(brand);
const item = (more: Partial<ComplianceItem>): ComplianceItem => ({
  ...{ element: 'redeemAmount', action: 'show', priority: 0, logic: 'and' },
  ...more,
});
const inCountry = (country: string | undefined) => ({ site, place: () => ({ country }) });

test('[COMP-06] gated elements are hidden while the country is unknown, and everything gated without a config', () => {
  const elementsOf = elementsReader({ indexFor: () => indexCompliance([item({})]) });
  expect(elementsOf(inCountry(undefined)).byId.redeemAmount).toEqual({ action: 'hide' });
  expect(elementsOf(inCountry('DE')).byId.redeemAmount).toEqual({ action: 'show' });
  expect(restrictedElements.byId).toMatchObject({ redeemAmount: { action: 'hide' }, blogLink: { action: 'show' } });
  expect(elementsReader({ indexFor: () => undefined })(inCountry('DE')).byId).toEqual(restrictedElements.byId);
});

test('[COMP-04] visitors of different countries and accounts have keys of their own exactly if they see something else', () => {
  const items = [
    item({ rc: 'DE', ext: '30' }),
    item({ rc: 'FR', ext: '30' }),
    item({ rc: 'US', ext: '50' }),
    item({ account: '7' }),
  ];
  const index = indexCompliance(items);
  const elementsOf = elementsReader({ indexFor: () => index });
  const keyOf = (country: string, account?: string) => elementsOf(inCountry(country), account).key;
  expect(keyOf('DE')).toBe(keyOf('FR'));
  expect(new Set([keyOf('DE'), keyOf('US'), keyOf('JP'), keyOf('JP', '7')]).size).toBe(4);
  expect(keyOf('JP', '8')).toBe(keyOf('JP'));
});

test('[COMP-01] another config applies at once, and the same one is evaluated once for each site and country', () => {
  let index = indexCompliance([item({})]);
  const elementsOf = elementsReader({ indexFor: () => index });
  const first = elementsOf(inCountry('DE'));
  expect(elementsOf(inCountry('DE'))).toBe(first);
  index = indexCompliance([]);
  expect(elementsOf(inCountry('DE')).byId.redeemAmount).toEqual({ action: 'hide' });
});

test('[REDIR-09] [COMP-08] zhHostnameList names China hosts, unless it is hidden', () => {
  const hosts = item({ element: 'zhHostnameList', ext: 'cn2.example, CN3.example' });
  const index = indexCompliance([hosts, item({ element: 'zhHostnameList', action: 'hide', rc: 'DE', priority: 1 })]);
  const elementsOf = elementsReader({ indexFor: () => index });
  expect(elementsOf(inCountry(undefined)).chinaHosts).toEqual(['cn2.example', 'cn3.example']);
  expect(elementsOf(inCountry('DE')).chinaHosts).toEqual([]);
});
