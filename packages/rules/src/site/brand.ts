import type { Site } from './site.ts';

/** SITE-10: what a deployment configures. Validated at start-up by the brand package. */
export type Brand = {
  readonly name: string;
  /** Absent: the default logo. */
  readonly logo?: Logo;
  /** Public scheme and port of every site; no URL is ever built from a request's host. */
  readonly scheme: 'http' | 'https';
  readonly port?: number;
  /** The first is the global site. */
  readonly sites: readonly Site[];
  readonly content: {
    /** Domain that content hosts of the global site live under, for instance `localhost`. */
    readonly globalDomain: string;
    /** SITE-07: the domains that take part in content-domain replacement; the default brand has the specification's 22. */
    readonly whitelist: readonly string[];
  };
  readonly hosts: { readonly china: readonly string[]; readonly explore: readonly string[] };
  /** REDIR-02: origins beside the sites' own that a redirect may lead to. */
  readonly redirectOrigins: readonly string[];
  /** LANG-13, HTTP-14: names of local keys and cookies. */
  readonly keys: { readonly language: string; readonly token: string; readonly guid: string; readonly device: string };
  readonly support: { readonly help: string; readonly email: string };
  /** Name of the Telegram bot, without the at sign. */
  readonly bots: { readonly telegram: string };
  /** LANG-18: texts in place of the shipped ones; a later row counts before an earlier one. Absent: none. */
  readonly words?: readonly BrandWords[] | undefined;
  /** LOGIN-06: what stands on the button of a provider in place of a letter, by the provider's id. */
  readonly thirdPartyMarks: Readonly<Record<string, ThirdPartyMark>>;
  /** Substring of the user agent that identifies the exchange's own app (PLAT-01). */
  readonly appUserAgent: string;
  /** REDIR-05: the app may be offered for download. Absent: it may not. */
  readonly downloads?: boolean;
  /** SHELL-15: scheme of the native app's deep links, without `://`. */
  readonly appScheme: string;
  /** REGION-03: where sign-up is closed: ISO 3166-1 countries, and ISO 3166-2 parts of one (`CA-ON` is Ontario). */
  readonly signUp: { readonly blocked: readonly string[]; readonly banned: readonly string[] };
  /** SHELL-11: scripts that pages load beside the product's own, each for a purpose that may need consent. */
  readonly scripts: readonly OutsideScript[];
  /** SHELL-16: where reports go beside the API's metrics path; absent: nowhere. */
  readonly monitoring: { readonly logger?: string; readonly analytics?: string };
};

/** Messages (ICU MessageFormat) of one locale by id, on the sites that are named, or on all. */
export type BrandWords = {
  readonly sites?: readonly string[] | undefined;
  readonly locale: string;
  readonly texts: Readonly<Record<string, string>>;
};

/** A drawing: `box` is its `viewBox`; a path without `fill` has the colour of the text. */
export type ThirdPartyMark = {
  readonly box: string;
  readonly paths: readonly { readonly d: string; readonly fill?: string | undefined }[];
};

/** A brand's logo in the header, an SVG for each theme; `withName`: the brand's name is shown beside it. */
export type Logo = { readonly light: LogoFile; readonly dark: LogoFile; readonly withName: boolean };

/** `path` is where the front end serves it, for ever; `ratio` is its width by its height. */
export type LogoFile = { readonly path: string; readonly ratio: number; readonly svg: string };

/**
 * The part of a brand that rules about sites and hosts read. It is public: pages link to the
 * same addresses.
 */
export type BrandSites = Pick<Brand, 'scheme' | 'port' | 'sites' | 'content' | 'hosts' | 'redirectOrigins'>;

/** SHELL-05: the purpose of a script or of stored data. `necessary` needs no consent. */
export type Purpose = 'necessary' | ConsentPurpose;
export type ConsentPurpose = 'functional' | 'analytics' | 'marketing';

/** SHELL-11: `app-banner` comes 1000 ms late, `fingerprint` never in Brave, `analytics` and `tag` on register and sign-up pages. */
export type OutsideScript = {
  readonly id: string;
  readonly kind: 'header' | 'fingerprint' | 'app-banner' | 'analytics' | 'tag';
  readonly purpose: Purpose;
  /** Absolute https address, or a path on the site. */
  readonly src: string;
  /** Origins that the script itself may call and take pictures from. */
  readonly connect: readonly string[];
  /** Storage and cookies that it leaves, removed when consent is withdrawn: names, or prefixes with a star at the end. */
  readonly stores: readonly string[];
};
