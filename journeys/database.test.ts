import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PROGRAMS } from '../scripts/system-programs.ts';
import { type TemporaryService, temporaryPostgres } from '../scripts/temporary-service.ts';
import { contextOf } from './account-page.ts';
import { openBrowser } from './browser.ts';
import { underLoad } from './database-load.ts';
import { createPerson, type Person } from './person.ts';
import { openProduct, type Product } from './product.ts';

/** What a database that is away means for the people who use the product meanwhile: a pause, and nothing else. */

const PASSWORD = 'four quiet words here';
const DASHBOARD = '/en/dashboard';
const INFO = '/user/private/info';
const TIMES = 20;
/** A busy machine takes its time. */
const SOON = { timeout: 10_000, interval: 50 };

let postgres: TemporaryService;
let product: Product;
let browser: Browser;
let person: Person;

beforeAll(async () => {
  postgres = await temporaryPostgres(PROGRAMS.postgres.find() ?? '');
  [product, browser] = await Promise.all([openProduct({ DATABASE_URL: postgres.url }), openBrowser()]);
  person = createPerson(product.port);
  const uuid = await person.begin('pause@example.com');
  await person.verify(uuid, await product.codeFor('pause@example.com'));
  expect((await person.setPassword(uuid, PASSWORD)).ret_code).toBe(0);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await postgres?.stop();
});

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
