/**
 * `npm run bench`: how many bytes, how fast, how it grows; each beside what the machine could do at most, measured in the
 * same run. Prints tables and writes `bench/results/latest.json`, after every section what there is. A section that fails says so,
 * the others go on, and the exit code is 1.
 *
 *   --quick          short rounds and 20 000 accounts in place of 1 000 000
 *   --only=a,b       some of the sections (`sections.ts`), by name (`growth/sqlite`) or group (`growth`)
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { TOOL } from './hammer.ts';
import { type Report, runSections } from './run-sections.ts';
import { scaleOf } from './scale.ts';
import { chosenSections } from './section.ts';
import { sections } from './sections.ts';

const RESULTS = path.join(import.meta.dirname, 'results', 'latest.json');

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } });
const quick = values.quick ?? false;
const about = {
  at: new Date().toISOString(),
  machine: { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, tool: TOOL },
  quick,
};

/** Whole at any moment, also while it is written. */
function write(report: Report): void {
  mkdirSync(path.dirname(RESULTS), { recursive: true });
  writeFileSync(`${RESULTS}.new`, `${JSON.stringify({ ...about, ...report }, null, 2)}\n`);
  renameSync(`${RESULTS}.new`, RESULTS);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const strayErrors = new Set<(error: unknown) => void>();
process.on('uncaughtException', (error) => {
  if (strayErrors.size === 0) say(`\nAn error after its section: ${error.message}`);
  for (const hear of strayErrors) hear(error);
});

function onStrayError(hear: (error: unknown) => void): () => void {
  strayErrors.add(hear);
  return () => void strayErrors.delete(hear);
}

async function main(): Promise<number> {
  const chosen = chosenSections(sections, values.only);
  const { failures } = await runSections(chosen, { scale: scaleOf(quick), say, write, onStrayError });
  say(`\nWritten to ${path.relative(process.cwd(), RESULTS)}`);
  const failed = Object.keys(failures);
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}

// Whatever a section that failed has left running ends with it.
process.exit(
  await main().catch((error: Error) => {
    say(error.message);
    return 2;
  }),
);
