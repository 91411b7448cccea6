/**
 * `node server/start.mjs`: the product, from the compiled server where it is that of these sources, else from the sources
 * themselves. With `--load-only` everything is loaded and nothing opened: that fills the cache of compiled scripts.
 */
import module from 'node:module';
import { COMPILED, isBuilt, root } from '../scripts/built.mjs';

const isCompiled = isBuilt(root, 'server');
// Only a cache: where it cannot be written, or is another Node's, scripts are compiled as they are without it.
if (isCompiled) module.enableCompileCache?.(COMPILED.scriptCache);
const { start } = await import(isCompiled ? COMPILED.server : './main.ts');
if (process.argv.includes('--load-only')) {
  await import(COMPILED.views);
  module.flushCompileCache();
} else start();
