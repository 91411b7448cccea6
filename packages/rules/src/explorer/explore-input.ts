import { isOutageList } from '../captcha/captcha-outage.ts';
import { isLanguageSegment } from '../language/path-language.ts';
import { countryOf } from '../region/country.ts';
import type { Brand } from '../site/brand.ts';
import { normaliseHost } from '../site/host.ts';
import { globalSite } from '../site/site-of.ts';
import { exploreDevices } from './explore-devices.ts';

/** The explorer's input: one visitor, one address. Every field is text, so that an address can carry it. */
export type ExploreInput = {
  readonly host: string;
  /** Path after the language segment. */
  readonly page: string;
  /** Without the question mark. */
  readonly query: string;
  /** ISO 3166-1; empty is unknown. */
  readonly country: string;
  /** ISO 3166-2 without the country, for instance `ON`. */
  readonly subdivision: string;
  /** What the region lookup said: from the country, or one of its three answers (REGION-01). */
  readonly region: 'country' | 'EEA' | 'elsewhere' | 'failed';
  /** `0` is not verified. */
  readonly kycLevel: '0' | '1' | '2';
  readonly kycCountry: string;
  /** Id of the account; empty is anonymous. */
  readonly account: string;
  /** Language segment of the path. */
  readonly language: string;
  /** LANG-13: the choice that this browser keeps. */
  readonly stored: string;
  /** Accept-Language header. */
  readonly accept: string;
  /** One of `exploreDevices`. */
  readonly device: string;
  /** Empty: not answered. `none`, `all`, or purposes with dots between them. */
  readonly consent: string;
  readonly referrer: string;
  /** A link that is pressed on the page (SHELL-15). */
  readonly link: string;
  /** An address for the redirect engine (REDIR-02 to REDIR-04). */
  readonly target: string;
  /** CAPT-06: captchas that are switched off, as `recaptcha.script, magpie.check`; `kind` alone is the whole provider. */
  readonly captchaOff: string;
};

export type ExploreField = keyof ExploreInput;
/** A value that could not be used, and what stands in its place. */
export type ExploreNote = { readonly field: ExploreField; readonly note: string };

const LONGEST = { short: 64, host: 253, line: 512, address: 2_048 } as const;
const consents = /^(?:none|all|(?:functional|analytics|marketing)(?:\.(?:functional|analytics|marketing))*)?$/;

type FieldRule = {
  readonly longest: number;
  readonly accepts: (value: string) => boolean;
  /** What the field takes, in plain words. */
  readonly takes: string;
};

const anything = () => true;
const isCountry = (value: string) => value === '' || countryOf(value) === value;
const oneOf =
  (...values: readonly string[]) =>
  (value: string) =>
    values.includes(value);
// What a browser would send: no line ends, no other control characters.
const isLine = (value: string) => !/\p{Cc}/u.test(value);

const fields: Readonly<Record<ExploreField, FieldRule>> = {
  host: { longest: LONGEST.host, accepts: (value) => normaliseHost(value) !== undefined, takes: 'a host name' },
  page: { longest: LONGEST.line, accepts: (value) => /^\/[^?#\s\\]*$/.test(value) && isLine(value), takes: 'a path' },
  query: { longest: LONGEST.address, accepts: (value) => /^[^#]*$/.test(value) && isLine(value), takes: 'a query' },
  country: { longest: LONGEST.short, accepts: isCountry, takes: 'two capital letters' },
  subdivision: {
    longest: LONGEST.short,
    accepts: (value) => /^(?:[A-Z\d]{1,3})?$/.test(value),
    takes: 'up to three capital letters or digits',
  },
  region: {
    longest: LONGEST.short,
    accepts: oneOf('country', 'EEA', 'elsewhere', 'failed'),
    takes: 'country, EEA, elsewhere or failed',
  },
  kycLevel: { longest: LONGEST.short, accepts: oneOf('0', '1', '2'), takes: '0, 1 or 2' },
  kycCountry: { longest: LONGEST.short, accepts: isCountry, takes: 'two capital letters' },
  account: { longest: LONGEST.short, accepts: isLine, takes: 'an account id' },
  language: {
    longest: LONGEST.short,
    accepts: (value) => value === '' || isLanguageSegment(value),
    takes: 'a language code',
  },
  stored: { longest: LONGEST.short, accepts: isLine, takes: 'a language code' },
  accept: { longest: LONGEST.line, accepts: isLine, takes: 'an Accept-Language header' },
  device: {
    longest: LONGEST.short,
    accepts: (value) => exploreDevices.some(({ id }) => id === value),
    takes: exploreDevices.map(({ id }) => id).join(', '),
  },
  consent: { longest: LONGEST.short, accepts: (value) => consents.test(value), takes: 'none, all, or purposes' },
  referrer: { longest: LONGEST.address, accepts: isLine, takes: 'an address' },
  link: { longest: LONGEST.address, accepts: isLine, takes: 'an address' },
  // What attackers send is what the target box is for: everything but its length is taken.
  target: { longest: 8_192, accepts: anything, takes: 'an address' },
  captchaOff: {
    longest: LONGEST.line,
    accepts: isOutageList,
    takes: 'captchas with commas between them, for instance recaptcha.script, magpie.check',
  },
};

export const exploreFields = Object.keys(fields) as readonly ExploreField[];

/** The explorer's start: an unknown visitor on the global site's login page. */
export function exploreStart(brand: Brand): ExploreInput {
  const site = globalSite(brand);
  return {
    host: site.hosts[0] ?? '',
    page: site.paths.login,
    ...{ query: '', country: '', subdivision: '', region: 'country', kycLevel: '0', kycCountry: '', account: '' },
    ...{
      language: '',
      stored: '',
      accept: '',
      device: 'desktop',
      consent: '',
      referrer: '',
      link: '',
      target: '',
      captchaOff: '',
    },
  };
}

/** Validates the input and notes what is invalid: broken, huge and hostile values become the start's. */
export function settleExploreInput(
  brand: Brand,
  given: Readonly<Partial<Record<ExploreField, string>>>,
): { readonly input: ExploreInput; readonly notes: readonly ExploreNote[] } {
  const start = exploreStart(brand);
  const notes: ExploreNote[] = [];
  const settled: Record<string, string> = { ...start };
  for (const field of exploreFields) {
    const value = given[field];
    if (value === undefined) continue;
    const { longest, accepts, takes } = fields[field];
    if (value.length <= longest && accepts(value)) settled[field] = value;
    else notes.push({ field, note: noteOf(value, longest, takes, start[field]) });
  }
  return { input: settled as ExploreInput, notes };
}

const SHOWN_CHARS = 40;

function noteOf(value: string, longest: number, takes: string, instead: string): string {
  const stands = instead === '' ? 'nothing stands in its place' : `${instead} stands in its place`;
  if (value.length > longest) return `${value.length} characters are more than the ${longest} it takes; ${stands}`;
  const shown = value.length > SHOWN_CHARS ? `${value.slice(0, SHOWN_CHARS)}…` : value;
  return `“${shown}” is not ${takes}; ${stands}`;
}
