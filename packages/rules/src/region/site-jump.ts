import { type Decision, decide, type Rule } from '../decision.ts';
import { withLanguage } from '../language/path-language.ts';
import { pagePath, plainPath } from '../page/page-address.ts';
import type { BrandSites as Brand } from '../site/brand.ts';
import type { LocaleCode } from '../site/locale.ts';
import type { Site } from '../site/site.ts';
import { globalSite, originOf } from '../site/site-of.ts';
import { countryOf, EEA } from './country.ts';
import { languageCarriedTo } from './jump-language.ts';
import { carriedQuery } from './jump-query.ts';
import { siteByKyc } from './member-home.ts';

/** The part of a WHATWG URL that is read here; rules compile without DOM types. */
const { URL: Url } = globalThis as unknown as {
  URL: new (path: string, base: string) => { readonly pathname: string };
};

type CountryQuestion = { readonly brand: Brand; readonly country: string | undefined };

const homes: readonly Rule<CountryQuestion, Site>[] = [
  {
    rule: 'REGION-08',
    check: 'a site is for users whose verified country this is',
    answer: ({ brand, country }) => homeByKyc(brand, country),
  },
  {
    rule: 'REGION-10 REGION-11',
    check: 'a site is this country’s own',
    answer: ({ brand, country }) => regionals(brand).find((site) => isOwnCountry(site, country)),
  },
  {
    rule: 'REGION-04 REGION-10',
    check: 'a site is for residents of the EEA, and the country is in it',
    answer: ({ brand, country }) => regionals(brand).find((site) => isOwnGroup(site, country)),
  },
  { rule: 'REGION-11', check: 'every other country is the global site’s', answer: ({ brand }) => globalSite(brand) },
];

/** REGION-11: the site of a country (ISO 3166-1); the global site for an unknown one. */
export function siteForCountry(brand: Brand, country: string | undefined): Decision<Site> {
  return briefly(decide(homes, { brand, country: countryOf(country) }));
}

/** REGION-08: whether a logged-in user may stay on a site or meets the compliance wall, and where the wall leads. */
export type SiteJump =
  | { readonly kind: 'stay' }
  | { readonly kind: 'wall'; readonly to: Site; readonly forced: boolean };

export type SiteJumpQuestion = {
  readonly site: Site;
  /** Country of the verified identity; empty or undefined before verification. */
  readonly kycCountry: string | undefined;
  /** LOGIN-09: users of the mini-app only log in. */
  readonly loginOnly: boolean;
};

type JumpInput = SiteJumpQuestion & { readonly brand: Brand; readonly home: Site | undefined };

const stay: SiteJump = { kind: 'stay' };

const jumps: readonly Rule<JumpInput, SiteJump>[] = [
  { rule: 'REGION-08', check: 'the mini-app only logs in', answer: ({ loginOnly }) => (loginOnly ? stay : undefined) },
  {
    rule: 'REGION-08',
    check: 'no country has been verified',
    answer: ({ kycCountry }) => (kycCountry === undefined ? stay : undefined),
  },
  {
    rule: 'SITE-02 REGION-08',
    check: 'the site has an environment of its own, with accounts of its own',
    answer: ({ brand, site }) => (site.environment === globalSite(brand).environment ? undefined : stay),
  },
  {
    rule: 'REGION-08 REGION-09',
    check: 'users of a walled site are refused at login elsewhere (400601)',
    answer: ({ home }) => (home?.walled ? stay : undefined),
  },
  {
    rule: 'REGION-08',
    check: 'this is the site of the verified country',
    answer: ({ home, site }) => (home?.id === site.id ? stay : undefined),
  },
  {
    rule: 'REGION-08',
    check: 'another site is the verified country’s',
    answer: ({ home }) => home && { kind: 'wall', to: home, forced: home.kyc?.forced === true },
  },
  {
    rule: 'REGION-08 REGION-09',
    check: 'the site is walled, so that its users can log in nowhere else',
    answer: ({ site }) => (site.walled ? stay : undefined),
  },
  {
    rule: 'REGION-10',
    check: 'this site is the home of the verified country',
    answer: ({ site, kycCountry }) =>
      isOwnCountry(site, kycCountry) || isOwnGroup(site, kycCountry) ? stay : undefined,
  },
  {
    rule: 'REGION-08',
    check: 'this is the global site, where every other country belongs',
    answer: ({ brand, site }) => (site.id === globalSite(brand).id ? stay : undefined),
  },
  {
    rule: 'REGION-08',
    check: 'every other verified country belongs to the global site',
    answer: ({ brand }) => ({ kind: 'wall', to: globalSite(brand), forced: false }),
  },
];

