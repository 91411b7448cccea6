import { type Decision, decide, type Rule } from '../decision.ts';
import { type MailProvider, mailProviders, realLookAlikes } from './mail-domains.ts';
import { isOneSlipFrom } from './near-spelling.ts';

type Question = {
  /** Lower case. */
  readonly domain: string;
  readonly region: string;
};

/** Endings that no registry has, and those of `com` that sites bought to catch slips. */
const SLIPS_OF_COM = new Set('con cmo ocm vom xom cim comm coom comn cpm c0m co. cm om cok clm cop'.split(' '));
/** Country-code endings that differ from ISO 3166-1. */
const ENDING_OF: Readonly<Record<string, string>> = { GB: 'uk' };
const MOST_CHARS = 254;

const known = new Set(mailProviders.flatMap(({ name, endings }) => endings.map((ending) => `${name}.${ending}`)));

const table: readonly Rule<Question, string>[] = [
  {
    rule: 'SIGNUP-01',
    check: 'a domain that exists, or nothing to go by',
    answer: ({ domain }) => (domain === '' || known.has(domain) || realLookAlikes.has(domain) ? '' : undefined),
  },
  {
    rule: 'SIGNUP-01',
    check: 'a common domain with a slip in its punctuation',
    answer: ({ domain }) => {
      const mended = domain.replace(/[.,;]+/g, '.').replace(/^\.|\.$/g, '');
      return mended !== domain && known.has(mended) ? mended : undefined;
    },
  },
  {
    rule: 'SIGNUP-01',
    check: 'the name of a common provider whose ending is missing or wrong',
    answer: ({ domain, region }) => {
      const [name = '', ...rest] = domain.split('.');
      const provider = coined.find((one) => one.name === name || domain === `${one.name}com`);
      return provider && endingFor(provider, rest.join('.'), region);
    },
  },
  {
    rule: 'SIGNUP-01',
    check: 'one slip away from the name of a common provider',
    answer: ({ domain, region }) => {
      const [name = '', ...rest] = domain.split('.');
      const meant = coined.filter((one) => isOneSlipFrom(name, one.name));
      return meant.length === 1 && meant[0] ? endingFor(meant[0], rest.join('.'), region) : undefined;
    },
  },
  { rule: 'SIGNUP-01', check: 'any other domain', answer: () => '' },
];

const coined = mailProviders.filter((one) => one.coined);

/** The provider's domain with the ending that was meant; undefined where that is not plain. */
function endingFor({ name, endings }: MailProvider, typed: string, region: string): string | undefined {
  const [main = ''] = endings;
  const slipped = typed === '' || SLIPS_OF_COM.has(typed);
  if (endings.includes(typed)) return `${name}.${typed}`;
  if (typed === 'co') return `${name}.${regional(endings, 'co', region) ?? main}`;
  if (slipped) return main === 'com' || typed === '' ? `${name}.${main}` : undefined;
  return undefined;
}

/** The ending of the visitor's own country below `co`, where the provider has one: `co.uk` for GB. */
function regional(endings: readonly string[], below: string, region: string): string | undefined {
  const country = ENDING_OF[region] ?? region.toLowerCase();
  return endings.find((ending) => ending === `${below}.${country}`);
}

/**
 * The address that was probably meant, by the common mail domains and the slips that fingers make; empty where there is
 * none. A wrong suggestion is worse than none: domains that exist are left alone, and so are names that may be a company's.
 * @param typed what is in the field
 * @param region ISO 3166-1 of the visitor's language or location; empty: not known
 */
export function emailSuggestion(typed: string, region = ''): Decision<string> {
  const [local = '', domain = '', ...more] = typed.trim().split('@');
  const isAddress = local !== '' && more.length === 0 && typed.length <= MOST_CHARS && !/\s/.test(typed.trim());
  const { value, trace } = decide(table, { domain: isAddress ? domain.toLowerCase() : '', region });
  // The trace says which check won, not whose address it was.
  return { value: value && `${local}@${value}`, trace };
}
