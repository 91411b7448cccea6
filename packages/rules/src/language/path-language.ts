import type { LocaleCode } from '../site/locale.ts';

// REDIR-10: one page of the product has a name that LANG-01 would take for a language.
const ownPages: ReadonlySet<string> = new Set(['min-app']);

const language = '(en|[a-z]{2,3}-[a-z0-9]{2,3})';
const languageCode = new RegExp(`^${language}$`, 'i');
const languageSegment = new RegExp(`^/${language}(?=[/?#]|$)`, 'i');
// What browsers read as a slash, or skip, at the start of a path: `//host` and `/\host` would leave the site.
const leadingSlashes = /^[\s/\\]+/;

/** LANG-01: a string that has the form of a language segment; whether a site serves it is `languageFor`'s question. */
export function isLanguageSegment(segment: string): boolean {
  return languageCode.test(segment) && !ownPages.has(segment.toLowerCase());
}

/**
 * LANG-01: takes the language segment off a path. The whole first segment must have the form (`/tr-login` has none); it
 * is handed back as written. Query and hash may follow and stay. `path` always begins with exactly one slash, so that it
 * can be used as a redirect target on the same origin.
 */
export function splitLanguage(pathname: string): { language?: string; path: string } {
  const path = rooted(pathname);
  const code = languageSegment.exec(path)?.[1];
  if (code === undefined || !isLanguageSegment(code)) return { path };
  return { language: code, path: rooted(path.slice(code.length + 1)) };
}

/** LANG-02: the path under a language; `/` becomes `/en`. The reverse of `splitLanguage` for any path without a language. */
export function withLanguage(code: LocaleCode, path: string): string {
  const rest = rooted(path);
  return `/${code}${/^\/(?:[?#]|$)/.test(rest) ? rest.slice(1) : rest}`;
}

function rooted(path: string): string {
  return `/${path.replace(leadingSlashes, '')}`;
}
