import { defaultBrand } from '@gatehouse/brand/default-brand';
import { thirdPartyMarks } from '@gatehouse/brand/third-party-marks';
import { expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { demoProviders, demoProvidersFrom, hasDemoProviders } from './demo-providers.ts';

const production = { NODE_ENV: 'production', SMTP_URL: 'smtps://mail.example' };
const [main] = defaultBrand.sites;
const elsewhere = { sites: main ? [{ ...main, hosts: ['www.example.com'] }] : [] };

test.each([
  ['in development', {}, defaultBrand, true],
  ['in production', production, defaultBrand, false],
  ['with the operator’s own file', { OIDC_PROVIDERS_FILE: '/srv/providers.json' }, defaultBrand, false],
  ['with an API of its own', { API_ORIGIN: 'https://api.example.com' }, defaultBrand, false],
  ['on hosts that other people reach', {}, elsewhere, false],
])('[LOGIN-06] %s the demo providers are offered: %o %o %s', (_, variables, brand, expected) => {
  const environment = readEnvironment(variables);
  expect(hasDemoProviders(environment, brand)).toBe(expected);
  expect(demoProvidersFrom(environment, brand)).toHaveLength(expected ? demoProviders.length : 0);
});

test('[LOGIN-06] each has a mark of the brand, and people of its own', () => {
  for (const { id, people } of demoProviders) {
    expect(thirdPartyMarks[id]?.paths.length).toBeGreaterThan(0);
    expect(new Set(people.map(({ subject }) => subject)).size).toBe(people.length);
    for (const { email } of people) expect(email).toMatch(/@(?:relay\.)?example\.com$/);
  }
});
