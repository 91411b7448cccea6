import { isPageEntry, pageEntry } from './page-entries.ts';

/** What the bundler knows of a module: who imports it, statically. */
type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** React itself: its file changes only when its version does. */
export const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** A field is worth no file of its own. */
const FIELD = /\/web\/ui\/[a-z-]*field\./;
/** A module that so many pages start with belongs to the frame that all pages share. */
const PAGES_OF_A_FRAME = 10;
/** The page that must be lightest: what other pages share without it is kept out of its files. */
const LIGHTEST_PAGE = pageEntry('login');

/** The page of the wizard: what other pages share with it alone, and what its late screens take from it, is one file. */
const WIZARD_PAGE = pageEntry('register');

/**
 * Which file a module goes into, so that a page loads five at most before it is alive: React, what all pages start with,
 * what the forms start with, the wizard, and its own. What no page starts with stays in files of its own, loaded when
 * needed.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const pages = pagesStartingWith(id, graph);
  if (pages.size >= PAGES_OF_A_FRAME) return 'frame';
  if (pages.has(LIGHTEST_PAGE) && (pages.size > 1 || FIELD.test(id))) return 'form';
  if (pages.has(WIZARD_PAGE) && !pages.has(LIGHTEST_PAGE) && !isPageEntry(id)) return 'registration';
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
