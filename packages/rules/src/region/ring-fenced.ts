import { type Decision, decide, type Rule } from '../decision.ts';
import type { Brand } from '../site/brand.ts';
import type { Site, SiteId } from '../site/site.ts';
import { memberHome } from './member-home.ts';

export type RingFencedLogin = 'open' | 'own-users-only' | 'belongs-elsewhere';

export type LoggingIn = {
  /** Where the login is. */
  readonly site: Site;
  /** Where the account was opened; an id from storage, whose site may have been removed. */
  readonly homeSite: SiteId;
  /** ISO 3166-1 country of the verified identity; empty or absent before that. */
  readonly kycCountry?: string | undefined;
};
/** `home`: where the account belongs; absent where that is no site of this environment. */
export type RingFencedDecision = Decision<RingFencedLogin> & { readonly home?: Site };
type LoginSites = { readonly site: Site; readonly home: Site | undefined };

const table: readonly Rule<LoginSites, RingFencedLogin>[] = [
  {
    rule: 'REGION-09',
    check: 'the account’s home is this site',
    answer: ({ site, home }) => (home?.id === site.id ? 'open' : undefined),
  },
  {
    rule: 'REGION-09',
    check: 'the account’s home is walled: its users log in nowhere else',
    answer: ({ home }) => (home?.walled ? 'belongs-elsewhere' : undefined),
  },
  {
    rule: 'REGION-09',
    check: 'the site is walled: no others log in here',
    answer: ({ site }) => (site.walled ? 'own-users-only' : undefined),
  },
  { rule: 'REGION-09', check: 'no wall is in between', answer: () => 'open' },
];

/**
 * REGION-09: whether an account may log in on a site. Users of a ring-fenced site log in only there, and no one else logs in
 * there. An account's home is the site of its verified country where one is named for it (REGION-08), else where it was
 * opened. Sites of other environments have accounts of their own, and are no home (SITE-02).
 */
export function ringFencedLogin(brand: Pick<Brand, 'sites'>, loggingIn: LoggingIn): RingFencedDecision {
  const { site } = loggingIn;
  const { environment } = site;
  const home = memberHome(brand, { environment, openedOn: loggingIn.homeSite, kycCountry: loggingIn.kycCountry });
  const { value, trace } = decide(table, { site, home });
  const noted = { rule: 'REGION-08 SITE-02', check: 'the account’s home', outcome: 'noted' } as const;
  const steps = [{ ...noted, detail: home?.id ?? 'no site of this environment' }, ...trace];
  return { value, trace: steps, ...(home ? { home } : {}) };
}

type Carried = LoggingIn & {
  /** Where the session was opened; an id from storage, whose site may have been removed. */
  readonly openedOn: SiteId;
};
type SessionFacts = { readonly brand: Pick<Brand, 'sites'>; readonly carried: Carried };

const sessionTable: readonly Rule<SessionFacts, boolean>[] = [
  {
    rule: 'REGION-09',
    check: 'the session was opened on this site',
    answer: ({ carried }) => (carried.openedOn === carried.site.id ? true : undefined),
  },
  {
    rule: 'REGION-09',
    check: 'this site or the one where it was opened is walled, or is no more',
    answer: ({ brand: { sites }, carried: { site, openedOn } }) => {
      const opened = sites.find(({ id }) => id === openedOn);
      return site.walled || opened?.walled || !opened ? false : undefined;
    },
  },
  {
    rule: 'REGION-09',
    check: 'the account may not log in here',
    answer: ({ brand, carried }) => (ringFencedLogin(brand, carried).value === 'open' ? undefined : false),
  },
  { rule: 'REGION-09', check: 'no wall is in between', answer: () => true },
];

/**
 * REGION-09: whether a session is valid on a site. Its cookie is bound to one host, so only a copied cookie reaches
 * another site; ring-fencing refuses it there.
 */
export function sessionHolds(brand: Pick<Brand, 'sites'>, carried: Carried): Decision<boolean> {
  return decide(sessionTable, { brand, carried });
}
