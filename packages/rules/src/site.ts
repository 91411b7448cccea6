import type { BrandSites as Brand } from './brand.ts';
import { type ContentKind, contentHostsOf, siteOfContentHost } from './content-host.ts';
import type { Decision } from './decision.ts';
import { normaliseHost } from './host.ts';
import type { LocaleCode } from './locale.ts';
import type { RegistrationVariant } from './registration-variant.ts';

/** A site's id. Its literals live in the site files of the brand package and nowhere else. */
export type SiteId = string;

/** Where a rule of the specification differs by site, the difference is a field here. */
export type Site = {
  readonly id: SiteId;
  readonly kind: 'global' | 'testnet' | 'regional';
  /** Which environment's API, keys and compliance file apply (SITE-02, COMP-01). */
  readonly environment: 'default' | 'test' | 'testnet';
  /** Hosts without port, lower case; the first is the official one. A trailing-dot or upper-case spelling is the same host. */
  readonly hosts: readonly string[];
  /** ISO 3166 region whose name (by Intl) is the site's name; absent on sites that are no region's. */
  readonly region?: string;
  readonly languages: SiteLanguages;
  /** Calls `login_compliance` and `register_compliance` (SITE-08). */
  readonly compliance: boolean;
  readonly content: SiteContent;
  /** Paths after the language segment. */
  readonly paths: { readonly login: string; readonly register: string };
  readonly registration: {
    /** SIGNUP-01: 1 email, 44 TR register. */
    readonly type: number;
    readonly layout: RegistrationLayout;
    /** SIGNUP-03; absent: `newCode`. What the operator's steering says comes before it (LOGIN-12). */
    readonly variant?: RegistrationVariant;
    /** LOGIN-10 scene codes. */
    readonly scene: string;
    readonly sampleBonusUsd: number;
    /** SIGNUP-12: whoever registers is asked whether they want news by mail. */
    readonly euSubscription?: true;
  };
  readonly loginScene: string;
  readonly destinations: {
    /** The site has a dashboard page as its default destination (DESIGN 4.12). */
    readonly dashboard: boolean;
    /** REDIR-07: everything goes to the site's home. */
    readonly home: boolean;
    /** REDIR-06: where a new user goes first. */
    readonly newUser?: string;
  };
  /** DESIGN 4.8: `opt-in` where the law asks for it beyond the notice: no box starts ticked, no analytics on sign-up. */
  readonly consent: 'opt-in' | 'notice';
  /** SHELL-11: `false` where no analytics and no tag script loads on register and sign-up pages, whatever was consented to. */
  readonly signUpAnalytics?: false;
  /** REGION-04 to REGION-07: what the site asks or tells about residence before a registration. */
  readonly residence?: Residence;
  /** REGION-08: users with KYC of these countries belong here; `forced`: the wall leaves no choice. */
  readonly kyc?: { readonly countries: readonly string[]; readonly forced: boolean };
  /** REGION-09: its users log in nowhere else, and nobody else logs in here. */
  readonly walled?: boolean;
  /** BAN-02: `false` where support alone unlocks accounts. */
  readonly selfUnblock?: false;
  /** LOGIN-02: a device that is new is confirmed by a code here, whatever the account has chosen. */
  readonly newDevice?: 'code';
  /** A session ends when nothing was done in it for so long; absent: `SESSION_IDLE_MS`. */
  readonly idleMinutes?: number;
  /** SIGNUP-11: the personal verification page opens in a new tab. */
  readonly verifyInNewTab?: boolean;
  readonly copyrightFooter: boolean;
  /** SHELL-06: path after the language segment; absent: `/terms-service/cookiePolicy`. */
  readonly cookiePolicy?: string;
  /** SESS-01: suffix of the token cookie's name. */
  readonly cookieSuffix: string;
  readonly entity: { readonly name: string; readonly licence: string; readonly regulator?: string };
  /** OKLCH hue of the accent, 0 to 360, and the numbers the seal is drawn from. */
  readonly look: {
    readonly hue: number;
    /** Colours of buttons and links, `#rrggbb` for each theme; absent: made from the hue. */
    readonly accent?: { readonly light: string; readonly dark: string };
    readonly seal: Seal;
  };
};

export type Residence = {
  /** Name of the case in the error catalogue. */
  readonly dialog: string;
  /** Whose residence it is about: ISO 3166-1 codes, or the group of EEA countries. */
  readonly residents: readonly string[] | 'EEA';
  /** `residents`: those known to live there; `others`: those known to live elsewhere; `all-but-residents`: whoever is not known to live there. */
  readonly asks: 'residents' | 'others' | 'all-but-residents';
  /**
   * Whoever leaves, and whom the main site would only send on to a site of their own, is led there at once. Absent: everybody is
   * led to the main site (REGION-04, REGION-06).
   */
  readonly leadsHome?: true | undefined;
};

export type SiteLanguages = {
  /** LANG-04, LANG-05: served, in order. */
  readonly list: readonly LocaleCode[];
  /** The default, and what any other language becomes (LANG-06 to LANG-10, LANG-17). */
  readonly otherwise: LocaleCode;
  /** Requirement id that `otherwise` carries, shown in traces. */
  readonly rule: string;
  /** Whether Accept-Language is matched by base language too, or only exactly (DESIGN 4.2). */
  readonly match: 'base' | 'exact';
  /** LANG-06, LANG-11: codes that are never matched by base language and become another. */
  readonly becomes?: Readonly<Record<LocaleCode, LocaleCode>>;
  /** LANG-16: what sign-up offers where it differs from the list. */
  readonly signUp?: readonly LocaleCode[];
};

