/**
 * `npm test`: everything, in order: check, build, unit and API tests on SQLite, PostgreSQL and Redis, byte budgets, and
 * journeys in a real Chromium. What failed is told once more at the end. The last line is `N passed, N failed`, with
 * `, N skipped` where some were; a step that is not a test file and fails counts as one failure.
 */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, runStep, type Step, seconds } from './step.ts';
import { findOrInstall, type Programs } from './system-programs.ts';
import { temporaryPostgres, temporaryRedis } from './temporary-service.ts';
import { type Failure, failuresOf, failureText, summaryOf, sumOf, type Totals, totalsOf } from './test-report.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';
/** A quiet machine needs a few minutes; a busy one is not a failure. */
const TESTS_LIMIT_MS = 55 * 60_000;

const totals: Totals[] = [];
const failures: Failure[] = [];
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

async function vitestStep(name: string, config: string, env: Record<string, string>): Promise<void> {
  heading(name);
  const report = path.join(reports, `${totals.length}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = [VITEST, 'run', '--config', config, ...reporters];
  const { ok, ms } = await runStep({ name, command, env, limitMs: TESTS_LIMIT_MS }, 'live');
  const found = totalsOf(report);
  const told = failuresOf(report);
  totals.push(found);
  failures.push(...told);
  if (!ok && found.failed === 0) failWhole(name);
  // No report that could be read: the step itself is named.
  else if (!ok && told.length === 0) failures.push({ title: name, why: '', lastSeen: [] });
  process.stdout.write(`${ok ? 'ok' : 'FAILED'}: ${name} (${seconds(ms)})\n`);
}

async function unitTests({ postgres, redis }: Programs): Promise<void> {
  const services = [await temporaryPostgres(postgres), await temporaryRedis(redis)] as const;
  const [database, memory] = services;
  try {
    const env = { TEST_POSTGRES_URL: database.url, TEST_REDIS_URL: memory.url };
    await vitestStep('Unit and API tests', 'vitest.config.ts', env);
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
process.stdout.write(failures.map((failure) => `\n${failureText(failure)}`).join(''));
process.stdout.write(`\nIn ${seconds(performance.now() - start)}.\n${summaryOf(sum)}\n`);
process.exitCode = sum.failed > 0 ? 1 : 0;
