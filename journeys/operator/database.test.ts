import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openSmallDisk, type SmallDisk } from '../../scripts/small-disk.ts';
import { PROGRAMS } from '../../scripts/system-programs.ts';
import {
  type TemporaryService,
  temporaryPgBouncer,
  temporaryPostgres,
  unprivilegedUser,
} from '../../scripts/temporary-service.ts';
import { contextOf } from '../stage/account-page.ts';
import { type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { underLoad } from '../stage/database-load.ts';
import { createPerson, type Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';

/** What a database that is away means for the people who use the product meanwhile: a pause, and nothing else. */

const PASSWORD = 'four quiet words here';
const DASHBOARD = '/en/dashboard';
const INFO = '/user/private/info';
const TIMES = 10;
/** A busy machine takes its time. */
const SOON = { timeout: 10_000, interval: 50 };

const FULL_MIB = 64;
const MOST_BEGUN = 200;
/** Taken once there is room again: as many would outlast what is waited for. */
const FEW = 20;

let postgres: TemporaryService;
/** Where the database is, but not the log of the server, whose process a full disk would end. */
let disk: SmallDisk | undefined;
let databaseUrl: string;
let product: Product;
let browser: OwnBrowser;
let person: Person;

beforeAll(async () => {
  postgres = await temporaryPostgres(PROGRAMS.postgres.find() ?? '');
  databaseUrl = await ownDatabase();
  [product, browser] = await Promise.all([openProduct({ DATABASE_URL: databaseUrl }), openBrowser()]);
  person = createPerson(product.port);
  const uuid = await person.begin('pause@example.com');
  await person.verify(uuid, await product.codeFor('pause@example.com'));
  expect((await person.setPassword(uuid, PASSWORD)).ret_code).toBe(0);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await postgres?.stop();
  disk?.remove();
});

/** On a disk of its own where that is allowed. */
async function ownDatabase(): Promise<string> {
  disk = openSmallDisk(FULL_MIB, unprivilegedUser());
  if (!disk) console.log('A full disk is left out: this user may not mount one');
  if (disk) mkdirSync(join(disk.folder, 'tables'));
  const owner = unprivilegedUser();
  if (disk && owner) chownSync(join(disk.folder, 'tables'), owner.uid, owner.gid);
  if (disk) await asOperator(`create tablespace small location '${disk.folder}/tables'`);
  await asOperator(`create database doors ${disk ? 'tablespace small' : ''}`);
  const url = new URL(postgres.url);
  url.pathname = '/doors';
  return url.href;
}

/** As a superuser of the database. */
async function asOperator<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client(postgres.url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const OTHERS = "from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'";
const terminate = () => asOperator(`select pg_terminate_backend(pid) ${OTHERS}`);
const backends = async () => (await asOperator<{ pid: number }>(`select pid ${OTHERS}`)).map(({ pid }) => pid);
const isAnswered = async () => (await person.call(INFO)).ret_code === 0;

test(`backends terminated and PostgreSQL restarted ${TIMES} times under load: only 503 meanwhile, nothing acknowledged is lost`, async () => {
  const load = await underLoad(product);
  onTestFinished(load.stop);
  const outages: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await load.acknowledges(5);
    if (time % 2 === 0) {
      await terminate();
    } else {
      await postgres.interrupt();
      await expect.poll(async () => (await person.call(INFO)).status, SOON).toBe(503);
      await postgres.resume();
    }
    const since = performance.now();
    await expect.poll(isAnswered, SOON).toBe(true);
    outages.push(performance.now() - since);
  }
  const { statuses, lost, acknowledged } = await load.end();
  expect(lost).toEqual([]);
  expect([...statuses.keys()].toSorted()).toEqual([200, 503]);
  expect(acknowledged).toBeGreaterThan(TIMES * 5);
  expect(Math.max(...outages)).toBeLessThan(3_000);
  console.log(
    `${acknowledged} acknowledged, statuses ${JSON.stringify([...statuses])}, longest ${Math.max(...outages)} ms`,
  );
});

test('while the database is away a call answers 503 with Retry-After within a second, and nobody is logged out', async () => {
  await postgres.interrupt();
  try {
    const since = performance.now();
    const call = await person.open(`/x-api${INFO}`);
    expect(performance.now() - since).toBeLessThan(1_500);
    expect([call.status, call.headers['retry-after'], JSON.parse(call.text).ret_code]).toEqual([503, '1', 700091]);
    const page = await person.open(DASHBOARD);
    expect([page.status, page.headers['retry-after']]).toEqual([503, '1']);
    expect(page.text).toContain('data-page="broken"');
    // As for a visitor without a session.
    expect(page.text).not.toContain('href="/en/login"');
    expect(person.cookies.has('b_t_c_k')).toBe(true);
  } finally {
    await postgres.resume();
  }
  await expect.poll(async () => (await person.open(DASHBOARD)).status, SOON).toBe(200);
});

test('the page that says so opens the one that was asked for by itself when the database is back', async () => {
  const context = await contextOf(browser, person);
  const page = await context.newPage();
  await postgres.interrupt();
  try {
    await page.goto(product.origin() + DASHBOARD);
    expect(await page.locator('[data-page]').getAttribute('data-page')).toBe('broken');
  } finally {
    await postgres.resume();
  }
  await expect.poll(() => page.locator('[data-page]').getAttribute('data-page'), { timeout: 20_000 }).toBe('dashboard');
  await context.close();
});

test('frozen backends cost a call five seconds at most', async () => {
  await Promise.all(Array.from({ length: 20 }, () => person.call(INFO)));
  const frozen = await backends();
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  try {
    const waits = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const since = performance.now();
        const { status } = await person.call(INFO);
        return { status, ms: performance.now() - since };
      }),
    );
    expect(frozen.length).toBeGreaterThan(0);
    expect(waits.filter(({ ms }) => ms > 5_000)).toEqual([]);
    expect(waits.some(({ status }) => status === 503)).toBe(true);
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(isAnswered, SOON).toBe(true);
});

