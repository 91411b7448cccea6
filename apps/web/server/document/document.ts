import type { PageFrame } from '../../shell/page-context.tsx';
import { brandStyle } from './brand-style.ts';
import type { PageFiles } from './bundle.ts';
import type { PageFonts } from './page-fonts.ts';

export type DocumentParts = {
  readonly frame: PageFrame;
  readonly title: string;
  readonly description: string;
  /** The rendered view. */
  readonly body: string;
  readonly files: PageFiles;
  /** Ids of those that the page embeds; absent: all. */
  readonly messages?: readonly string[] | undefined;
  /** Of the first view; empty: the sheet of all pages precedes it. */
  readonly styles: string;
  /** On a first visit nothing is fetched before the form is live: the page fetches the headings' file for the next page. */
  readonly fonts?: PageFonts | undefined;
  /** Of this page alone; absent: none. */
  readonly ownStyles?: string | undefined;
  readonly earlyScript: string;
  /** On a first visit: the page's scripts are inline, and files are fetched later. */
  readonly scripts?: { readonly at: string; readonly imports: Readonly<Record<string, string>> } | undefined;
  readonly nonce: string;
  /** Absolute address of this page and of its other languages; absent if search engines may not index it. */
  readonly addresses?: { readonly own: string; readonly others: readonly { tag: string; href: string }[] };
  /** Pages that a visitor is likely to open next, to prerender: login and registration, for each other only. */
  readonly next: readonly string[];
};

/**
 * Page changes are animated. In the document itself: where the sheet comes a moment later, the browser takes the page for one that
 * does not take part, and reports an error that no script can catch.
 */
const PAGE_CHANGE = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** The whole document of a page. Every value is escaped for its place. */
export function documentOf(parts: DocumentParts): string {
  const { frame, nonce, files } = parts;
  const { site, language } = frame;
  return `<!doctype html>
<html lang="${text(language.tag)}" dir="${language.dir}"${attributes(parts)}>
<head>
<meta charset="utf-8">
<title>${text(parts.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${parts.styles === '' ? '<meta name="color-scheme" content="light dark">\n' : ''}<style nonce="${nonce}">${PAGE_CHANGE}${brandStyle(site.look, frame.onServer?.logo)}${parts.scripts ? '' : (parts.fonts?.css ?? '')}${parts.styles}${parts.ownStyles ?? ''}</style>
<script nonce="${nonce}">${parts.earlyScript}</script>
${parts.styles === '' ? sheet(files) : `<noscript>${sheet(files)}</noscript>`}
${parts.scripts ? '' : scriptFiles(parts)}
<link rel="icon" href="/favicon.svg">
${addressLinks(parts)}
${speculation(parts)}
</head>
<body>
<div id="root"${foreign(frame)}>${parts.body}</div>${importMap(parts)}
<script type="application/json" id="frame">${json(forBrowser(parts))}</script>${inlineScripts(parts)}
</body>
</html>`;
}

function scriptFiles({ files, nonce }: DocumentParts): string {
  const preload = (href: string) =>
    `<link rel="modulepreload" fetchpriority="low" nonce="${nonce}" href="${text(href)}">`;
  const script = `<script type="module" fetchpriority="low" nonce="${nonce}" src="${text(files.script)}"></script>`;
  return [script, ...files.preloads.map(preload)].join('\n');
}

/** After all visible content, which is sent first. */
function inlineScripts({ scripts, nonce }: DocumentParts): string {
  return scripts ? `\n<script type="module" nonce="${nonce}">${scripts.at}</script>` : '';
}

/** Starts the invisible rest: a response is sent in parts that end at a nonce (`joinParts`). */
function importMap({ scripts, nonce }: DocumentParts): string {
  if (!scripts) return '';
  return `\n<script type="importmap" nonce="${nonce}">${json({ imports: scripts.imports })}</script>`;
}

function forBrowser({ frame, messages }: DocumentParts): PageFrame {
  const { onServer, ...forAll } = frame;
  const { words } = frame.language;
  const embedded = messages ? Object.fromEntries(messages.map((id) => [id, words[id] ?? ''])) : words;
  // The gallery draws the server's parts in the browser.
  return {
    ...forAll,
    language: { ...frame.language, words: embedded },
    ...(frame.path.startsWith('/dev/') ? { onServer } : {}),
  };
}

function sheet({ style }: PageFiles): string {
  return `<link rel="stylesheet" href="${text(style)}">`;
}

/**
 * `data-sheet`: the styles of all other views, which the page loads after hydration (`platform/loading/full-stylesheet.ts`).
 * `data-font`: for the next page (`pages/after-hydration/prefetch.ts`).
 */
function attributes({ frame: { name, layout, onServer }, styles, files, fonts, scripts }: DocumentParts): string {
  const registration = onServer?.opensAccounts ? ` data-layout="${text(layout.registration)}"` : '';
  const next = scripts && fonts ? ` data-font="${text(fonts.display)}"` : '';
  return ` data-page="${text(name)}"${registration}${next}${styles === '' ? '' : ` data-sheet="${text(files.style)}"`}`;
}

/** On a right-to-left page with left-to-right messages, marks the order of the messages. */
function foreign({ language: { dir, lang, tag } }: PageFrame): string {
  return dir === 'ltr' || tag.split('-')[0] === lang ? '' : ' data-foreign';
}

/** Tags for search engines, and for those that show a card where an address is shared. */
function addressLinks({ addresses, description, title, frame }: DocumentParts): string {
  if (!addresses) return '<meta name="robots" content="noindex">';
  const others = addresses.others.map(
    ({ tag, href }) => `<link rel="alternate" hreflang="${text(tag)}" href="${text(href)}">`,
  );
  return [
    `<meta name="description" content="${text(description)}">`,
    `<link rel="canonical" href="${text(addresses.own)}">`,
    ...others,
    ...[
      ['type', 'website'],
      ['locale', openGraphLocale(frame.language.tag)],
      ['title', title],
      ['description', description],
      ['url', addresses.own],
    ].map(([name = '', value = '']) => `<meta property="og:${name}" content="${text(value)}">`),
  ].join('\n');
}

/** `language_TERRITORY` of the Open Graph protocol, for instance `tr_TR`; Latin America (UN M49 419) is `LA` there. */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region === '419' ? 'LA' : region}`;
}

function speculation({ next, nonce }: DocumentParts): string {
  if (next.length === 0) return '';
  const rules = { prerender: [{ urls: next, eagerness: 'moderate' }] };
  return `<script type="speculationrules" nonce="${nonce}">${json(rules)}</script>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escaped for an element or an attribute. */
export function text(value: string): string {
  return value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** JSON that cannot end its script element. */
export function json(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
