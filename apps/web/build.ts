import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { codes } from '@gatehouse/contract/errors/codes';
import { checkWords } from '@gatehouse/words/check';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { browserErrorRows } from './browser-error-rows.ts';
import { shortName } from './class-names.ts';
import { copyFlags } from './flag-files.ts';
import { cutFonts } from './font-files.ts';
import { chunkOf, REACT } from './page-chunks.ts';
import { CAPTCHA_FRAME, entryOf, PAGES_DIR, pageEntries, pageNames } from './page-entries.ts';
import { messagesOfPage } from './page-messages.ts';
import type { PageDefinition } from './pages/page.ts';
import { shortPasswordList } from './password-list.ts';
import { scriptPartsOf } from './script-parts.ts';
import { stylePartsOf } from './style-parts.ts';
import { writeWorld } from './world-file.ts';

const DIST = join(import.meta.dirname, 'dist');
const CODES = /import \{ ([^}]+) \} from '(?:@gatehouse\/contract\/errors\/codes|\.\.\/errors\/codes\.ts)';/;
const TABLE = '/contract/src/errors/codes.ts';
/** Neither a property nor a part of a word or a path. */
const USED = /(?<![\w'/])(?<!(?<!\.\.)\.)codes(?![\w'])/;
const COMMENT = /^\s*(?:\/\*|\*|\/\/).*$/gm;
/** The text before the check of a condition in a flow (`platform/flow/flow.ts`). */
const WHEN_WORDS = /(\bwhen: \[\s*)'(?:[^'\\\n]|\\.)*'/g;
/** The ids and the text of a rule's condition (`packages/rules/src/decision.ts`). */
const TRACE_WORDS = /(\b(?:rule|check): )(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;
const RULES = /\/rules\/src\/.*\.ts$/;
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

const shared: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: shortName } },
  plugins: [plainImports(), react(), pageEntries(), shortPasswordList()],
};

/**
 * Replaces Vite's helper for dynamic imports, a kilobyte of every first load: all styles are in one file, and the document
 * preloads the page's scripts.
 */
function plainImports(): Plugin {
  return {
    name: 'gatehouse-plain-imports',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}

/** Inlines the numbers of codes, so that browsers do not load the table. */
function inlineCodes(): Plugin {
  const numbers = new Map<string, number | string>(Object.entries(codes));
  return {
    name: 'gatehouse-inline-codes',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !CODES.test(code)) return undefined;
      const inlined = code.replace(
        /(?<![\w.])codes\.(\w+)/g,
        (whole, name) => JSON.stringify(numbers.get(name)) ?? whole,
      );
      // An unused import would still put the table into the shared files.
      const rest = inlined.replace(CODES, '');
      return USED.test(rest.replace(COMMENT, '')) ? inlined : rest;
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const table = file.type === 'chunk' && Object.entries(file.modules).find(([id]) => id.endsWith(TABLE));
        if (table && table[1].renderedLength > 0) this.error(`${file.fileName} has the table of codes: name each code`);
      }
    },
  };
}

/** Removes the texts of a flow's conditions, which only its diagram uses. */
function flowChecksAlone(): Plugin {
  return {
    name: 'gatehouse-flow-checks-alone',
    enforce: 'pre',
    transform: (code, id) =>
      /\.tsx?$/.test(id) && code.includes('when: [') ? code.replace(WHEN_WORDS, "$1''") : undefined,
  };
}

/** Removes what a decision's trace would say: the explorer shows it, which is built apart, and the server has it. */
function rulesWithoutWords(): Plugin {
  return {
    name: 'gatehouse-rules-without-words',
    enforce: 'pre',
    transform: (code, id) => (RULES.test(id) ? code.replace(TRACE_WORDS, "$1''") : undefined),
  };
}

/**
 * Builds the scripts and styles for browsers: one entry for each page, and a manifest of the files. Pages for developers, and
 * the frame for captchas, are built apart, so that shared files have none of their code.
 * @param lasting the pages that are served in production: only their files have a size to hold (`page-chunks.ts`)
 */
async function buildBrowser(pages: readonly string[], manifest: string, lasting?: 'lasting'): Promise<void> {
  await build({
    ...shared,
    plugins: [inlineCodes(), flowChecksAlone(), lasting && rulesWithoutWords(), shared.plugins, browserErrorRows()],
    build: {
      outDir: join(DIST, 'browser'),
      emptyOutDir: false,
      manifest,
      // The document names the page's scripts; files loaded later have no styles, so nothing else is preloaded.
      modulePreload: false,
      cssCodeSplit: false,
      target: 'es2022',
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Without it a later file that is in a group costs one more request.
        experimental: { chunkOptimization: { avoidRedundantChunkLoads: true } },
        input: Object.fromEntries(pages.map((name) => [name, entryOf(name)])),
        output: {
          // Hashes do not compress, and scripts name each other by them.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'react', test: REACT, priority: 2 },
              ...(lasting ? [{ name: chunkOf, debugName: 'shared by pages', priority: 1 }] : []),
            ],
          },
        },
      },
    },
  });
}

