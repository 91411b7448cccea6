/** Prints every import that goes against the house, as `file:line`, and fails when there is one. */
import { globSync, readFileSync } from 'node:fs';
import { wrongImports } from './import-direction.ts';

const SOURCES = '{packages,apps}/**/*.{ts,tsx}';
/** Tests may set up what they like. */
const SKIPPED = /(^|\/)(node_modules|dist)\/|\.test\.tsx?$|-(fixture|test-server|test-set-up)\.ts$/;

const files = globSync(SOURCES, { exclude: ['**/node_modules', '**/dist'] })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !SKIPPED.test(file));
const wrong = files.flatMap((file) =>
  wrongImports(file, readFileSync(file, 'utf8')).map(
    ({ line, target, rule }) => `${file}:${line} imports ${target}: ${rule}`,
  ),
);
process.stdout.write(`${wrong.join('\n')}\n${files.length} files, ${wrong.length} wrong imports\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
