/**
 * `npm test`: everything, in order: check, build, unit and API tests on SQLite, PostgreSQL and Redis, byte budgets, and
 * journeys in a real Chromium, where what fails is tried once more (decision 24). What failed is told again at the end. The
 * last line is `N passed, N failed`, with `, N skipped` where some were; a step that is not a test file and fails counts as
 * one failure.
 */
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOOSE_ERRORS_FILE } from './loose-errors-reporter.ts';
import { ROOT, runStep, type Step, seconds } from './step.ts';
import { findOrInstall, type Programs } from './system-programs.ts';
import { temporaryPostgres, temporaryRedis } from './temporary-service.ts';
import {
  type Failure,
  failedFilesOf,
  failuresOf,
  failureText,
  summaryOf,
  sumOf,
  type Totals,
  totalsOf,
} from './test-report.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';
/** A quiet machine needs a few minutes; a busy one is not a failure. */
const TESTS_LIMIT_MS = 55 * 60_000;
const JOURNEYS = 'vitest.journeys.config.ts';
/** Files. More than a busy machine spoils are broken. */
const MOST_TRIED_AGAIN = 3;

const totals: Totals[] = [];
const failures: Failure[] = [];
const unsteady: Failure[] = [];
let runs = 0;
const reports = mkdtempSync(path.join(tmpdir(), 'gatehouse-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

/** What fails as a whole counts as one. */
function failWhole(title: string): void {
  totals.push({ passed: 0, failed: 1, skipped: 0 });
  failures.push({ title, why: '', lastSeen: [] });
}

function heading(name: string): void {
  process.stdout.write(`\n━━ ${name}\n`);
}

async function plainStep(step: Step): Promise<boolean> {
  heading(step.name);
  const { ok, ms } = await runStep(step, 'live');
  process.stdout.write(`${ok ? 'ok' : 'FAILED'}: ${step.name} (${seconds(ms)})\n`);
  if (!ok) failWhole(step.name);
  return ok;
}

/** `loose`: errors that belong to no test. */
type Run = { name: string; ok: boolean; report: string; loose: boolean };

async function runVitest(name: string, config: string, env: Record<string, string>, more: string[] = []): Promise<Run> {
  heading(name);
  runs += 1;
  const report = path.join(reports, `${runs}.json`);
  const loose = `${report}.loose`;
  const reporters = [
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    '--reporter=./scripts/loose-errors-reporter.ts',
  ];
  const command = [VITEST, 'run', '--config', config, ...reporters, ...more];
  const { ok, ms } = await runStep(
    { name, command, env: { ...env, [LOOSE_ERRORS_FILE]: loose }, limitMs: TESTS_LIMIT_MS },
    'live',
  );
  process.stdout.write(`${ok ? 'ok' : 'FAILED'}: ${name} (${seconds(ms)})\n`);
  return { name, ok, report, loose: existsSync(loose) };
}

function keep({ name, ok, report, loose }: Run): void {
  const found = totalsOf(report);
  const told = failuresOf(report);
  totals.push(found);
  failures.push(...told);
  if (loose || (!ok && found.failed === 0)) failWhole(loose ? `${name}: an error outside of any test` : name);
  // No report that could be read: the step itself is named.
  else if (!ok && told.length === 0) failures.push({ title: name, why: '', lastSeen: [] });
}

/** Decision 24: files in which something failed beside others are run once more, one at a time. */
async function journeys(env: Record<string, string>): Promise<void> {
  const first = await runVitest('Journeys', JOURNEYS, env);
  const files = failedFilesOf(first.report);
  if (first.ok || first.loose || files.length === 0 || files.length > MOST_TRIED_AGAIN) return keep(first);
  const second = await runVitest('Journeys, once more', JOURNEYS, env, [...files, '--maxWorkers=1']);
  if (!second.ok) return keep(first);
  unsteady.push(...failuresOf(first.report));
  totals.push(totalsOf(first.report, files), totalsOf(second.report));
}

async function unitTests({ postgres, redis }: Programs): Promise<void> {
  const services = [await temporaryPostgres(postgres), await temporaryRedis(redis)] as const;
  const [database, memory] = services;
  try {
    const env = { TEST_POSTGRES_URL: database.url, TEST_REDIS_URL: memory.url };
    keep(await runVitest('Unit and API tests', 'vitest.config.ts', env));
  } finally {
    await Promise.all(services.map(({ stop }) => stop()));
  }
}

async function everything(): Promise<void> {
  const programs = findOrInstall();
  await plainStep({ name: 'Check', command: ['scripts/check.ts'] });
  const isBuilt = await plainStep({ name: 'Build', command: ['scripts/build.mjs'] });
  await unitTests(programs);
  if (!isBuilt) return;
  const env = { CHROMIUM_PATH: programs.chromium };
  await plainStep({ name: 'Byte budgets', command: ['bench/budgets.ts'], env });
  if (globSync('journeys/**/*.test.ts', { cwd: ROOT }).length > 0) {
    await journeys(env);
  }
}

const start = performance.now();
try {
  await everything();
} catch (error) {
  process.stdout.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  failWhole('The run');
}
const sum = sumOf(totals);
if (unsteady.length > 0) {
  const told = unsteady.map((failure) => `\n${failureText(failure)}`).join('');
  process.stdout.write(`\nUnsteady: each of these failed one time of two, and is a fault to be found:${told}\n`);
}
process.stdout.write(failures.map((failure) => `\n${failureText(failure)}`).join(''));
process.stdout.write(`\nIn ${seconds(performance.now() - start)}.\n${summaryOf(sum)}\n`);
process.exitCode = sum.failed > 0 ? 1 : 0;
