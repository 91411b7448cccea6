/**
 * What is built, and of which sources: the pages, and the compiled server. Each has a stamp, written last, that holds the
 * fingerprint of its sources. Runs on Node 18 and newer, without dependencies.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fingerprint } from './fingerprint.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const PAGES = ['package-lock.json', 'apps/web', 'packages'];
const BUILDS = {
  pages: { stamp: 'apps/web/dist/.built', sources: PAGES },
  server: { stamp: 'server/dist/.built', sources: [...PAGES, 'apps/identity', 'apps/telegram', 'server'] },
};

/** Addresses of the compiled server and of the views that it renders, and the folder of V8's compiled scripts of both. */
export const COMPILED = {
  server: pathToFileURL(path.join(root, 'server/dist/main.js')).href,
  views: pathToFileURL(path.join(root, 'apps/web/dist/server/render.js')).href,
  scriptCache: path.join(root, 'server/dist/scripts'),
};

/**
 * The arguments that start the product, after the path of Node 24. V8 would let the space of new
 * objects grow to 64 MB on a machine with memory, and keep it (decision 37).
 */
export const SERVER_COMMAND = ['--max-semi-space-size=8', path.join(root, 'server/start.mjs')];

/**
 * @param {string} folder of the project
 * @param {'pages' | 'server'} name
 * @returns {boolean} whether it is built, of the sources that are there now
 */
export function isBuilt(folder, name) {
  const { stamp, sources } = BUILDS[name];
  let built;
  try {
    built = readFileSync(path.join(folder, stamp), 'utf8');
  } catch {
    return false;
  }
  return built === fingerprint(folder, sources);
}

/**
 * Builds, and stamps what was built with the sources of the start: who changes one meanwhile, builds again.
 * @param {string} folder of the project
 * @param {'pages' | 'server'} name
 * @param {() => Promise<void>} build
 */
export async function buildStamped(folder, name, build) {
  const file = path.join(folder, BUILDS[name].stamp);
  const wanted = fingerprint(folder, BUILDS[name].sources);
  rmSync(file, { force: true });
  await build();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, wanted);
}
