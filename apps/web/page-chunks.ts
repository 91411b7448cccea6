import { isPageEntry, pageEntry } from './page-entries.ts';

/** What the bundler knows of a module: who imports it, at once or late. */
type Graph = {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
};

/** React itself, and the few lines by which files find each other: they change only when a version does. */
export const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/;
/** A module that so many pages start with belongs to the frame that all pages share. */
const PAGES_OF_A_FRAME = 10;
const LOGIN = pageEntry('login');
/** Pages that open accounts: they start with one wizard. */
const WIZARD_PAGES = ['register', 'sign-up', 'channel-register', 'email-code-verify'].map(pageEntry);
/** Pages with a form of a few fields, which start with the same parts. */
const FORM_PAGES = [LOGIN, pageEntry('qr-login'), ...WIZARD_PAGES];

/** Late files that pages load together, by the modules that they begin with; the first that takes a module in has it. */
const LATE_TOGETHER: readonly (readonly [name: string, roots: RegExp])[] = [
  ['after', /\/web\/(?:pages\/after|platform\/kept-answers|ui\/toast-layer|features\/login\/login-calls)\.tsx?$/],
  [
    'after-wizard',
    /\/web\/features\/(?:registration\/registration-calls|residence\/ask-residence|elements\/settle-elements)\.ts$/,
  ],
  ['refusals', /\/web\/platform\/refusals\.ts$/],
  ['session', /\/web\/(?:features\/session\/(?:watch-limits|session-over)|platform\/browser-session)\.tsx?$/],
  ['qr', /\/web\/features\/qr\/code-panel\.tsx$/],
];

/** The cards of the account page come after it; what another page starts with stays out of their file. */
const SETTINGS = /\/web\/pages\/account-info\/cards\.tsx$/;

/**
 * Which file a module goes into, so that a page is live with few requests: React, the frame that all pages share, what forms share, the
 * wizard, and the page's own. A module is named by the pages that start with it: a rougher name would load it where nothing uses
 * it. What runs on every page once it is live is one file. What only a press opens keeps a file of its own.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const { pages, late } = rootsOf(id, graph);
  if (pages.size >= PAGES_OF_A_FRAME) return 'frame';
  if (FORM_PAGES.some((page) => pages.has(page) && page !== FORM_PAGES[1])) return chunkOfForm(pages, late);
  const [name] = LATE_TOGETHER.find(([, roots]) => some(late, roots)) ?? [];
  return name ?? (pages.size === 0 && some(late, SETTINGS) && !SETTINGS.test(id) ? 'settings' : null);
}

function chunkOfForm(pages: ReadonlySet<string>, late: ReadonlySet<string>): string | null {
  const all = [...pages];
  if (!all.every((page) => FORM_PAGES.includes(page))) return 'frame';
  if (all.every((page) => WIZARD_PAGES.includes(page))) return all.length > 1 ? 'wizard' : null;
  return all.length > 1 || late.size > 0 ? 'form' : 'login';
}

function some(ids: ReadonlySet<string>, pattern: RegExp): boolean {
  return [...ids].some((id) => pattern.test(id));
}

/** The pages that start with a module, and the late files that take it in. */
function rootsOf(id: string, graph: Graph): { readonly pages: Set<string>; readonly late: Set<string> } {
  const pages = new Set<string>();
  const late = new Set<string>();
  const seen = new Set<string>();
  const open = [id];
  for (let current = open.pop(); current !== undefined; current = open.pop()) {
    if (seen.has(current)) continue;
    seen.add(current);
    const info = graph.getModuleInfo(current);
    if (isPageEntry(current)) pages.add(current);
    if (info && info.dynamicImporters.length > 0) late.add(current.split('?', 1)[0] ?? current);
    open.push(...(info?.importers ?? []));
  }
  return { pages, late };
}
