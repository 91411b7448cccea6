import type { ContentKind } from './content-kinds.ts';
import type { SiteEntity } from './entity.ts';
import type { LocaleCode } from './locale.ts';
import type { RegistrationVariant } from './registration-variant.ts';

/** A site's id. Its literals live in the site files of the brand package and nowhere else. */
export type SiteId = string;

/** A site. Each difference of a rule between sites is a field here. */
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
    /** SIGNUP-03; absent: `newCode`. The remote config overrides it (LOGIN-12). */
    readonly variant?: RegistrationVariant;
    /** LOGIN-10 scene codes. */
    readonly scene: string;
    readonly sampleBonusUsd: number;
    /** SIGNUP-12: registration asks for consent to news by mail. */
    readonly euSubscription?: true;
  };
  readonly loginScene: string;
  readonly destinations: {
    /** The site has a dashboard page as its default destination. */
    readonly dashboard: boolean;
    /** REDIR-07: everything goes to the site's home. */
    readonly home: boolean;
    /** REDIR-06: where a new user goes first. */
    readonly newUser?: string;
  };
  /** SHELL-05: `opt-in` where the law requires it beyond the notice: no box is preselected, no analytics on sign-up. */
  readonly consent: 'opt-in' | 'notice';
  /** SHELL-11: `false` where no analytics and no tag script loads on register and sign-up pages, whatever was consented to. */
  readonly signUpAnalytics?: false;
  /** REGION-04 to REGION-07: the site's residence dialog before a registration. */
  readonly residence?: Residence;
  /** REGION-08: home of users with KYC of these countries; `forced`: the wall offers no choice. */
  readonly kyc?: { readonly countries: readonly string[]; readonly forced: boolean };
  /** REGION-09: its users log in only here, and no one else logs in here. */
  readonly walled?: boolean;
  /** BAN-02: `false` where support alone unlocks accounts. */
  readonly selfUnblock?: false;
  /** LOGIN-02: a new device is confirmed by a code here, whatever the account's setting. */
  readonly newDevice?: 'code';
  /** Idle timeout of a session; absent: `SESSION_IDLE_MS`. */
  readonly idleMinutes?: number;
  /** SIGNUP-11: the personal verification page opens in a new tab. */
  readonly verifyInNewTab?: boolean;
  readonly copyrightFooter: boolean;
  /** SHELL-06: path after the language segment; absent: `/terms-service/cookiePolicy`. */
  readonly cookiePolicy?: string;
  /** SESS-01: suffix of the token cookie's name. */
  readonly cookieSuffix: string;
  readonly entity: SiteEntity;
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
  /** `residents`: those known to live there; `others`: those known to live elsewhere; `all-but-residents`: those not known to live there. */
  readonly asks: 'residents' | 'others' | 'all-but-residents';
  /**
   * A user who leaves, and whom the main site would only send on to another site, is led there at once. Absent: everyone is
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
  /** Whether Accept-Language is matched by base language too, or only exactly. */
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
