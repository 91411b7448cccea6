import { EEA } from '@gatehouse/rules/region/country';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { Site } from '@gatehouse/rules/site/site';
import { globalSite } from '@gatehouse/rules/site/site-of';
import type { FieldValues } from './address.ts';

/** A frequent question, as text and state. */
export type Preset = { readonly name: string; readonly given: FieldValues };

type NameOf = (country: string) => string;
type PresetFactory = (brand: Brand, nameOf: NameOf) => Preset | undefined;

const hostOf = ({ hosts }: Site) => hosts[0] ?? '';

// The largest country of the group, if the group has it.
const fromEea: PresetFactory = (brand, nameOf) => {
  const site = globalSite(brand);
  const country = EEA.includes('DE') ? 'DE' : (EEA[0] ?? '');
  return {
    name: `${nameOf(country)} on ${site.id}`,
    given: { host: hostOf(site), page: site.paths.register, country },
  };
};

const ringFencedElsewhere: PresetFactory = (brand, nameOf) => {
  const home = brand.sites.find(({ walled, kyc }) => walled && kyc);
  const elsewhere = brand.sites.find(({ residence, kind }) => kind === 'regional' && residence?.residents === 'EEA');
  const country = home?.kyc?.countries[0];
  if (!home || !elsewhere || !country) return undefined;
  return {
    name: `${nameOf(country)} user on ${elsewhere.id}`,
    given: {
      ...{ host: hostOf(elsewhere), page: '/dashboard', country },
      ...{ kycLevel: '1', kycCountry: country, account: '1042' },
    },
  };
};

const forcedHome: PresetFactory = (brand, nameOf) => {
  const site = globalSite(brand);
  const home = brand.sites.find(({ kyc }) => kyc?.forced);
  const country = home?.kyc?.countries[0];
  if (!country) return undefined;
  return {
    name: `${nameOf(country)} user on ${site.id}`,
    given: {
      ...{ host: hostOf(site), page: '/dashboard', country },
      ...{ kycLevel: '2', kycCountry: country, account: '1042' },
    },
  };
};

const closedPart: PresetFactory = (brand, nameOf) => {
  const site = globalSite(brand);
  const [country, subdivision] = brand.signUp.blocked.find((code) => code.includes('-'))?.split('-') ?? [];
  if (!country || !subdivision) return undefined;
  const names: Readonly<Record<string, string>> = { 'CA-ON': 'Ontario' };
  const name = names[`${country}-${subdivision}`] ?? `${subdivision}, ${nameOf(country)}`;
  return {
    name: `${name} sign-up`,
    given: { host: hostOf(site), page: site.paths.register, country, subdivision },
  };
};

const miniApp: PresetFactory = (brand) => {
  const site = brand.sites.find(({ region }) => region === 'KZ') ?? brand.sites.findLast(({ region }) => region);
  if (!site?.region) return undefined;
  return {
    name: `Telegram mini-app on ${site.id}`,
    given: { host: hostOf(site), page: site.paths.login, country: site.region, device: 'telegram-android' },
  };
};

const unknownPlace: PresetFactory = (brand) => {
  const site = brand.sites.find(({ residence }) => residence?.asks === 'all-but-residents');
  if (!site) return undefined;
  return {
    name: `Unknown country on ${site.id}`,
    given: { host: hostOf(site), page: site.paths.register },
  };
};

const ownApp: PresetFactory = (brand) => {
  const site = brand.sites.find(({ destinations }) => destinations.home) ?? globalSite(brand);
  return {
    name: `Own app on ${site.id}`,
    given: {
      ...{ host: hostOf(site), page: site.paths.login, device: 'app-android' },
      ...{ country: site.region ?? '', query: 'redirect_url=/dashboard', link: '/register' },
    },
  };
};

const makers = [fromEea, ringFencedElsewhere, forcedHome, closedPart, miniApp, unknownPlace, ownApp];

/** Built from the brand: without such a site there is no such question. */
export function presetsOf(brand: Brand, nameOf: NameOf): readonly Preset[] {
  return makers.flatMap((make) => make(brand, nameOf) ?? []);
}
