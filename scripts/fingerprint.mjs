import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'data', '.cache']);
const TEST_FILE = /\.test\.tsx?$/;

/**
 * One hash over the names and contents of files; folders are walked, without tests, `dist` and `node_modules`.
 * @param {string} root
 * @param {readonly string[]} places files and folders, relative to `root`
 * @returns {string} SHA-256 in hex
 */
export function fingerprint(root, places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesIn(root, place))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(root, place) {
  let entries;
  try {
    entries = readdirSync(path.join(root, place), { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [place];
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${place}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesIn(root, file);
      return entry.isFile() && !TEST_FILE.test(entry.name) ? [file] : [];
    });
}
