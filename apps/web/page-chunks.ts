import { isPageEntry, pageEntry } from './page-entries.ts';

/** What the bundler knows of a module: who imports it, statically. */
type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** React itself: its file changes only when its version does. */
export const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** What other forms, which come late, take as well: worth no file of its own. */
const FIELD = /\/web\/(?:ui\/[a-z-]*field|features\/[a-z-]+)\./;
/** A module that so many pages start with belongs to the frame that all pages share. */
const PAGES_OF_A_FRAME = 10;
/** The page that must be lightest: what other pages share without it is kept out of its files. */
const LIGHTEST_PAGE = pageEntry('login');

/** The pages of the wizard: what they start with is little, and a file of its own would be a request more than a page may make. */
const WIZARD_PAGES = ['register', 'sign-up'].map(pageEntry);

/**
 * Which file a module goes into, so that a page loads five at most before it is alive: React, the bundler's own, what pages share,
 * what the login form starts with, and its own. What no page starts with stays in files of its own, loaded when
 * needed.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const pages = pagesStartingWith(id, graph);
  if (pages.size >= PAGES_OF_A_FRAME) return 'frame';
  if (pages.has(LIGHTEST_PAGE) && (pages.size > 1 || FIELD.test(id))) return 'form';
  if (WIZARD_PAGES.some((page) => pages.has(page)) && !pages.has(LIGHTEST_PAGE) && !isPageEntry(id)) return 'frame';
  return null;
}

function pagesStartingWith(id: string, graph: Graph): Set<string> {
  const pages = new Set<string>();
  const seen = new Set<string>();
  const open = [id];
  for (let current = open.pop(); current !== undefined; current = open.pop()) {
    if (seen.has(current)) continue;
    seen.add(current);
    if (isPageEntry(current)) pages.add(current);
    open.push(...(graph.getModuleInfo(current)?.importers ?? []));
  }
  return pages;
}
