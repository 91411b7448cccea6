/**
 * `npm test`: everything, in order: check, build, unit and API tests on SQLite, PostgreSQL and Redis, byte budgets, and
 * journeys in a real Chromium. Everything has one try (decision 24). At the end it lists the steps with their times and what
 * failed. The last line is `N passed, N failed`, with `, N skipped` where some were; a step that is not a test file and
 * fails counts as one failure.
 */
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOOSE_ERRORS_FILE } from './loose-errors-reporter.ts';
import { ROOT, runStep, type Step, seconds } from './step.ts';
import { findOrInstall, type Programs } from './system-programs.ts';
import { quickFolder, temporaryPostgres, temporaryRedis } from './temporary-service.ts';
import {
  type Failure,
  failuresOf,
  failureText,
  stepText,
  summaryOf,
  sumOf,
  type Totals,
  totalsOf,
} from './test-report.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';
/** A quiet machine needs a few minutes; a busy one is not a failure. */
const TESTS_LIMIT_MS = 55 * 60_000;

const totals: Totals[] = [];
const failures: Failure[] = [];
const steps: string[] = [];
const reports = mkdtempSync(path.join(tmpdir(), 'gatehouse-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

/** What fails as a whole counts as one. */
function failWhole(title: string): void {
  totals.push({ passed: 0, failed: 1, skipped: 0 });
  failures.push({ title, why: '', lastSeen: [] });
}

/** Runs a step under its heading; its time is told there and again at the end. */
async function told(step: Step): Promise<boolean> {
  process.stdout.write(`\n━━ ${step.name}\n`);
  const { ok, ms } = await runStep(step, 'live');
  const line = stepText({ name: step.name, ok, ms });
  steps.push(line);
  process.stdout.write(`${line}\n`);
  return ok;
}

async function plainStep(step: Step): Promise<boolean> {
  const ok = await told(step);
  if (!ok) failWhole(step.name);
  return ok;
}

async function vitestStep(name: string, config: string, env: Record<string, string>): Promise<void> {
  const report = path.join(reports, `${config}.json`);
  // Errors that belong to no test.
  const loose = `${report}.loose`;
  const reporters = [
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    '--reporter=./scripts/loose-errors-reporter.ts',
  ];
  const command = [VITEST, 'run', '--config', config, ...reporters];
  const ok = await told({ name, command, env: { ...env, [LOOSE_ERRORS_FILE]: loose }, limitMs: TESTS_LIMIT_MS });
  const found = totalsOf(report);
  const broken = failuresOf(report);
  totals.push(found);
  failures.push(...broken);
  if (existsSync(loose)) failWhole(`${name}: an error outside of any test`);
  else if (!ok && found.failed === 0) failWhole(name);
  // No report that could be read: the step itself is named.
  else if (!ok && broken.length === 0) failures.push({ title: name, why: '', lastSeen: [] });
}

async function unitTests({ postgres, redis }: Programs): Promise<void> {
  const services = [await temporaryPostgres(postgres), await temporaryRedis(redis)] as const;
  const [database, memory] = services;
  const folder = mkdtempSync(path.join(quickFolder(), 'gatehouse-tests-'));
  try {
    // SQLite answers when the disk has what was written: that is most of what a call takes.
    const env = { TEST_POSTGRES_URL: database.url, TEST_REDIS_URL: memory.url, TMPDIR: folder };
    await vitestStep('Unit and API tests', 'vitest.config.ts', env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
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
    await vitestStep('Journeys', 'vitest.journeys.config.ts', env);
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
process.stdout.write(failures.map((failure) => `\n${failureText(failure)}\n`).join(''));
process.stdout.write(`\n${steps.join('\n')}\n\nIn ${seconds(performance.now() - start)}.\n${summaryOf(sum)}\n`);
process.exitCode = sum.failed > 0 ? 1 : 0;
