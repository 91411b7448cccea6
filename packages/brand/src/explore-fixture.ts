import { indexCompliance } from '@gatehouse/rules/compliance/compliance';
import { exploreDevices } from '@gatehouse/rules/explorer/explore-devices';
import type { ExploreWorld } from '@gatehouse/rules/explorer/explore-facts';
import { type ExploreInput, exploreStart } from '@gatehouse/rules/explorer/explore-input';
import { PERSONAL_PAGE_PATH, WALL_PATH } from '@gatehouse/rules/page/page-paths';
import fc from 'fast-check';
import { readCompliance } from './compliance.schema.ts';
import { defaultBrand } from './default-brand.ts';
import { environments, shippedCompliance } from './shipped-compliance.ts';

/** Tests only: the default brand with the compliance files that ship, and pages as the product has them. */
export const world: ExploreWorld = {
  brand: defaultBrand,
  compliance: Object.fromEntries(
    environments.map((name) => [name, indexCompliance(readCompliance(shippedCompliance(name), name).items)]),
  ),
  pages: [
    ...['/', '/blog', '/learn', '/announcements', '/download', '/terms-service/cookiePolicy', '/email-code-verify'].map(
      (path) => ({ path, audience: 'anyone' }) as const,
    ),
    ...['/login', '/tr-login', '/register', '/tr-register', '/sign-up'].map(
      (path) => ({ path, audience: 'visitor' }) as const,
    ),
    ...['/dashboard', PERSONAL_PAGE_PATH, WALL_PATH].map((path) => ({ path, audience: 'user' }) as const),
  ],
  calls: { login: '/login', loginCompliance: '/user/public/login_compliance', register: '/user/public/register/info' },
};

/** Tests only: a question about the default brand. */
export function asking(wishes: Partial<ExploreInput>): ExploreInput {
  return { ...exploreStart(defaultBrand), ...wishes };
}

const countries = fc.constantFrom('', 'DE', 'HK', 'NL', 'GB', 'GE', 'AE', 'CA', 'CN', 'US', 'TR', 'BR');
const hosts = fc.constantFrom(
  ...defaultBrand.sites.flatMap((site) => site.hosts),
  ...['blog.localhost', 'testnet-newblog.localhost', 'cn.localhost', 'explore.localhost', 'nobody.example'],
);
const addresses = fc.oneof(
  fc.constantFrom('', '/dashboard', 'https://evil.example', 'javascript:alert(1)', '//evil', '/%E0%A4%A', '/login'),
  fc.webUrl(),
);

/** Tests only: any question, hostile ones too. */
export const anyInput: fc.Arbitrary<ExploreInput> = fc.record({
  host: hosts,
  page: fc.oneof(
    fc.constantFrom(...world.pages.map(({ path }) => path), '/kk-KAZ/login/', '/no/such'),
    fc.webPath({ size: 'small' }).map((path) => path || '/'),
  ),
  captchaOff: fc.constantFrom('', 'magpie', 'recaptcha.script, magpie.check', 'all'),
  query: fc.constantFrom('', 'ui=0', 'redirect_url=%2Fdashboard', 'redirect_url=https://evil.example', 'a=%'),
  country: countries,
  subdivision: fc.constantFrom('', 'ON', 'QC'),
  region: fc.constantFrom('country', 'EEA', 'elsewhere', 'failed'),
  kycLevel: fc.constantFrom('0', '1', '2'),
  kycCountry: countries,
  account: fc.constantFrom('', '1042', 'another'),
  language: fc.constantFrom('', 'en', 'kk-KAZ', 'fr-FR', 'EN'),
  stored: fc.constantFrom('', 'en-EU', '//evil', 'zh-HK'),
  accept: fc.constantFrom('', 'de-DE,de;q=0.9', '*', ';;;q=x'),
  device: fc.constantFrom(...exploreDevices.map(({ id }) => id)),
  consent: fc.constantFrom('', 'none', 'all', 'functional', 'functional.analytics'),
  referrer: addresses,
  link: fc.oneof(addresses, fc.constantFrom('mailto:a@b.example', '/register')),
  target: fc.oneof(addresses, fc.string()),
});
