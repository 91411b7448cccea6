import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { chunkOf, REACT } from './page-chunks.ts';
import { entryOf, pageEntries, pageNames } from './page-entries.ts';

const DIST = join(import.meta.dirname, 'dist');
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

const shared: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [react(), pageEntries()],
};

/** Builds the scripts and styles that browsers load: one entry for each page, and a manifest that names the files. */
async function buildBrowser(): Promise<void> {
  await build({
    ...shared,
    build: {
      outDir: join(DIST, 'browser'),
      emptyOutDir: true,
      manifest: 'manifest.json',
      // The document names what a page starts with; late files have no style of their own, so nothing else is preloaded.
      modulePreload: false,
      cssCodeSplit: false,
      target: 'es2022',
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.fromEntries(pageNames().map((name) => [name, entryOf(name)])),
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'react', test: REACT, priority: 2 },
              { name: chunkOf, debugName: 'shared by pages', priority: 1 },
            ],
          },
        },
      },
    },
  });
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

/** Writes `.br` and `.gz` beside each asset, so that serving one costs no compression. */
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

rmSync(DIST, { recursive: true, force: true });
await Promise.all([buildBrowser(), buildServer()]);
compressAssets(join(DIST, 'browser', 'assets'));
