import { safeTarget } from '@gatehouse/rules/redirect/safe-target';
import { memberHome } from '@gatehouse/rules/region/member-home';
import { ringFencedLogin } from '@gatehouse/rules/region/ring-fenced';
import { siteJump } from '@gatehouse/rules/region/site-jump';
import { opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import type { Site } from '@gatehouse/rules/site/site';
import { originOf } from '@gatehouse/rules/site/site-of';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultBrand as brand } from './default-brand.ts';

const anySite = fc.constantFrom(...brand.sites);
const anyCountry = fc.constantFrom('', 'HK', 'NL', 'DE', 'US', 'TR', 'GE', 'AE', 'KZ', 'BR');

test.each([
  ['GLOBAL', '', 'GLOBAL'],
  ['HKG', 'US', 'HKG'],
  ['GLOBAL', 'HK', 'HKG'],
  ['EU', 'NL', 'NLD'],
  ['TUR', 'DE', 'TUR'],
  ['GONE', 'NL', 'NLD'],
  ['GONE', '', undefined],
])('[REGION-08] opened on %s, verified in %j: belongs to %s', (openedOn, kycCountry, home) => {
  expect(memberHome(brand, { environment: 'default', openedOn, kycCountry })?.id).toBe(home);
});

test('[REGION-08] [REGION-09] wherever a member belongs they may log in, and no wall sends them where they may not', () => {
  fc.assert(
    fc.property(anySite, anySite, anyCountry, (openedOn: Site, here: Site, kycCountry) => {
      const { environment } = openedOn;
      const member = { homeSite: openedOn.id, kycCountry };
      const home = memberHome(brand, { environment, openedOn: openedOn.id, kycCountry });
      expect(home && ringFencedLogin(brand, { site: home, ...member }).value).toBe('open');
      if (ringFencedLogin(brand, { site: here, ...member }).value !== 'open' || here.environment !== environment)
        return;
      const jump = siteJump(brand, { site: here, kycCountry, loginOnly: false }).value;
      if (jump.kind === 'wall') expect(ringFencedLogin(brand, { site: jump.to, ...member }).value).toBe('open');
    }),
  );
});

test('[REDIR-04] [ROUTE-02] every page that opens accounts, and every login page, is dropped as a target', () => {
  for (const site of brand.sites) {
    const origin = originOf(brand, site);
    const doors = ['/register', '/tr-register', '/sign-up', '/channel-register'];
    for (const path of doors) expect(opensAccounts(site, path)).toBe(true);
    for (const path of [...doors, site.paths.login, site.paths.register]) {
      expect(safeTarget({ raw: `/en${path}`, origin, allowedOrigins: [] }).value.kind, path).toBe('dropped');
    }
  }
});