async function definitionOf(name: string): Promise<PageDefinition> {
  return (await import(join(PAGES_DIR, name, 'page.ts'))).page;
}

async function isForDevelopment(name: string): Promise<boolean> {
  const page = await definitionOf(name);
  return page.paths.some((path: string) => path.startsWith('/dev/'));
}

/** Builds the views for the server: one module that renders any page to text. */
async function buildServer(): Promise<void> {
  await build({
    ...shared,
    // Only for the build: in development Vite must keep node modules outside.
    ssr: { noExternal: true },
    build: {
      outDir: join(DIST, 'server'),
      emptyOutDir: true,
      ssr: join(import.meta.dirname, 'shell/render.tsx'),
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'render.js' } },
    },
  });
}

/** Writes `.br` and `.gz` beside each asset, so that serving it needs no compression. */
function compressAssets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!COMPRESSIBLE.test(name)) continue;
    const bytes = readFileSync(join(folder, name));
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, brotli));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

type ManifestEntry = { readonly file: string; readonly name?: string; isEntry?: boolean; imports?: readonly string[] };

/** The first scripts of each page, for the document of a first visit. */
function writeScriptParts(): void {
  const folder = join(DIST, 'browser');
  const manifest = readManifest('manifest.json');
  const pages: Record<string, string[]> = {};
  for (const [key, { isEntry, name }] of Object.entries(manifest)) {
    if (isEntry && name) pages[name] = importsFirst(manifest, key);
  }
  const files = [...new Set(Object.values(pages).flat())].map((address) => ({
    address,
    code: readFileSync(join(folder, address), 'utf8'),
  }));
  writeFileSync(join(DIST, 'script-parts.json'), JSON.stringify(scriptPartsOf(files, pages)));
}

function readManifest(name: string): Record<string, ManifestEntry> {
  return JSON.parse(readFileSync(join(DIST, 'browser', name), 'utf8'));
}

/**
 * The files that a page loads later too, and those of the pages for developers: one that waits for itself never starts.
 * @throws {Error} if files import each other in a circle
 */
function refuseCircles(name: string): void {
  const manifest = readManifest(name);
  for (const key of Object.keys(manifest)) importsFirst(manifest, key);
}

/**
 * A file's address after those of all its imports.
 * @throws {Error} if files import each other in a circle
 */
function importsFirst(manifest: Record<string, ManifestEntry>, key: string, above: readonly string[] = []): string[] {
  if (above.includes(key))
    throw new Error(`Files of the build import each other in a circle: ${[...above, key].join()}`);
  const { imports = [], file } = manifest[key] as ManifestEntry;
  const before = imports.flatMap((one) => importsFirst(manifest, one, [...above, key]));
  return [...new Set([...before, `/${file}`])];
}

/** The server chooses from them the styles of a document. */
function writeStyleParts(): void {
  const { file = '' } = readManifest('manifest.json')['style.css'] ?? {};
  const sheet = readFileSync(join(DIST, 'browser', file), 'utf8');
  writeFileSync(join(DIST, 'style-parts.json'), JSON.stringify(stylePartsOf(sheet)));
}

/** The server embeds them in the page's documents. */
async function writePageMessages(): Promise<void> {
  const pages = await Promise.all(pageNames().map(async (name) => [name, await definitionOf(name)] as const));
  const found = pages.flatMap(([name, page]) => (page.showsAll ? [] : [[name, messagesOfPage(name, page)]]));
  writeFileSync(join(DIST, 'page-messages.json'), JSON.stringify(Object.fromEntries(found)));
}

async function parted<T>(list: readonly T[], test: (one: T) => Promise<boolean>): Promise<[yes: T[], no: T[]]> {
  const verdicts = await Promise.all(list.map(test));
  return [list.filter((_, place) => verdicts[place]), list.filter((_, place) => !verdicts[place])];
}

/** LANG-18: the build fails if a language differs from English in keys or placeholders. */
function refuseBrokenMessages(): void {
  const problems = checkWords().map(({ locale, file, id, what }) => `  ${locale} ${file} ${id}: ${what}`);
  if (problems.length > 0) throw new Error(`The words have ${problems.length} problems:\n${problems.join('\n')}`);
}

refuseBrokenMessages();
rmSync(DIST, { recursive: true, force: true });
const [development, lasting] = await parted(pageNames(), isForDevelopment);
await Promise.all([buildBrowser(lasting, 'manifest.json', 'lasting'), buildServer()]);
await buildBrowser(development, 'manifest-development.json');
for (const manifest of ['manifest.json', 'manifest-development.json']) refuseCircles(manifest);
await buildBrowser([CAPTCHA_FRAME], 'manifest-captcha-frame.json');
writeStyleParts();
writeScriptParts();
await writePageMessages();
writeFileSync(join(DIST, 'font-faces.json'), JSON.stringify(await cutFonts(join(DIST, 'browser'))));
writeWorld(join(DIST, 'browser'));
compressAssets(join(DIST, 'browser', 'assets'));
compressAssets(copyFlags(join(DIST, 'browser')));
