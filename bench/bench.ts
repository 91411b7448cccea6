/**
 * `npm run bench`: how many bytes, how fast, how it grows; each beside what the machine could do at most, measured in the
 * same run. Prints tables and writes `bench/results/latest.json`.
 *
 *   --quick          short rounds and 20 000 accounts in place of 1 000 000
 *   --only=a,b       some of: bytes, pages, logins, flood, profile, waiters, compliance, growth, purge, restarts
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadBrand } from '@gatehouse/brand/load-brand';
import { createHasher } from '@gatehouse/identity/account/password-hash';
import { tokenCookieName } from '@gatehouse/rules/session';
import { globalSite } from '@gatehouse/rules/site';
import { openProduct } from '../journeys/product.ts';
import type { RollingRestart } from '../journeys/rolling.ts';
import { PROGRAMS } from '../scripts/system-programs.ts';
import { temporaryPostgres } from '../scripts/temporary-service.ts';
import { addAccounts, tokenOf } from './accounts.ts';
import { builtManifest } from './built.ts';
import { budgetsBrokenBy } from './byte-budgets.ts';
import { type ComplianceRate, complianceRates, complianceTable } from './compliance.ts';
import { type FirstLoad, firstLoadOf } from './first-load.ts';
import { type FloodRow, profileUnderFlood } from './flood.ts';
import { type GrowthRow, growthAt } from './growth.ts';
import { type Comparison, TOOL } from './hammer.ts';
import { PASSWORD } from './logins.ts';
import { type PurgeRow, purgeRate } from './purge-rate.ts';
import { type WaitersRow, waitersRows } from './qr-waiters.ts';
import { loginRate, type Pace, pageRate, profileRate } from './rates.ts';
import { restartsUnder } from './restarts.ts';
import {
  firstLoadTable,
  floodTable,
  growthTable,
  purgeTable,
  rateTable,
  restartTable,
  waitersTable,
} from './tables.ts';

const SECTIONS = [
  'bytes',
  'pages',
  'logins',
  'flood',
  'profile',
  'waiters',
  'compliance',
  'growth',
  'purge',
  'restarts',
] as const;
type Section = (typeof SECTIONS)[number];

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } });
const quick = values.quick ?? false;
const wanted = new Set(values.only ? values.only.split(',') : SECTIONS);
const pace: Pace = quick ? { seconds: 1, rounds: 1, logins: 40 } : { seconds: 5, rounds: 3, logins: 300 };
const sizes = quick ? [1_000, 20_000] : [1_000, 1_000_000];
const CALLS = quick ? 200 : 1_000;
const ACCOUNTS = 2_000;
const RESTART_REQUESTS = quick ? 2_000 : 20_000;
const EXPIRED_ROWS = quick ? 50_000 : 500_000;
const WAITERS = quick ? 1_000 : 10_000;
const RESULTS = path.join(import.meta.dirname, 'results', 'latest.json');

const report: {
  bytes?: FirstLoad[];
  compliance?: ComplianceRate[];
  flood?: FloodRow;
  waiters?: WaitersRow[];
  purge?: PurgeRow[];
  restarts?: RollingRestart | undefined;
  rates: Record<string, Comparison>;
  growth: Record<string, GrowthRow[]>;
} & Record<string, unknown> = {
  at: new Date().toISOString(),
  machine: { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, tool: TOOL },
  quick,
  rates: {},
  growth: {},
};

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function withProduct(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gatehouse-bench-'));
  const site = globalSite(loadBrand());
  const passwordHash = await (await createHasher()).hash(PASSWORD);
  await addAccounts({ dataDir }, ACCOUNTS, passwordHash, site.id);
  const product = await openProduct({ DATA_DIR: dataDir, TRUST_PROXY: 'loopback' });
  const origin = product.origin();
  const cookie = `${tokenCookieName(loadBrand(), site, false)}=${tokenOf(0)}`;
  try {
    if (wanted.has('bytes')) await bytes(origin);
    await rate('pages', '/en/login, pages/s', () => pageRate(origin, pace));
    await rate('logins', 'logins/s (bare: argon2id alone)', () => loginRate(origin, ACCOUNTS, pace));
    if (wanted.has('flood')) await flood(origin, cookie);
    await rate('profile', 'profile calls/s', () => profileRate(origin, cookie, pace));
    if (Object.keys(report.rates).length > 0) say(rateTable(report.rates, TOOL));
  } finally {
    await product.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function flood(origin: string, cookie: string): Promise<void> {
  report.flood = await profileUnderFlood(origin, cookie, ACCOUNTS, pace.seconds * 3);
  say(floodTable(report.flood));
}

async function bytes(origin: string): Promise<void> {
  report.bytes = [];
  for (const page of ['/en/login', '/en/register', '/en/sign-up?affiliate_id=10001']) {
    const load = await firstLoadOf(origin, page, builtManifest());
    report.bytes.push(load);
    say(firstLoadTable(load));
    for (const sentence of budgetsBrokenBy(load)) say(`  OVER BUDGET  ${sentence}`);
  }
}

async function rate(section: Section, name: string, measure: () => Promise<Comparison>): Promise<void> {
  if (wanted.has(section)) report.rates[name] = await measure();
}

async function growth(): Promise<void> {
  report.growth.SQLite = [];
  for (const size of sizes) report.growth.SQLite.push(await growthAt(size, CALLS));
  say(growthTable('SQLite', report.growth.SQLite));
  const binaries = PROGRAMS.postgres.find();
  if (!binaries) return say('PostgreSQL is not on this machine, so it was not measured.');
  report.growth.PostgreSQL = [];
  for (const size of sizes) {
    const postgres = await temporaryPostgres(binaries);
    report.growth.PostgreSQL.push(await growthAt(size, CALLS, postgres.url).finally(postgres.stop));
  }
  say(growthTable('PostgreSQL', report.growth.PostgreSQL));
}

async function purging(): Promise<void> {
  report.purge = [await purgeRate(EXPIRED_ROWS, 1)];
  const binaries = PROGRAMS.postgres.find();
  for (const instances of binaries ? [1, 3] : []) {
    const postgres = await temporaryPostgres(binaries ?? '');
    report.purge.push(await purgeRate(EXPIRED_ROWS, instances, postgres.url).finally(postgres.stop));
  }
  say(purgeTable(report.purge));
}

if (wanted.has('compliance')) {
  report.compliance = complianceRates();
  say(complianceTable(report.compliance));
}
if (wanted.has('waiters')) {
  report.waiters = await waitersRows(WAITERS);
  say(waitersTable(report.waiters));
}
const withoutProduct: readonly Section[] = ['compliance', 'growth', 'waiters', 'purge', 'restarts'];
if (SECTIONS.some((section) => !withoutProduct.includes(section) && wanted.has(section))) await withProduct();
if (wanted.has('growth')) await growth();
if (wanted.has('purge')) await purging();
if (wanted.has('restarts')) {
  report.restarts = await restartsUnder(RESTART_REQUESTS);
  say(
    report.restarts ? restartTable(report.restarts) : 'PostgreSQL or Redis is missing, so restarts were not measured.',
  );
}
mkdirSync(path.dirname(RESULTS), { recursive: true });
writeFileSync(RESULTS, `${JSON.stringify(report, null, 2)}\n`);
say(`\nWritten to ${path.relative(process.cwd(), RESULTS)}`);
