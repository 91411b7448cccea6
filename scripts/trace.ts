/**
 * `npm run trace`: joins docs/requirements.md with the rules that carry its ids, the tests of the rule alone that name them, and
 * the tests of the running product (decision 33). Without options it prints a summary, with `--full` the files of every id, with
 * `--check` one line. Fails on unknown and unproved ids, and on tests that expect nothing.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { requirementsOf } from './trace-reading.ts';
import { checkReportOf, fullReportOf, summaryOf, traceOf, unproved } from './trace-report.ts';

const ROOT = path.join(import.meta.dirname, '..');
const SOURCES = '{packages,apps,server,journeys,scripts,bench}/**/*.{ts,tsx,mjs}';

const files = globSync(SOURCES, { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const sources = files.map((file) => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }));
const trace = traceOf(requirementsOf(readFileSync(path.join(ROOT, 'docs/requirements.md'), 'utf8')), sources);

const [option] = process.argv.slice(2);
const report = option === '--full' ? fullReportOf : option === '--check' ? checkReportOf : summaryOf;
process.stdout.write(`${report(trace)}\n`);
process.exitCode = trace.unknown.length + trace.silent.length + unproved(trace).length > 0 ? 1 : 0;
