import { readCaptchaSettings } from '@gatehouse/contract/captcha/captcha-settings';
import { login, loginCompliance } from '@gatehouse/contract/login/login';
import { registrationInfo } from '@gatehouse/contract/registration/registration';
import type { CaptchaProviders } from '@gatehouse/rules/captcha/captcha';
import type { ConfiguredCaptchas } from '@gatehouse/rules/captcha/configured-captchas';
import type { ComplianceIndex } from '@gatehouse/rules/compliance/compliance';
import type { Brand } from '@gatehouse/rules/site/brand';
import { regionName } from '@gatehouse/rules/site/locale';
import type { Site } from '@gatehouse/rules/site/site';
import type { ExplorerData } from '../../pages/explorer/page.ts';
import { countriesOfIntl } from '../../platform/region/known-countries.ts';
import type { Pages } from '../pages.ts';
import type { RemoteConfigSource } from '../remote-config/remote-config.ts';

/** The current compliance config of an environment; undefined if missing or invalid. */
export type ComplianceOf = (environment: string) => ComplianceIndex | undefined;

/**
 * The running product as data for the explorer.
 * @returns a function that reads what may change on each call
 */
export function explorerData(
  brandNow: () => Brand,
  pages: Pages,
  {
    complianceOf,
    remoteConfig,
    captchas,
  }: {
    readonly complianceOf: ComplianceOf;
    readonly remoteConfig: RemoteConfigSource;
    readonly captchas: () => ConfiguredCaptchas;
  },
): (search: string) => ExplorerData {
  const brand = brandNow();
  const environments = [...new Set(brand.sites.map(({ environment }) => environment))];
  const lasting = {
    pages: [...pages.byPath].map(([path, { definition }]) => ({ path, audience: definition.audience })),
    calls: { login: login.path, loginCompliance: loginCompliance.path, register: registrationInfo.path },
    countries: countriesByName(),
    siteNames: Object.fromEntries(brand.sites.map((site) => [site.id, nameOf(site)])),
  };
  return (search) => ({
    ...lasting,
    brand: brandNow(),
    captcha: captchas(),
    compliance: Object.fromEntries(environments.map((name) => [name, complianceOf(name)?.items ?? null])),
    remoteConfig: Object.fromEntries(
      brand.sites.map((site) => [site.id, remoteConfig.of(site, site.languages.otherwise).remoteConfig]),
    ),
    search,
  });
}

/** CAPT-01, CAPT-02: the captchas of the running product, as the operator set them for each site. */
export function configuredCaptchas(
  { sites }: Pick<Brand, 'sites'>,
  source: RemoteConfigSource,
  providers: CaptchaProviders = {},
): ConfiguredCaptchas {
  const settings = sites.map((site) => {
    const { captcha = {} } = source.of(site, site.languages.otherwise).remoteConfig;
    return [site.id, readCaptchaSettings(captcha)] as const;
  });
  return { providers, settings: Object.fromEntries(settings) };
}

function countriesByName(): ExplorerData['countries'] {
  return countriesOfIntl()
    .map((code) => ({ code, name: regionName('en', code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function nameOf({ kind, region }: Site): string {
  if (region) return regionName('en', region);
  return kind === 'testnet' ? 'Test network' : 'Global';
}
