/**
 * `npm run check`: format, lint and sizes, types, unused code, layers and loops, generated docs, trace. Everything that can
 * be told without running the product. Prints a table, and the output of what failed.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ROOT, runStep, type Step, type StepResult, seconds } from './step.ts';

const KNIP = 'node_modules/knip/bin/knip.js';
const FOLDERS = ['packages', 'apps', 'server', 'scripts', 'bench', 'journeys'];
const CRUISER = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';

const STEPS: readonly Step[] = [
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'types of rules', command: ['node_modules/typescript/bin/tsc', '-p', 'packages/rules'] },
  { name: 'unused code', command: [KNIP, '--no-progress'] },
  // What only tests use is unused, too (decision 33).
  { name: 'used by tests alone', command: [KNIP, '--no-progress', '--production', '--config', 'knip.production.json'] },
  { name: 'format, lint, sizes', command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off'] },
  { name: 'folder sizes', command: ['scripts/folder-sizes.ts'] },
  { name: 'words', command: ['scripts/words/check-words.ts'] },
  { name: 'layers and loops', command: [CRUISER, '--config', 'dependency-cruiser.config.mjs', ...FOLDERS] },
  { name: 'generated docs', command: ['scripts/docs.ts', '--check'] },
  { name: 'trace', command: ['scripts/trace.ts', '--check'] },
];

/** Steps whose output is worth reading when they pass, too. */
const REPORTS: readonly string[] = ['words'];

const waiting = STEPS.filter(({ command }) => existsSync(path.join(ROOT, command[0] ?? '')));
const results: StepResult[] = [];

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step, 'kept'));
}
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));

const failed = results.filter(({ ok }) => !ok);
const shown = results.filter(({ name, ok }) => !ok || REPORTS.includes(name));
for (const { name, output } of shown) process.stdout.write(`\n── ${name}\n${output.trim()}\n`);
const rows = STEPS.flatMap(({ name }) => results.find((result) => result.name === name) ?? []).map(
  ({ name, ok, ms }) => `  ${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(20)} ${seconds(ms).padStart(7)}`,
);
process.stdout.write(`\n${rows.join('\n')}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
