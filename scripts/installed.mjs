import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';

/**
 * Whether `node_modules` holds what package-lock.json asks for: our stamp says so, or npm's own hidden lock file does
 * (somebody ran `npm install` themselves). Both are written last, so an interrupted installation does not count.
 * @param {string} root folder of the project
 */
export function isInstalled(root) {
  if (existsSync(markOf(root))) return false;
  return readText(stampOf(root)) === wantedStamp(root) || agreesWithHiddenLock(root);
}

/**
 * Marks `node_modules` as unfinished. What an interrupted installation left behind is removed: npm takes a half-unpacked
 * package for a whole one.
 * @param {string} root
 */
export function beginInstallation(root) {
  const folder = path.join(root, 'node_modules');
  if (existsSync(markOf(root))) for (const each of packageFolders(root)) rmSync(each, { recursive: true, force: true });
  rmSync(stampOf(root), { force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(markOf(root), '');
}

/** @param {string} root */
export function finishInstallation(root) {
  writeFileSync(stampOf(root), wantedStamp(root));
  rmSync(markOf(root), { force: true });
}

/** npm puts a package that only one workspace wants into a folder of that workspace. */
function packageFolders(root) {
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => path.join(root, group, name)),
  );
  return [root, ...workspaces].map((folder) => path.join(folder, 'node_modules'));
}

function markOf(root) {
  return path.join(root, 'node_modules', '.installing');
}

function stampOf(root) {
  return path.join(root, 'node_modules', '.installed');
}

/** One lock file installs different files on another platform, for instance in a folder shared with a container. */
function wantedStamp(root) {
  return `${process.platform}-${process.arch} ${fingerprint(root, ['package-lock.json'])}`;
}

function agreesWithHiddenLock(root) {
  try {
    const wanted = packagesOf(path.join(root, 'package-lock.json'));
    const present = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
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