export type SiteContent = {
  /** Kinds that live on the global content domain (SITE-05, SITE-06). */
  readonly global: readonly ContentKind[];
  /** SITE-04: put before every content host, for instance `testnet-`. */
  readonly prefix?: string;
  /** SITE-04: another name for the blog's host, for instance `newblog`. */
  readonly blog?: string;
};

/** SHELL-09: the three registration layouts are themes of one form. */
export type RegistrationLayout = 'old' | 'new-brand' | 'new-ui';

/** Parameters of a site's guilloche: always the same for the same site. */
export type Seal = { readonly lobes: number; readonly depth: number; readonly turns: number; readonly rings: number };

/** The site that every unknown host is (SITE-01): the brand's first. */
export function globalSite(brand: Brand): Site {
  const site = brand.sites[0];
  if (!site) throw new Error('A brand needs at least the global site');
  return site;
}

/** The site with this id, or undefined; for ids that come back from storage or a header. */
export function siteById(brand: Brand, id: SiteId): Site | undefined {
  return brand.sites.find((site) => site.id === id);
}

type Directory = { readonly byHost: ReadonlyMap<string, Decision<Site>>; readonly otherwise: Decision<Site> };
const directories = new WeakMap<Brand, Directory>();

const siteHost = { rule: 'SITE-01', check: 'the host is one of a site’s hosts' } as const;
const contentHost = { rule: 'SITE-02', check: 'the host serves the content of a site' } as const;
const anyHost = { rule: 'SITE-01', check: 'every other host is the global site' } as const;

// Answers are made once per brand: this runs on every request.
function directoryOf(brand: Brand): Directory {
  const known = directories.get(brand);
  if (known) return known;
  const byHost = new Map<string, Decision<Site>>();
  for (const site of brand.sites) {
    for (const host of site.hosts) {
      byHost.set(host, { value: site, trace: [{ ...siteHost, outcome: 'won', detail: `${host} → ${site.id}` }] });
    }
  }
  for (const host of contentHostsOf(brand)) {
    const site = siteOfContentHost(brand, host);
    if (!site || byHost.has(host)) continue;
    const won = { ...contentHost, outcome: 'won', detail: `${host} → ${site.id}` } as const;
    byHost.set(host, { value: site, trace: [{ ...siteHost, outcome: 'passed over' }, won] });
  }
  const value = globalSite(brand);
  const directory: Directory = {
    byHost,
    otherwise: {
      value,
      trace: [
        { ...siteHost, outcome: 'passed over' },
        { ...contentHost, outcome: 'passed over' },
        { ...anyHost, outcome: 'won', detail: value.id },
      ],
    },
  };
  directories.set(brand, directory);
  return directory;
}

/**
 * SITE-01, SITE-02: the site, by request host alone. A content host belongs to the first site that leads to it, with the site's
 * languages, entity and environment. Port, case and one trailing dot do not matter; every other host, hostile or empty values
 * too, is the global site.
 */
export function siteOf(brand: Brand, host: string | undefined): Decision<Site> {
  const { byHost, otherwise } = directoryOf(brand);
  const name = normaliseHost(host);
  return (name === undefined ? undefined : byHost.get(name)) ?? otherwise;
}

/**
 * The site's official address as browsers show it, `host[:port]`: what pages and mails call it. From the brand alone: no
 * header has a say in it.
 */
export function officialHost(brand: Brand, site: Site): string {
  return withPort(brand, site.hosts[0] ?? globalSite(brand).hosts[0] ?? '');
}

/** The site's public origin, `scheme://host[:port]`, from the brand alone. */
export function originOf(brand: Brand, site: Site): string {
  return `${brand.scheme}://${officialHost(brand, site)}`;
}

/** Origin of one of the brand's own hosts. */
export function originOfHost(brand: Brand, host: string): string {
  return `${brand.scheme}://${withPort(brand, host)}`;
}

/** The port is left out where it is the scheme's default. */
function withPort({ scheme, port }: Brand, host: string): string {
  const usual = scheme === 'https' ? 443 : 80;
  return port === undefined || port === usual ? host : `${host}:${port}`;
}

const originsOf = new WeakMap<Brand, readonly string[]>();

/**
 * REDIR-02: the exact origins that a redirect may lead to: every host of every site, their content hosts, the explore
 * and China hosts, and the brand's own list. No duplicates, in a stable order; the same array for the same brand.
 */
export function allowedOrigins(brand: Brand): readonly string[] {
  const known = originsOf.get(brand);
  if (known) return known;
  const hosts = [
    ...brand.sites.flatMap((site) => site.hosts),
    ...contentHostsOf(brand),
    ...brand.hosts.explore,
    ...brand.hosts.china,
  ];
  const origins = [...new Set([...hosts.map((host) => originOfHost(brand, host)), ...brand.redirectOrigins])];
  originsOf.set(brand, origins);
  return origins;
}
