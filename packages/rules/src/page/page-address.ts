import { type Decision, decide, type Rule } from '../decision.ts';
import { splitLanguage, withLanguage } from '../language/path-language.ts';
import type { LocaleCode } from '../site/locale.ts';
import type { Site } from '../site/site.ts';

export type AddressQuestion = {
  /** The path's own language segment, as `splitLanguage` gives it. */
  readonly asked: string | undefined;
  /** The path after it, as written. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** What `languageFor` answers. */
  readonly language: LocaleCode;
};

const right = ({ path, search, language }: AddressQuestion) => withLanguage(language, plainPath(path)) + search;

const table: readonly Rule<AddressQuestion, string | null>[] = [
  {
    rule: 'LANG-02',
    check: 'the path names no language',
    answer: (question) => (question.asked === undefined ? right(question) : undefined),
  },
  {
    rule: 'LANG-02',
    check: 'the path names another language than the one that is served, or spells it otherwise',
    answer: (question) => (question.asked === question.language ? undefined : right(question)),
  },
  {
    rule: 'LANG-02',
    check: 'the path ends in a slash',
    answer: (question) => (question.path === plainPath(question.path) ? undefined : right(question)),
  },
  { rule: 'LANG-02', check: 'the address is right as it stands', answer: () => null },
];

/** LANG-02: where a page's address is sent on to, with its query intact; null where it is right. */
export function pageAddress(question: AddressQuestion): Decision<string | null> {
  return decide(table, question);
}

/** A path as pages are known by it: without slashes at its end. */
export function plainPath(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}

/** The path by which a page is known, of an address with or without language, query, hash, and slashes at the end. */
export function pagePath(address: string): string {
  return plainPath(splitLanguage(address.replace(/[?#].*$/s, '')).path);
}

/** The site's login page, with the address to return to, for a visitor who has to log in first. */
export function loginAddress(site: Pick<Site, 'paths'>, language: LocaleCode, path: string, search: string): string {
  const back = encodeURIComponent(withLanguage(language, path) + search);
  return `${withLanguage(language, site.paths.login)}?redirect_url=${back}`;
}
