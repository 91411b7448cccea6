/**
 * Writes the pages under docs/ that are made from data. With `--check` it writes nothing and fails when one is stale.
 * A new page is one line in `PAGES`: a file, and a function that gives its text.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorsPage } from './docs-errors.ts';
import { flowsPage } from './docs-flows.ts';
import { sitesPage } from './docs-sites.ts';

const ROOT = path.join(import.meta.dirname, '..');

const PAGES: readonly { readonly file: string; readonly text: () => string }[] = [
  { file: 'docs/errors.md', text: errorsPage },
  { file: 'docs/flows.md', text: flowsPage },
  { file: 'docs/sites.md', text: sitesPage },
];

const check = process.argv.includes('--check');
const stale = PAGES.filter(({ file, text }) => {
  const place = path.join(ROOT, file);
  return !existsSync(place) || readFileSync(place, 'utf8') !== text();
});
if (!check) for (const { file, text } of stale) writeFileSync(path.join(ROOT, file), text());
const verb = check ? 'stale, run node scripts/run.mjs scripts/docs.ts' : 'written';
process.stdout.write(
  `${[`${PAGES.length} generated pages`, ...stale.map(({ file }) => `${file}: ${verb}`)].join('\n')}\n`,
);
process.exitCode = check && stale.length > 0 ? 1 : 0;
