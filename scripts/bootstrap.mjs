/**
 * What `npm start`, `npm test` and the other scripts share: Node 24, the packages of the lock file, the built pages, the compiled server.
 * Each phase runs only when it has something to do, prints one line, and may be interrupted at any moment: its stamp is
 * written last. Runs on Node 18 and newer, without dependencies.
 */
import path from 'node:path';
import { buildStamped, isBuilt, root, SERVER_COMMAND } from './built.mjs';
import { beginInstallation, finishInstallation, isInstalled } from './installed.mjs';
import { withLock } from './lock.mjs';
import { machineNpm, runNpm } from './npm.mjs';
import { runQuietly } from './quietly.mjs';
import { fetchNode, presentNode } from './runtime.mjs';
import { adviceFor, explained, giveUp, Trouble } from './trouble.mjs';

/**
 * @param {{ build: boolean }} options whether the pages and the server must be built too
 * @returns {Promise<string>} path of the Node 24 binary. Does not return when something is in the way: says what and exits.
 */
export async function prepare({ build }) {
  try {
    const node = presentNode(root);
    if (node && isInstalled(root) && (!build || isAllBuilt())) return node;
    const onWait = (owner) => process.stderr.write(`Another start (process ${owner}) is preparing; waiting for it.\n`);
    return await withLock(path.join(root, '.cache', 'lock'), onWait, () => prepareAlone(build));
  } catch (error) {
    return giveUp(explained(error, root));
  }
}

async function prepareAlone(build) {
  const node = presentNode(root) ?? (await phase('Fetching Node 24 (once)', () => fetchNode(root)));
  if (!isInstalled(root)) await phase('Installing packages', () => install(node));
  if (build && !isBuilt(root, 'pages')) await phase('Building the pages', () => buildPages(node));
  if (build && !isBuilt(root, 'server')) await phase('Compiling the server', () => buildServer(node));
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

function buildPages(node) {
  return buildStamped(root, 'pages', () => run(node, ['apps/web/build.ts'], 'The pages could not be built.'));
}

async function buildServer(node) {
  const failure = 'The server could not be compiled.';
  await buildStamped(root, 'server', () => run(node, ['apps/web/build-server.ts'], failure));
  await run(node, [...SERVER_COMMAND, '--load-only'], failure);
}

async function run(node, args, failure) {
  const { code, output } = await runQuietly(node, args, { cwd: root });
  if (code !== 0) throw new Trouble(`${failure}\n${output.trim()}`, adviceFor(output));
}

function isAllBuilt() {
  return isBuilt(root, 'pages') && isBuilt(root, 'server');
}

async function phase(name, work) {
  const start = Date.now();
  process.stderr.write(`${name} … `);
  const result = await work();
  process.stderr.write(`${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}
