import { type Decision, decide, type Rule, type Step } from '../decision.ts';
import { type Locale, type LocaleCode, localeOf, pseudoLocale } from '../site/locale.ts';
import type { Site } from '../site/site.ts';
import { languageRanges } from './accept-language.ts';
import { isLanguageSegment } from './path-language.ts';

export type LanguageQuestion = {
  /** The language segment of the path, as `splitLanguage` gives it. */
  readonly path?: string | undefined;
  /** LANG-13: what the visitor chose before, from a cookie or local storage; not trusted to be a code. */
  readonly stored?: string | undefined;
  /** The Accept-Language header. */
  readonly acceptLanguage?: string | undefined;
  /** Serves the pseudo-locale beside the site's list. */
  readonly development?: boolean;
};

type Question = LanguageQuestion & { readonly site: Site };
type Candidate = { readonly site: Site; readonly code: string; readonly development?: boolean };

const wanted: readonly Rule<Question, string>[] = [
  { rule: 'LANG-01', check: 'the path names a language', answer: ({ path }) => wellFormed(path) },
  { rule: 'LANG-13', check: 'the visitor chose a language before', answer: ({ stored }) => wellFormed(stored) },
  { rule: 'LANG-13', check: 'the browser asks for a language that the site serves', answer: accepted },
  { rule: 'LANG-13', check: 'the site’s default', answer: ({ site }) => site.languages.otherwise },
];

const granted: readonly Rule<Candidate, LocaleCode>[] = [
  {
    rule: 'LANG-04 LANG-05',
    check: 'the site serves it',
    answer: ({ site, code, development }) => find(servedLanguages(site, development), code),
  },
  {
    rule: 'LANG-06 LANG-11',
    check: 'the site has another language for it',
    answer: ({ site, code }) => replacementFor(site, code),
  },
  {
    rule: 'LANG-06 LANG-07 LANG-08 LANG-09 LANG-10 LANG-17',
    check: 'what the site forces for every other language',
    answer: ({ site }) => site.languages.otherwise,
  },
];

/**
 * LANG-01, LANG-06 to LANG-11, LANG-13, LANG-17: the language to serve, always one that the site serves. First the
 * language wanted is found (path, stored choice, Accept-Language, default), then what the site makes of it. The path's
 * segment may differ in case or be a language that the site does not serve: the page then belongs at the answer.
 */
export function languageFor(site: Site, question: LanguageQuestion): Decision<LocaleCode> {
  const want = decide(wanted, { ...question, site });
  const development = question.development ?? false;
  const grant = decide(granted, { site, code: want.value, development });
  return { value: grant.value, trace: [...want.trace.map(asNote), ...grant.trace.map((step) => byRuleOf(site, step))] };
}

// Only the language served has won; the one wanted was on the way to it.
const asNote = (step: Step): Step => (step.outcome === 'won' ? { ...step, outcome: 'noted' } : step);

const forcing = granted.at(-1)?.rule;
const byRuleOf = (site: Site, step: Step): Step =>
  step.rule === forcing ? { ...step, rule: site.languages.rule } : step;

/** Every code that the site answers under, whether offered or not. */
function servedLanguages(site: Site, development: boolean | undefined): readonly LocaleCode[] {
  return development ? [...site.languages.list, pseudoLocale] : site.languages.list;
}

function find(codes: readonly LocaleCode[], code: string): LocaleCode | undefined {
  const wantedCode = code.toLowerCase();
  return codes.find((each) => each.toLowerCase() === wantedCode);
}

function wellFormed(code: string | undefined): string | undefined {
  return code !== undefined && isLanguageSegment(code) ? code : undefined;
}

function replacementFor(site: Site, code: string): LocaleCode | undefined {
  const becomes = site.languages.becomes ?? {};
  const key = find(Object.keys(becomes), code);
  return key === undefined ? undefined : becomes[key];
}

function accepted({ site, acceptLanguage, development }: Question): string | undefined {
  const ranges = languageRanges(acceptLanguage);
  const refused = new Set(ranges.filter(({ quality }) => quality === 0).map(({ range }) => range));
  const codes = servedLanguages(site, development).filter((code) => !refused.has(code.toLowerCase()));
  for (const { range, quality } of ranges) {
    if (quality === 0 || range === '*') return undefined;
    const code = find(codes, range) ?? (site.languages.match === 'base' ? byBase(site, codes, range) : undefined);
    if (code !== undefined) return code;
  }
  return undefined;
}

function byBase(site: Site, codes: readonly LocaleCode[], range: string): string | undefined {
  const plain = withoutScript(range);
  if (replacementFor(site, plain) !== undefined) return plain;
  const [base] = range.split('-');
  const same = codes.map(localeOf).filter((locale) => locale?.lang === base && locale?.value !== pseudoLocale);
  return (same.find((locale) => locale && isTraditional(locale.tag) === isTraditional(range)) ?? same[0])?.value;
}

const withoutScript = (range: string) => range.replace(/^([a-z]{2,3})-[a-z]{4}(?=-|$)/, '$1');
// Chinese is one base language in two scripts; a reader of one is not served by the other when there is a choice.
const isTraditional = (tag: string) => /^zh-(?:hant|tw|hk|mo)\b/i.test(tag);

export type OfferPage = 'sign-up' | 'other';

const neverOffered: readonly LocaleCode[] = ['es-419'];
const notOnSignUp: readonly LocaleCode[] = ['fil-PH', 'hi-IN'];

/**
 * LANG-16: the languages in a page's menu, in the site's order. The pseudo-locale is last, in development only.
 * `sign-up` stands for every registration page.
 */
export function offeredLanguages(
  site: Site,
  page: OfferPage,
  options: { development?: boolean } = {},
): Decision<readonly Locale[]> {
  const trace: Step[] = [];
  const own = page === 'sign-up' ? site.languages.signUp : undefined;
  const check = own ? 'the site’s own list for sign-up' : 'the site’s list';
  trace.push({ rule: own ? 'LANG-16' : 'LANG-04 LANG-05', check, outcome: 'won' });
  const dropped = page === 'sign-up' ? [...neverOffered, ...notOnSignUp] : neverOffered;
  const codes = (own ?? site.languages.list).filter((code) => {
    if (!dropped.includes(code)) return true;
    trace.push({ rule: 'LANG-16', check: 'served but not offered here', outcome: 'noted', detail: code });
    return false;
  });
  if (options.development) codes.push(pseudoLocale);
  return { value: codes.map(localeOf).filter((locale) => locale !== undefined), trace };
}
