import { isPageEntry, pageEntry } from './page-entries.ts';

/** The bundler's graph: static and dynamic importers of a module. */
type Graph = {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
};

/** React and the bundler's runtime: they change only with a version. */
export const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/;
/** Number of pages from which on they share a file of a common module. */
const PAGES_THAT_SHARE = 8;
const LOGIN = pageEntry('login');
const REGISTER = pageEntry('register');
/** They start with parts of others, and change nothing about where these are: the OAuth pages, the login of a known device, and the mini-app's. */
const GUEST_PAGES = [
  ...['login-known', 'oauth', 'oauth-login', 'oauth-register', 'oauth-log-out', 'oauth-authorized'],
  'telegram-register-login',
].map(pageEntry);
/** Pages that open accounts: they start with one wizard. */
const WIZARD_PAGES = ['register', 'sign-up', 'channel-register', 'email-code-verify'].map(pageEntry);

/**
 * The shell and the inviter's card draw seals, and the shell the notice of the mini-app and the banner that compliance may hide, on
 * the server only (`ServerPart`), so that no page loads them because of that.
 */
const ON_SERVER =
  /\/web\/(?:ui\/seal|shell\/accounts-elsewhere)\.tsx$|\/rules\/src\/compliance\/compliance-element-names\.ts$/;
const SHELL = /\/web\/(?:shell|features\/inviter)\//;
/** Modules so small and shared that a file of their own would cost more than they weigh. */
const SMALL =
  /\/web\/features\/(?:forms\/strong\.tsx|cards\/account\.module\.css|verification\/sent\.ts)|\/(?:rules\/src\/page\/page-paths|contract\/src\/call\/own-parameters)\.ts$/;
/** What the cookie policy lists: the account page's consent settings need it too, and that page starts with none of their files. */
const OWN_STORAGE = /\/web\/platform\/storage\/own-storage\.ts$/;
/** Small parts of the forms of several pages: none of these starts with a file that is mostly another's. */
const FORM_PARTS =
  /\/web\/(?:features\/(?:forms\/(?:answered|use-arrival-focus)|telegram\/(?:bind-result|offered))|platform\/webview\/telegram-host)\.ts$|\/contract\/src\/telegram\/(?:telegram-provider|bind-status)\.ts$/;
/** How Telegram launched the mini-app, and the calls about it: the mini-app's pages ask all of it at once, and no other page starts with it. */
const LAUNCH =
  /\/web\/(?:pages\/after-hydration\/in-telegram|platform\/webview\/(?:keep-launch|mini-app|telegram-(?:auth|bridge|launch|links|parts))|platform\/navigation\/destination-beyond-telegram|features\/telegram\/(?:others-session|look|telegram-calls))\.ts$|\/(?:contract\/src\/telegram\/telegram|rules\/src\/telegram\/telegram-(?:frame-pages|theme))\.ts$/;
/** What every page loads after hydration. */
const AFTER =
  /\/web\/(?:pages\/after-hydration\/after-hydration|platform\/request\/answer-cache|ui\/toast\/toast-layer)\.tsx?$/;
/** Modules that several deferred files share: in the file that every page loads after hydration, none of them loads another's. */
const SHARED_LATE =
  /\/(?:contract\/src\/login\/third-party-login|rules\/src\/login\/scene)\.ts$|\/web\/(?:features\/sign-in\/(?:checked-call|prepare-on-touch|risk-verdict)|platform\/(?:site\/country-of-page|storage\/(?:regulation-key|rehearsal-key|telegram-keys)))\.ts$/;
