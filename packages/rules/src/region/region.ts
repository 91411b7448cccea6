import { type Decision, decide, type Rule } from '../decision.ts';
import type { Brand } from '../site/brand.ts';
import type { Residence } from '../site/site.ts';
import { livesIn, type Place } from './country.ts';

/** REGION-01: the visitor's region; null: unknown, which never counts as outside the EEA. */
export type Region = 'EEA' | '' | null;
export type SignUpAccess = 'open' | 'blocked' | 'banned';

const regionTable: readonly Rule<boolean | null, Region>[] = [
  { rule: 'REGION-01', check: 'the lookup gave no answer', answer: (flag) => (flag === null ? null : undefined) },
  { rule: 'REGION-01', check: 'restrictOperate is true', answer: (flag) => (flag ? 'EEA' : undefined) },
  { rule: 'REGION-01', check: 'restrictOperate is false', answer: () => '' },
];

/** REGION-01: the region by the answer of a regulation lookup; null: the lookup failed. */
export function regionOf(restrictOperate: boolean | null): Decision<Region> {
  return decide(regionTable, restrictOperate);
}

type SignUpFacts = { readonly signUp: Brand['signUp']; readonly place: Place };

const accessTable: readonly Rule<SignUpFacts, SignUpAccess>[] = [
  {
    rule: 'REGION-03',
    check: 'the country is banned',
    answer: ({ signUp, place }) => (names(signUp.banned, place.country) ? 'banned' : undefined),
  },
  {
    rule: 'REGION-03',
    check: 'sign-up is closed in the country',
    answer: ({ signUp, place }) => (names(signUp.blocked, place.country) ? 'blocked' : undefined),
  },
  {
    rule: 'REGION-03',
    check: 'sign-up is closed in this part of the country',
    answer: ({ signUp, place }) => (names(signUp.blocked, partOf(place)) ? 'blocked' : undefined),
  },
  { rule: 'REGION-03', check: 'everywhere else, and where the country is not known, it is open', answer: () => 'open' },
];

/** REGION-03: whether sign-up is open at a location. An unknown country is open. */
export function signUpAccess(brand: Pick<Brand, 'signUp'>, place: Place): Decision<SignUpAccess> {
  return decide(accessTable, { signUp: brand.signUp, place });
}

function names(list: readonly string[], code: string | undefined): boolean {
  return code !== undefined && list.includes(code);
}

function partOf({ country, subdivision }: Place): string | undefined {
  return country && subdivision ? `${country}-${subdivision}` : undefined;
}

type Asking = { readonly residence: Residence; readonly lives: boolean | undefined };

const dialogIf = (fits: (asking: Asking) => boolean) => (asking: Asking) =>
  fits(asking) ? asking.residence.dialog : undefined;

const dialogTable: readonly Rule<Asking, string | null>[] = [
  {
    rule: 'REGION-05',
    check: 'the site tells residents, and the visitor is known to live there',
    answer: dialogIf(({ residence, lives }) => residence.asks === 'residents' && lives === true),
  },
  {
    rule: 'REGION-04',
    check: 'the site asks others, and the visitor is known to live elsewhere',
    answer: dialogIf(({ residence, lives }) => residence.asks === 'others' && lives === false),
  },
  {
    rule: 'REGION-06 REGION-07',
    check: 'the site asks unless the visitor is known to live there',
    answer: dialogIf(({ residence, lives }) => residence.asks === 'all-but-residents' && lives !== true),
  },
  { rule: 'REGION-10', check: 'there is nothing to ask', answer: () => null },
];

/**
 * REGION-04 to REGION-07, REGION-10: the residence dialog of this site for a visitor, by its case in the error catalogue,
 * or null. For the EEA the region of the regulation lookup counts, and the country where that had no answer;
 * an unknown country never counts as outside the EEA.
 */
export function residenceDialog(
  site: { readonly residence?: Residence | undefined },
  place: Place,
  region: Region,
): Decision<string | null> {
  const { residence } = site;
  if (!residence) {
    return { value: null, trace: [{ rule: 'REGION-10', check: 'the site asks no one', outcome: 'won' }] };
  }
  const lives = livesThere(residence.residents, place, region);
  const { value, trace } = decide(dialogTable, { residence, lives: lives.value });
  return { value, trace: [...lives.trace, ...trace] };
}

function livesThere(residents: Residence['residents'], place: Place, region: Region): Decision<boolean | undefined> {
  const told = residents === 'EEA' && region !== null;
  const value = told ? region === 'EEA' : livesIn(residents, place.country);
  const rule = residents === 'EEA' ? 'REGION-01' : 'REGION-10';
  const source = told ? 'the regulation lookup' : `the country (${place.country ?? 'not known'})`;
  const why = residents === 'EEA' && !told ? ', for the regulation lookup has no answer' : '';
  const said = value === undefined ? 'not known' : value ? 'lives there' : 'lives elsewhere';
  const who = residents === 'EEA' ? 'the EEA' : residents.join(', ');
  return {
    value,
    trace: [{ rule, check: `residence in ${who} by ${source}${why}`, outcome: 'noted', detail: said }],
  };
}
