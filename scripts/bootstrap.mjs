/**
 * What `npm start`, `npm test` and the other scripts share: Node 24, the packages of the lock file, the built front end.
 * Each phase runs only when it has something to do, prints one line, and may be interrupted at any moment: its stamp is
 * written last. Runs on Node 18 and newer, without dependencies.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './fingerprint.mjs';
import { beginInstallation, finishInstallation, isInstalled } from './installed.mjs';
import { withLock } from './lock.mjs';
import { machineNpm, runNpm } from './npm.mjs';
import { runQuietly } from './quietly.mjs';
import { fetchNode, presentNode } from './runtime.mjs';
import { adviceFor, explained, giveUp, Trouble } from './trouble.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const BUILD_STAMP = path.join(root, 'apps', 'web', 'dist', '.built');
const BUILD_SOURCES = ['package-lock.json', 'apps/web', 'packages'];

/**
 * @param {{ build: boolean }} options whether the front end must be built too
 * @returns {Promise<string>} path of the Node 24 binary. Does not return when something is in the way: says what and exits.
 */
export async function prepare({ build }) {
  try {
    const node = presentNode(root);
    if (node && isInstalled(root) && (!build || isBuilt())) return node;
    const onWait = (owner) => process.stderr.write(`Another start (process ${owner}) is preparing; waiting for it.\n`);
    return await withLock(path.join(root, '.cache', 'lock'), onWait, () => prepareAlone(build));
  } catch (error) {
    return giveUp(explained(error, root));
  }
}

async function prepareAlone(build) {
  const node = presentNode(root) ?? (await phase('Fetching Node 24 (once)', () => fetchNode(root)));
  if (!isInstalled(root)) await phase('Installing packages', () => install(node));
  if (build && !isBuilt()) await phase('Building the pages', () => buildPages(node));
  return node;
}

async function install(node) {
  beginInstallation(root);
  await runNpm({
    node,
    npm: machineNpm(),
    cwd: root,
    task: 'The packages could not be installed',
    // No package of the lock file needs an install script; the developer's parts are needed to build and test.
    args: ['ci', '--ignore-scripts', '--include=dev', '--include=optional'],
  });
  finishInstallation(root);
}

async function buildPages(node) {
  const wanted = fingerprint(root, BUILD_SOURCES);
  rmSync(BUILD_STAMP, { force: true });
  const { code, output } = await runQuietly(node, ['apps/web/build.ts'], { cwd: root });
  if (code !== 0) throw new Trouble(`The pages could not be built.\n${output.trim()}`, adviceFor(output));
  mkdirSync(path.dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, wanted);
}

function isBuilt() {
  return existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === fingerprint(root, BUILD_SOURCES);
}

async function phase(name, work) {
  const start = Date.now();
  process.stderr.write(`${name} … `);
  const result = await work();
  process.stderr.write(`${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}