/** What waits for the code draws it on the server only: it goes with the code. */
const CODE_RING = /\/web\/features\/qr\/(?:seal-ring|what-to-scan)\.tsx$/;
/** Modules whose file is not decided by who imports them; null: one of their own. */
const PLACED: readonly (readonly [name: string | null, modules: RegExp])[] = [
  ['frame', SMALL],
  [null, OWN_STORAGE],
  ['after', SHARED_LATE],
  ['mini-app', LAUNCH],
  ['form-parts', FORM_PARTS],
  ['qr', CODE_RING],
];
/** The later screens of a registration; modules that they share with others go elsewhere. */
const LATER_SCREENS = /\/web\/features\/registration\/deferred-screens\.tsx$/;
/** Files that pages load together, by their first modules; a module goes to the first that contains it. */
const LATE_TOGETHER: readonly (readonly [name: string, roots: RegExp])[] = [
  ['after', AFTER],
  ['after-login', /\/web\/features\/login\/deferred-calls\.ts$/],
  [
    'after-wizard',
    /\/web\/features\/(?:registration\/(?:registration|proof)-calls|residence\/ask-residence|elements\/settle-elements)\.ts$/,
  ],
  ['refusals', /\/web\/platform\/request\/refusals\.ts$/],
  [
    'session',
    /\/web\/(?:features\/session\/(?:watch-limits|session-over)|platform\/page\/browser-session|features\/verification\/private-calls)\.tsx?$/,
  ],
  ['qr', /\/web\/features\/qr\/code-panel\.tsx$/],
  ['later-screens', LATER_SCREENS],
];

/** The late parts of the way from Telegram to an account: they need little of what the account page has, and load none of its files. */
const TELEGRAM =
  /\/web\/(?:features\/telegram\/(?:inside-screens|telegram-calls|say)|pages\/telegram-register-login\/form-screen)\.tsx?$/;
/** The cards of the account page load after it; what another page starts with stays out of their file. */
const SETTINGS = /\/web\/pages\/account-info\/cards\.tsx$/;

/**
 * The output file of a module: named after the pages that start with it, so that no page loads what it does not use. What runs on
 * every page after hydration is one file. What only a click loads keeps its own file.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const placed = PLACED.find(([, modules]) => modules.test(id));
  if (placed) return placed[0];
  const { pages: all, late } = rootsOf(id, graph);
  const others = [...all].filter((page) => !GUEST_PAGES.includes(page));
  const pages = others.length > 0 ? new Set(others) : all;
  const name = chunkOfPages(pages, late);
  // The login page's own file hydrates that page. The mini-app loads the wizard late, so it is in the file of such parts too.
  if (name === 'login' && all.size > pages.size) return 'login-parts';
  if (name !== undefined) return name;
  const together = lateChunkOf(late);
  if (together !== undefined || !some(late, SETTINGS)) return together ?? null;
  if (pages.size > 0) return 'account-parts';
  return SETTINGS.test(id) || some(late, TELEGRAM) ? null : 'settings';
}

/** What more than one form needs after it is sent is in the file that every page loads after hydration. */
function lateChunkOf(late: ReadonlySet<string>): string | null | undefined {
  const names = LATE_TOGETHER.filter(([, roots]) => some(late, roots)).map(([name]) => name);
  if (names.length > 1 && (names.includes('after') || names.includes('after-login'))) return 'after';
  return names.length > 1 && some(late, LATER_SCREENS) ? null : names[0];
}

/** A module's imports are used by at least the pages that use it, so files named by pages never import each other in a circle. */
function chunkOfPages(pages: ReadonlySet<string>, late: ReadonlySet<string>): string | null | undefined {
  const all = [...pages];
  const login = pages.has(LOGIN);
  const wizard = all.filter((page) => WIZARD_PAGES.includes(page)).length;
  const others = all.length - wizard - (login ? 1 : 0);
  // Every page loads this after hydration, so it may be in every page's scripts.
  if ((login || wizard > 0) && some(late, AFTER)) return 'frame';
  if (login && wizard > 0) return others > 0 ? 'frame' : 'form';
  // Files loaded later need the module in a file that is not a page's own.
  if (login) return others > 0 ? 'login-shared' : late.size > 0 ? 'login-parts' : 'login';
  if (wizard > 0 && !pages.has(REGISTER)) return others > 0 ? 'sign-up-shared' : wizard > 1 ? 'sign-up-parts' : null;
  if (wizard > 0) return others > 0 ? 'wizard-shared' : wizard > 1 || late.size > 0 ? 'wizard' : null;
  return others >= PAGES_THAT_SHARE ? 'pages' : undefined;
}

function some(ids: ReadonlySet<string>, pattern: RegExp): boolean {
  return [...ids].some((id) => pattern.test(id));
}

/** The pages that start with a module, and the dynamic imports that contain it. */
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
    open.push(...(info?.importers ?? []).filter((importer) => !(ON_SERVER.test(current) && SHELL.test(importer))));
  }
  return { pages, late };
}
