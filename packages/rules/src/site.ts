import type { ContentKind } from './content-host.ts';
import type { LocaleCode } from './locale.ts';

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
  /** Content kinds that live on the global content domain (SITE-05, SITE-06), and the testnet spelling (SITE-04). */
  readonly content: { readonly global: readonly ContentKind[]; readonly prefix?: string; readonly blog?: string };
  readonly paths: { readonly login: string; readonly register: string };
  readonly registration: {
    /** SIGNUP-01: 1 email, 44 TR register. */
    readonly type: number;
    readonly layout: RegistrationLayout;
    /** LOGIN-10 scene codes. */
    readonly scene: string;
    readonly sampleBonusUsd: number;
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
  readonly consent: 'opt-in' | 'notice';
  readonly copyrightFooter: boolean;
  readonly cookiePolicy?: string;
  /** SESS-01: suffix of the token cookie's name. */
  readonly cookieSuffix: string;
  readonly entity: { readonly name: string; readonly licence: string; readonly regulator?: string };
  /** OKLCH hue of the accent, 0 to 360, and the numbers the seal is drawn from. */
  readonly look: { readonly hue: number; readonly seal: Seal };
};

export type SiteLanguages = {
  /** LANG-04, LANG-05: offered, in order. */
  readonly list: readonly LocaleCode[];
  /** What any other language becomes (LANG-06 to LANG-10, LANG-17). */
  readonly otherwise: LocaleCode;
  /** Whether Accept-Language is matched by base language too, or only exactly (DESIGN 4.2). */
  readonly match: 'base' | 'exact';
  /** LANG-16: what sign-up offers where it differs from the list. */
  readonly signUp?: readonly LocaleCode[];
};

/** SHELL-09: the three registration layouts are themes of one form. */
export type RegistrationLayout = 'old' | 'new-brand' | 'new-ui';

/** Parameters of a site's guilloche: always the same for the same site. */
export type Seal = { readonly lobes: number; readonly depth: number; readonly turns: number; readonly rings: number };