/** REGION-08: whether the verified country of a logged-in user sends them to another site. See decision 12. */
export function siteJump(brand: Brand, question: SiteJumpQuestion): Decision<SiteJump> {
  const kycCountry = countryOf(question.kycCountry);
  const { value, trace } = decide(jumps, { ...question, brand, kycCountry, home: homeByKyc(brand, kycCountry) });
  const detail = value.kind === 'wall' ? `${value.to.id}${value.forced ? ', forced' : ''}` : value.kind;
  return { value, trace: trace.map((step) => (step.outcome === 'won' ? { ...step, detail } : step)) };
}

/** A transfer from one site to another. `path` is with or without a language, `search` with or without `?`. */
export type Jump = {
  readonly from: Site;
  readonly to: Site;
  readonly locale: LocaleCode;
  readonly path: string;
  readonly search: string;
};

/**
 * REGION-08, REGION-11: the same page on another site, as an absolute address of that site's own origin, in the same
 * language where it has it, with the attribution (AFF-07) and an allowed target (REDIR-02), and nothing else.
 */
export function jumpAddress(brand: Brand, { from, to, locale, path, search }: Jump): Decision<string> {
  const language = languageCarriedTo(to, locale);
  const page = pageOn(brand, to, path);
  const query = carriedQuery(brand, { from, to, locale: language.value, search });
  return {
    value: originOf(brand, to) + withLanguage(language.value, page) + query.search,
    trace: [
      ...language.trace.map((step) => (step.outcome === 'won' ? ({ ...step, outcome: 'noted' } as const) : step)),
      ...query.steps,
      { rule: 'REGION-08', check: 'the page on the other site', outcome: 'won', detail: `${to.id} ${page}` },
    ],
  };
}

/** REGION-08, REGION-11: what is carried to another site and what is not; pages show it. */
export function carriedOver() {
  return {
    along: ['language', 'referral', 'destination'],
    not: ['session', 'typed', 'cookies'],
  } as const;
}

function pageOn({ sites }: Brand, to: Site, address: string): string {
  const { pathname } = new Url(pagePath(address), 'http://site');
  const bare = plainPath(pathname);
  if (sites.some(({ paths }) => paths.login === bare)) return to.paths.login;
  if (sites.some(({ paths }) => paths.register === bare)) return to.paths.register;
  return bare;
}

function regionals(brand: Brand): readonly Site[] {
  const { environment } = globalSite(brand);
  return brand.sites.filter((site) => site.kind === 'regional' && site.environment === environment);
}

function homeByKyc(brand: Brand, country: string | undefined): Site | undefined {
  return siteByKyc(brand, globalSite(brand).environment, country);
}

function isOwnCountry({ region }: Site, country: string | undefined): boolean {
  return country !== undefined && region === country;
}

function isOwnGroup({ residence }: Site, country: string | undefined): boolean {
  return (
    country !== undefined && residence?.residents === 'EEA' && residence.asks === 'others' && EEA.includes(country)
  );
}

// The trace shows the site's id, not the whole site.
function briefly({ value, trace }: Decision<Site>): Decision<Site> {
  return { value, trace: trace.map((step) => (step.outcome === 'won' ? { ...step, detail: value.id } : step)) };
}