/** Begins registrations until one is refused; answers those that were acknowledged. */
async function beginUntilRefused(
  one: Person,
  most = MOST_BEGUN,
): Promise<{ uuids: string[]; refused: number | undefined }> {
  const uuids: string[] = [];
  for (let n = 0; n < most; n += 1) {
    const email = `full${n}-${Date.now()}@example.com`;
    const { status, result } = await one.call('/user/public/register/info', { register_type: 1, email });
    if (status !== 200) return { uuids, refused: status };
    uuids.push(result.uuid);
  }
  return { uuids, refused: undefined };
}

async function expectKept(one: Person, uuids: readonly string[]): Promise<void> {
  for (const uuid of uuids) {
    expect((await one.call(`/user/public/register/recall/info?uuid=${uuid}`)).ret_code).toBe(0);
  }
}

test('a full disk of PostgreSQL answers 503, and what was acknowledged before is there', async ({ skip }) => {
  if (!disk) return skip();
  disk.fill();
  const one = createPerson(product.port);
  const { uuids, refused } = await beginUntilRefused(one);
  disk.free();
  expect(refused).toBe(503);
  await expect
    .poll(async () => (await beginUntilRefused(createPerson(product.port), FEW)).refused, SOON)
    .toBe(undefined);
  await expectKept(one, uuids);
});

test('a full disk of SQLite answers 503, and what was acknowledged before is there', async ({ skip }) => {
  const small = openSmallDisk(FULL_MIB);
  if (!small) return skip();
  const embedded = await openProduct({ DATA_DIR: small.folder });
  const one = createPerson(embedded.port);
  try {
    small.fill();
    const { uuids, refused } = await beginUntilRefused(one);
    small.free();
    expect(refused).toBe(503);
    await expect
      .poll(async () => (await beginUntilRefused(createPerson(embedded.port), FEW)).refused, SOON)
      .toBe(undefined);
    await expectKept(one, uuids);
  } finally {
    await embedded.close();
    small.remove();
  }
});

test('through PgBouncer in transaction mode it works, and survives a restart of that and of what is behind it', async ({
  skip,
}) => {
  const binary = PROGRAMS.pgbouncer.find();
  if (!binary) return skip('PgBouncer is missing');
  const pgbouncer = await temporaryPgBouncer(binary, databaseUrl);
  const behind = await openProduct({ DATABASE_URL: pgbouncer.url });
  try {
    const load = await underLoad(behind);
    onTestFinished(load.stop);
    for (const harm of [pgbouncer.interrupt, terminate, pgbouncer.interrupt]) {
      await load.acknowledges(10);
      await harm();
      if (harm === pgbouncer.interrupt) await pgbouncer.resume();
    }
    await load.acknowledges(10);
    const { statuses, lost } = await load.end();
    expect(lost).toEqual([]);
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  } finally {
    await behind.close();
    await pgbouncer.stop();
  }
});
