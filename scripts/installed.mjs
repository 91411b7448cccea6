import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';

/**
 * Whether `node_modules` holds what package-lock.json asks for: our stamp says so, or npm's own hidden lock file does
 * (npm was run by hand). Both are written last, so an interrupted installation does not count.
 * @param {string} root folder of the project
 */
export function isInstalled(root) {
  return readText(stampOf(root)) === wantedStamp(root) || agreesWithHiddenLock(root);
}

/**
 * Removes what is installed: first what makes it count, so that this may be interrupted too.
 * @param {string} root
 */
export function beginInstallation(root) {
  for (const file of [stampOf(root), hiddenLockOf(root)]) rmSync(file, { force: true });
  for (const folder of packageFolders(root)) rmSync(folder, { recursive: true, force: true });
}

/** @param {string} root */
export function finishInstallation(root) {
  writeFileSync(stampOf(root), wantedStamp(root));
}

/** npm puts a package that only one workspace wants into a folder of that workspace. */
function packageFolders(root) {
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => path.join(root, group, name)),
  );
  return [root, ...workspaces].map((folder) => path.join(folder, 'node_modules'));
}

function stampOf(root) {
  return path.join(root, 'node_modules', '.installed');
}

function hiddenLockOf(root) {
  return path.join(root, 'node_modules', '.package-lock.json');
}

/** One lock file installs different files on another platform, for instance in a folder shared with a container. */
function wantedStamp(root) {
  return `${process.platform}-${process.arch} ${fingerprint(root, ['package-lock.json'])}`;
}

function agreesWithHiddenLock(root) {
  try {
    const wanted = packagesOf(path.join(root, 'package-lock.json'));
    const present = packagesOf(hiddenLockOf(root));
    return Object.entries(wanted)
      .filter(([place, entry]) => place.includes('node_modules/') && !entry.link && !entry.optional)
      .every(([place, entry]) => present[place]?.version === entry.version);
  } catch {
    return false;
  }
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
