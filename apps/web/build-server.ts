import path from 'node:path';
import { build, type Plugin } from 'vite';

const ROOT = path.join(import.meta.dirname, '..', '..');
const OUT = path.join(ROOT, 'server', 'dist');
const THREAD = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g;
/** A non-ASCII character, with a backslash before it if there is one. */
const WIDE = /(\\?)([\u0080-\uffff])/g;
const HEX = 16;

/**
 * Keeps source locations right in the compiled file: `import.meta.dirname` is the folder of the source, `import.meta.main` is
 * false, and a thread starts from the compiled file beside it.
 */
function placesOfSources(): Plugin {
  return {
    name: 'gatehouse-places-of-sources',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.')) return undefined;
      const source = path.relative(OUT, id).split(path.sep).join('/');
      const folder = JSON.stringify(`/${path.posix.dirname(source)}`);
      return {
        code: code
          .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`)
          .replaceAll('import.meta.main', 'false')
          .replaceAll('createRequire(import.meta.url)', `createRequire(new URL('${source}', import.meta.url))`)
          .replace(THREAD, "new URL('./$1.js', import.meta.url)"),
        map: null,
      };
    },
  };
}

/** Escapes non-ASCII characters: Node stores a script in memory with two bytes per character unless all are ASCII. */
function asciiText(): Plugin {
  return {
    name: 'gatehouse-ascii-text',
    generateBundle(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk') continue;
        file.code = file.code.replace(WIDE, (_, backslash: string, wide: string) => {
          if (backslash) throw new Error(`${file.fileName}: a backslash stands before ${wide}`);
          return `\\u${wide.charCodeAt(0).toString(HEX).padStart(4, '0')}`;
        });
      }
    },
  };
}

async function compile(entry: string, name: string, emptyOutDir: boolean): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [placesOfSources(), asciiText()],
    ssr: { noExternal: true, external: ['better-sqlite3', '@node-rs/argon2'] },
    build: {
      outDir: OUT,
      emptyOutDir,
      target: 'node24',
      ssr: path.join(ROOT, entry),
      rolldownOptions: {
        // All pages are loaded at the start.
        checks: { ineffectiveDynamicImport: false },
        output: {
          entryFileNames: `${name}.js`,
          chunkFileNames: '[name].js',
          // Keep names for stack traces.
          minify: { mangle: false, compress: false, codegen: true },
          codeSplitting: {
            groups: [
              // Evaluated before any native module loads.
              { name: 'node-version', test: /server\/node-version\.ts$/, priority: 2 },
              { name: 'all', test: /./, priority: 1 },
            ],
          },
        },
      },
    },
  });
}

/**
 * Compiles the server's sources and their dependencies into few files, which start faster. Native modules of packages stay in
 * place.
 */
await compile('server/main.ts', 'main', true);
await compile('apps/identity/kernel/password-thread.ts', 'password-thread', false);
