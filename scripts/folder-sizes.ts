/**
 * Fails where a folder has more files than a reader takes in at a glance: it is split by topic. Counts the files of code in a
 * folder itself, without tests that lie beside what they test.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './step.ts';

const MOST_FILES = 40;
const BUILT = new Set(['node_modules', 'dist']);

const files = globSync('{packages,apps,server,scripts,bench,journeys}/**/*.{ts,tsx,mjs}', {
  cwd: ROOT,
  exclude: (name) => BUILT.has(path.basename(name)),
});
const known = new Set(files);

function isBesideItsSubject(file: string): boolean {
  const subject = file.replace(/\.test\.tsx?$/, '');
  return subject !== file && ['.ts', '.tsx'].some((end) => known.has(subject + end));
}

const byFolder = Map.groupBy(
  files.filter((file) => !isBesideItsSubject(file)),
  (file) => path.dirname(file),
);
for (const [folder, inside] of byFolder) {
  if (inside.length <= MOST_FILES) continue;
  process.stdout.write(`${folder}: ${inside.length} files side by side, at most ${MOST_FILES}. Split it by topic.\n`);
  process.exitCode = 1;
}
