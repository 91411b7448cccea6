import { callPaths } from '@gatehouse/contract/call-paths';
import { answeredCalls } from '@gatehouse/contract/errors/answered-calls';
import { errorCatalogue } from '@gatehouse/contract/errors/error-catalogue';
import { splitLanguage, withLanguage } from '@gatehouse/rules/language/path-language';
import { pagePath } from '@gatehouse/rules/page/page-address';
import type { Site } from '@gatehouse/rules/site/site';
import type { Pages } from '../pages.ts';

const CALLS: ReadonlySet<string> = new Set([...callPaths, ...answeredCalls]);
const CASES: ReadonlySet<number | string> = new Set(
  Object.values(errorCatalogue).flatMap((rows) => rows.map(({ code }) => code)),
);

/** A code of the API, shorter than a telephone number, or the name of a case in the error catalogue. */
export function isKnownCode(code: string): boolean {
  return /^-?\d{1,7}$/.test(code) || CASES.has(code);
}

/** A call of the contract or of the error table, without the API prefix and query. */
export function isKnownCall(call: string): boolean {
  return CALLS.has(call);
}

/** The path of a page as the site spells it; undefined for any other, which may contain any input. */
export function knownPath(path: string, { byPath }: Pick<Pages, 'byPath'>, { languages }: Site): string | undefined {
  const { language } = splitLanguage(path);
  const page = pagePath(path);
  if (!byPath.has(page)) return undefined;
  if (language === undefined) return page;
  return languages.list.includes(language) ? withLanguage(language, page) : undefined;
}
