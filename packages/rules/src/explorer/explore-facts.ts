import type { ConfiguredCaptchas } from '../captcha/configured-captchas.ts';
import type { ComplianceIndex } from '../compliance/compliance.ts';
import { type ResolvedElement, resolveElement } from '../compliance/compliance-elements.ts';
import { chinaHostsIn, downloadsAllowed, hostKindHere } from '../compliance/compliance-hosts.ts';
import { type ConsentRecord, consentPurposes, consentTo } from '../consent/consent.ts';
import type { Decision, Step } from '../decision.ts';
import { inMiniApp } from '../device/mini-app.ts';
import { isInApp } from '../device/platform.ts';
import { languageFor } from '../language/language.ts';
import { splitLanguage, withLanguage } from '../language/path-language.ts';
import { isLoginOnly } from '../login/login-steps.ts';
import { countryOf, livesIn, type Place } from '../region/country.ts';
import { type Region, regionOf } from '../region/region.ts';
import type { RemoteConfig } from '../remote-config/remote-config.ts';
import { isKycVerified } from '../session/session.ts';
import type { Brand } from '../site/brand.ts';
import { type HostKind, hostKind, normaliseHost } from '../site/host.ts';
import type { LocaleCode } from '../site/locale.ts';
import type { Site } from '../site/site.ts';
import { siteOf } from '../site/site-of.ts';
import { type ExploreDevice, exploreDevice } from './explore-devices.ts';
import type { ExploreInput } from './explore-input.ts';
import { knownElements } from './known-elements.ts';

/** What the explorer knows beside the question: the running product as data. */
export type ExploreWorld = {
  readonly brand: Brand;
  /** COMP-01: by environment; absent is missing or broken, which restricts. */
  readonly compliance: Readonly<Record<string, ComplianceIndex | undefined>>;
  /** LOGIN-12: what the operator steers, by site; absent: nothing. */
  readonly remoteConfig?: Readonly<Record<string, RemoteConfig>>;
  /** CAPT-01: absent: magpie alone. */
  readonly captcha?: ConfiguredCaptchas;
  /** Every page of this build, and who may see it. */
  readonly pages: readonly ExplorePage[];
  /** SITE-08: paths of the API's calls, from the contract. */
  readonly calls: Readonly<Record<'login' | 'loginCompliance' | 'register', string>>;
};

export type ExplorePage = { readonly path: string; readonly audience: 'anyone' | 'visitor' | 'user' };

/** What several answers stand on, decided once. */
export type ExploreFacts = ExploreWorld & {
  readonly input: ExploreInput;
  readonly site: Decision<Site>;
  readonly hostKind: Decision<HostKind>;
  readonly index: ComplianceIndex | undefined;
  /** COMP-08: what compliance says of each element. */
  readonly elements: Readonly<Record<string, Decision<ResolvedElement>>>;
  /** LOGIN-12: of this site. */
  readonly steered: RemoteConfig;
  readonly downloadsAllowed: boolean;
  readonly place: Place;
  readonly region: Decision<Region>;
  readonly kycCountry: string | undefined;
  readonly loggedIn: boolean;
  readonly device: ExploreDevice;
  readonly userAgent: string;
  readonly miniApp: Decision<boolean>;
  /** The server can tell that the page is inside an app. */
  readonly inApp: boolean;
  readonly loginOnly: boolean;
  readonly consent: ConsentRecord | undefined;
  /** Language segment that the address names, and the path after it. */
  readonly asked: { readonly language?: string; readonly path: string };
  readonly language: Decision<LocaleCode>;
  /** With its question mark, or empty. */
  readonly search: string;
};

export function exploreFacts(world: ExploreWorld, input: ExploreInput): ExploreFacts {
  const { brand } = world;
  const site = siteOf(brand, input.host);
  const place: Place = { country: countryOf(input.country), subdivision: input.subdivision || undefined };
  const device = exploreDevice(input.device);
  const userAgent = device.userAgent(brand);
  const launch = device.telegram && `?tgWebAppPlatform=${device.telegram}`;
  const miniApp = inMiniApp({ launch, bridge: false, userAgent, marked: false });
  const asked = splitLanguage(input.language ? withLanguage(input.language, input.page) : input.page);
  const index = world.compliance[site.value.environment];
  const asksFor = { siteId: site.value.id, account: input.account || undefined, country: place.country };
  const elements = Object.fromEntries(
    knownElements([index]).map(({ id }) => [id, resolveElement(index, id, asksFor)] as const),
  );
  const steered = world.remoteConfig?.[site.value.id] ?? {};
  const shownHere = Object.fromEntries(Object.entries(elements).map(([id, { value }]) => [id, value]));
  const wishes = { path: asked.language, stored: input.stored || undefined, acceptLanguage: input.accept || undefined };
  return {
    ...world,
    ...{ input, site, place, device, userAgent, asked },
    ...{ index, elements, steered },
    hostKind: kindOf(brand, input.host, chinaHostsIn(shownHere)),
    downloadsAllowed: downloadsAllowed(brand, shownHere, steered.downloads),
    region: regionFor(input, place),
    kycCountry: isKycVerified({ kyc_person_level: Number(input.kycLevel) }) ? countryOf(input.kycCountry) : undefined,
    loggedIn: input.account !== '',
    miniApp,
    inApp: isInApp({ userAgent, miniApp: miniApp.value }, brand.appUserAgent),
    loginOnly: isLoginOnly({ miniApp: miniApp.value }).value,
    consent: consentOf(input.consent),
    language: languageFor(site.value, wishes),
    search: input.query === '' ? '' : `?${input.query}`,
  };
}

/** By the brand first, then by compliance. */
function kindOf(brand: Brand, host: string, chinaHosts: readonly string[]): Decision<HostKind> {
  const own = hostKind(brand, host);
  const here = hostKindHere({ kind: own.value, host: normaliseHost(host), chinaHosts });
  const seen = own.trace.map((step): Step => (step.outcome === 'won' ? { ...step, outcome: 'noted' } : step));
  return { value: here.value, trace: [...seen, ...here.trace] };
}

const flags = { EEA: true, elsewhere: false, failed: null } as const;

function regionFor({ region }: ExploreInput, { country }: Place): Decision<Region> {
  const flag = region === 'country' ? (livesIn('EEA', country) ?? null) : flags[region];
  const source = region === 'country' ? `from the country (${country ?? 'not known'})` : 'chosen here';
  const seen: Step = { rule: 'REGION-01', check: `the region lookup, ${source}`, outcome: 'noted', detail: `${flag}` };
  const { value, trace } = regionOf(flag);
  return { value, trace: [seen, ...trace] };
}

// The time does not matter: the explorer asks what an answer means, not whether it is fresh.
function consentOf(answer: string): ConsentRecord | undefined {
  if (answer === '') return undefined;
  const granted = consentPurposes.filter((purpose) => answer === 'all' || answer.split('.').includes(purpose));
  return consentTo(granted, '2026-01-01T00:00:00Z');
}
