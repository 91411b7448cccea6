import { type Decision, decide, type Rule } from '../decision.ts';
import { languageFor } from '../language/language.ts';
import { type Locale, type LocaleCode, localeOf } from '../site/locale.ts';
import type { Site } from '../site/site.ts';

type Question = { readonly to: Site; readonly code: LocaleCode; readonly reader: Locale | undefined };

/** REGION-08, LANG-06, LANG-11: the site's own mapping of a code comes before a match by base language. */
const table: readonly Rule<Question, LocaleCode>[] = [
  {
    rule: 'LANG-04 LANG-05',
    check: 'the other site serves the same code',
    answer: ({ to, code }) => find(to.languages.list, code),
  },
  {
    rule: 'LANG-06 LANG-11',
    check: 'the other site has another language for this code',
    answer: ({ to, code }) => {
      const key = find(Object.keys(to.languages.becomes ?? {}), code);
      return key && languageFor(to, { path: key }).value;
    },
  },
  {
    rule: 'REGION-08',
    check: 'the other site serves the same language in the same script',
    answer: (question) =>
      sameLanguage(question).find(({ tag }) => scriptOf(tag) === scriptOf(question.reader?.tag))?.value,
  },
  {
    rule: 'REGION-08',
    check: 'the other site serves the same language',
    answer: (question) => sameLanguage(question)[0]?.value,
  },
  { rule: 'LANG-17', check: 'the other site’s own language', answer: ({ to }) => to.languages.otherwise },
];

/** REGION-08: the language on another site for a reader of this one: always one that the other site serves. */
export function languageCarriedTo(to: Site, code: LocaleCode): Decision<LocaleCode> {
  return decide(table, { to, code, reader: localeOf(code) });
}

function sameLanguage({ to, reader }: Question): Locale[] {
  return to.languages.list
    .map(localeOf)
    .filter((locale) => locale !== undefined)
    .filter(({ lang }) => lang === reader?.lang);
}

function scriptOf(tag: string | undefined): string | undefined {
  return /^[a-z]{2,3}-([a-z]{4})\b/i.exec(tag ?? '')?.[1];
}

function find(codes: readonly string[], code: string): string | undefined {
  return codes.find((each) => each.toLowerCase() === code.toLowerCase());
}
