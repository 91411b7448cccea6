import { defaultBrand } from '@gatehouse/brand/default-brand';
import type { Place } from '@gatehouse/rules/region/country';
import { siteForCountry } from '@gatehouse/rules/region/site-jump';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { openPlaces } from '../places.ts';
import { demoPlaces } from './demo-places.ts';

const HEADER = 'cf-ipcountry';
const visit = (host: string, said?: string, known: Place = {}) => {
  const headers = said === undefined ? {} : { [HEADER]: said };
  return demoPlaces(defaultBrand, 'BR', HEADER, () => known)({ host, headers } as unknown as FastifyRequest);
};

test('[COMP-06] who is nowhere is at home on the site that they open', () => {
  for (const { kind, hosts, id } of defaultBrand.sites) {
    const { country } = visit(hosts[0] ?? '');
    if (kind === 'regional') expect(siteForCountry(defaultBrand, country).value.id).toBe(id);
    else expect(country).toBe('BR');
  }
});

test('[REGION-03] a header counts, also one that says nothing', () => {
  expect(visit('localhost', 'DE', { country: 'DE' })).toEqual({ country: 'DE' });
  expect(visit('localhost', 'XX')).toEqual({});
});

test.each([
  [{}, undefined],
  [{ DEMO_COUNTRY: 'GB' }, 'GB'],
  [{ DEMO_COUNTRY: 'none' }, undefined],
  [{ DEMO_COUNTRY: 'GB', NODE_ENV: 'production', SMTP_URL: 'smtps://mail.example' }, undefined],
])('%o has the demo country %s', (variables, expected) => {
  expect(readEnvironment(variables).demoCountry).toBe(expected);
});

test.each([
  ['localhost', 'GB'],
  ['www.example.com', undefined],
])('[REGION-03] on %s an unknown visitor has the country %s', async (host, expected) => {
  const [site] = defaultBrand.sites;
  const brand = { ...defaultBrand, sites: site ? [{ ...site, hosts: [host] }] : [] };
  const { placeOf, close } = await openPlaces(readEnvironment({ DEMO_COUNTRY: 'GB' }), brand, () => undefined);
  expect(placeOf({ host, headers: {} } as unknown as FastifyRequest).country).toBe(expected);
  close();
});
