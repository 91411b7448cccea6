import type { Site } from './site.ts';

/** SITE-10: what a deployment configures. Validated at start-up by the brand package. */
export type Brand = {
  readonly name: string;
  /** Public scheme and port of every site; no URL is ever built from a request's host. */
  readonly scheme: 'http' | 'https';
  readonly port?: number;
  /** The first is the global site. */
  readonly sites: readonly Site[];
  readonly content: {
    /** Domain that content hosts of the global site live under, for instance `localhost`. */
    readonly globalDomain: string;
    /** SITE-07: the 22 domains that take part in content-domain replacement. */
    readonly whitelist: readonly string[];
  };
  readonly hosts: { readonly china: readonly string[]; readonly explore: readonly string[] };
  /** REDIR-02: origins beside the sites' own that a redirect may lead to. */
  readonly redirectOrigins: readonly string[];
  /** LANG-13, HTTP-14: names of local keys and cookies. */
  readonly keys: { readonly language: string; readonly token: string; readonly guid: string };
  readonly support: { readonly help: string; readonly email: string };
  /** Name of the Telegram bot, without the at sign. */
  readonly bots: { readonly telegram: string };
  /** Substring of the user agent by which the exchange's own app is known (PLAT-01). */
  readonly appUserAgent: string;
  /** REDIR-05: the app may be offered for download. Absent: it may not. */
  readonly downloads?: boolean;
};
