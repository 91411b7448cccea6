import { defaultBrand } from '@gatehouse/brand/default-brand';
import { expect, test } from 'vitest';
import { relyingPartyOf, relyingPartyOfSite } from './relying-party.ts';

const [site] = defaultBrand.sites;
if (!site) throw new Error('The brand has no site');

test('every site asks for passkeys of its own host, from its own pages, in no frame', () => {
  const brand = { ...defaultBrand, port: 3000 };
  const all = brand.sites.map((one) => relyingPartyOf(brand, one));
  expect(new Set(all.map(({ rpId }) => rpId)).size).toBe(brand.sites.length);
  for (const { rpId, origins, topOrigins } of all) {
    expect(origins).toEqual([`http://${rpId}:3000`]);
    expect(topOrigins).toEqual([]);
  }
});

test('hosts below the official one belong to it, others do not', () => {
  const hosts = ['exchange.example', 'www.exchange.example', 'exchange.example.net', 'notexchange.example'];
  const brand = { ...defaultBrand, scheme: 'https' as const };
  expect(relyingPartyOf(brand, { ...site, hosts })).toEqual({
    ...{ rpId: 'exchange.example', topOrigins: [] },
    origins: ['https://exchange.example', 'https://www.exchange.example'],
  });
});

test('a site that the brand has no more is the global one', () => {
  expect(relyingPartyOfSite(defaultBrand, 'gone').rpId).toBe(relyingPartyOf(defaultBrand, site).rpId);
});
