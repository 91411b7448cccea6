import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageFrame } from '../../shell/page-context.tsx';
import { createPageFonts, type PageFonts } from './page-fonts.ts';
import { createPageScripts, type PageScripts } from './page-scripts.ts';
import { createPageStyles } from './page-styles.ts';

const DIST = join(import.meta.dirname, '..', '..', 'dist');
const BROWSER_DIR = join(DIST, 'browser');

/** The files that a page's document names: its script, that script's imports, and the styles of all pages. */
export type PageFiles = {
  readonly script: string;
  readonly preloads: readonly string[];
  readonly style: string;
};

/** The renderer of views, and the files of each page. */
export type Views = {
  readonly render: (frame: PageFrame) => string;
  readonly filesOf: (page: string) => PageFiles;
  /** LANG-14: ids of the messages that the page embeds (`page-messages.ts`); absent or undefined: all. */
  readonly messagesOf?: (page: string) => readonly string[] | undefined;
  /** Styles for the document of a page with this HTML; none for development pages, which have a sheet of their own. */
  readonly stylesOf: (page: string, html: string) => string;
  /** Styles that the sheet of all pages does not have, for every document of the page; absent: none. */
  readonly ownStylesOf?: (page: string) => string;
  /** The first scripts of a page, inline in its document; none for development pages. */
  readonly scriptsOf: (page: string) => PageScripts | undefined;
  /** The faces of pages whose words are in this language (BCP 47); absent: the system's. */
  readonly fontsOf?: (tag: string) => PageFonts;
};

/** The output of the build. `npm run dev` gets the same from Vite. */
export type Bundle = Views & {
  /** The browser's files: `assets`, and `favicon.svg`. */
  readonly folder: string;
  /** Called when pages must be rendered again; absent: never. */
  readonly onChange?: (listener: () => void) => void;
};

const MANIFESTS = ['manifest.json', 'manifest-development.json', 'manifest-captcha-frame.json'];

type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[] };

/** @throws {Error} if the front end is not built */
export async function loadBundle(): Promise<Bundle> {
  const files = new Map<string, PageFiles>();
  for (const manifest of MANIFESTS.map(readManifest)) {
    for (const chunk of Object.values(manifest)) {
      if (chunk.isEntry && chunk.name) files.set(chunk.name, filesOfEntry(manifest, chunk));
    }
  }
  const { render, ownStylesOf } = await import(pathToFileURL(join(DIST, 'server', 'render.js')).href);
  const pageStyles = createPageStyles(readJson('style-parts.json'));
  const messages = readJson<Readonly<Record<string, readonly string[]>>>('page-messages.json');
  const sheet = readManifest('manifest.json')['style.css']?.file;
  return {
    folder: BROWSER_DIR,
    render,
    ownStylesOf,
    messagesOf: (page) => messages[page],
    stylesOf: (page, html) => (files.get(page)?.style === `/${sheet}` ? pageStyles(html) : ''),
    scriptsOf: createPageScripts(readJson('script-parts.json')),
    fontsOf: createPageFonts(readJson('font-faces.json')),
    filesOf(page) {
      const known = files.get(page);
      if (!known) throw new Error(`The build has no entry for the page ${page}`);
      return known;
    },
  };
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(join(DIST, name), 'utf8')) as T;
}

function readManifest(name: string): Record<string, Chunk> {
  const file = join(BROWSER_DIR, name);
  if (!existsSync(file)) throw new Error('The front end is not built: run `npm start`, or `node apps/web/build.ts`');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
}

function filesOfEntry(manifest: Record<string, Chunk>, entry: Chunk): PageFiles {
  const chunks = new Set<Chunk>();
  const open = [entry];
  for (let chunk = open.shift(); chunk; chunk = open.shift()) {
    if (chunks.has(chunk)) continue;
    chunks.add(chunk);
    open.push(...(chunk.imports ?? []).flatMap((key) => manifest[key] ?? []));
  }
  return {
    script: `/${entry.file}`,
    preloads: [...chunks].filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
    style: `/${manifest['style.css']?.file}`,
  };
}
