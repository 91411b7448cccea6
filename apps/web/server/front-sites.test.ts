import { gunzipSync } from 'node:zlib';
import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
import { jumpAddress, siteForCountry } from '@gatehouse/rules/region/site-jump';
import { regionName } from '@gatehouse/rules/site/locale';
import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { type FrontBrand, SITES_PATH } from '../platform/site/sites.ts';
import { noWhiteHosts } from './api/white-hosts.ts';
import { frontSites } from './front-sites.ts';

const server = Fastify();
await server.register(frontSites, { whiteHosts: noWhiteHosts(brand) });
afterAll(() => server.close());

const get = (headers: Record<string, string> = {}) => server.inject({ url: SITES_PATH, headers });

test('[REGION-11] the list of sites can be cached, and comes plain or compressed', async () => {
  const [plain, packed] = [await get(), await get({ 'accept-encoding': 'br, gzip' })];
  expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(3_000);
});

test('[REGION-11] it has every site with its origin, the main one first, and nothing of keys, mail or reports', async () => {
  const told = (await get()).json<FrontBrand>();
  expect(told.sites.map(({ id }) => id)).toEqual(brand.sites.map(({ id }) => id));
  expect(told.sites.map(({ origin }) => origin).slice(0, 2)).toEqual(['http://localhost', 'http://eu.localhost']);
  expect(Object.keys(told).sort()).toEqual(['content', 'hosts', 'redirectOrigins', 'scheme', 'sites']);
});

test('[REGION-08] the rules decide the same with the browser’s data as with the whole brand', async () => {
  const told = (await get()).json<FrontBrand>();
  const site = fc.constantFrom(...brand.sites.keys());
  fc.assert(
    fc.property(
      site,
      site,
      fc.constantFrom('NL', 'DE', 'GE', 'US', 'HK'),
      fc.webQueryParameters(),
      (a, b, country, query) => {
        const way = (which: FrontBrand | typeof brand) => {
          const [from, to] = [which.sites[a], which.sites[b]];
          if (!from || !to) throw new Error('no such site');
          const asked = { from, to, locale: 'en', path: '/register', search: `?redirect_url=%2Fx&${query}` };
          return [jumpAddress(which, asked).value, siteForCountry(which, country).value.id];
        };
        expect(way(told)).toEqual(way(brand));
      },
    ),
  );
});

test('[LANG-18] [REGION-08] it has the names of the sites’ regions in languages that browsers may not know, and no others', async () => {
  const { sites } = (await get()).json<FrontBrand>();
  for (const { region, names } of sites) {
    expect(Object.keys(names ?? {}).toSorted()).toEqual(region ? ['ka-GE', 'kk-KZ'] : []);
    if (region) expect(names).toEqual({ 'ka-GE': regionName('ka-GE', region), 'kk-KZ': regionName('kk-KZ', region) });
  }
});
