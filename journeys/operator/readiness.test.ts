import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { PROGRAMS } from '../../scripts/system-programs.ts';
import { temporaryPostgres } from '../../scripts/temporary-service.ts';
import { freePort } from '../stage/free-port.ts';
import { ask } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

async function open(variables: Record<string, string>): Promise<Product> {
  const product = await openProduct(variables);
  cleanUp.push(product.close);
  return product;
}

async function readiness({ managementPort }: Product) {
  const { status, text } = await ask(managementPort, '/readyz');
  return `${status} ${text}`;
}

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-ready-'));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a wrong KEY_ENCRYPTION_KEY: not ready, and neither the answer nor the log holds a key', async () => {
  const DATA_DIR = dataFolder();
  const right = Buffer.alloc(32, 1).toString('base64');
  const wrong = Buffer.alloc(32, 2).toString('base64');
  // In production, so that nothing is copied from a start with a key of its own.
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9', DATA_DIR, DRAIN_MS: '0' };
  const first = await openProduct({ ...production, KEY_ENCRYPTION_KEY: right });
  await expect.poll(() => readiness(first)).toBe('200 ready');
  expect(first.output()).toContain('support.email is help@gatehouse.example, an address that cannot exist');
  await first.close();
  const second = await open({ ...production, KEY_ENCRYPTION_KEY: wrong });
  await expect.poll(() => readiness(second)).toMatch(/^503 not ready\n.*KEY_ENCRYPTION_KEY must be the one/);
  await expect.poll(second.output).toContain('not ready: the encryption keys cannot be read');
  expect(second.output() + (await readiness(second))).not.toMatch(/AgICAgIC|AQEBAQEB/);
});

test('an API_ORIGIN that fails or is out of reach: not ready until it answers', async () => {
  let status = 200;
  const api = createServer((_request, answer) => answer.writeHead(status).end('{"ret_code":0,"result":{"hosts":[]}}'));
  const port = await freePort();
  const listen = () => new Promise<void>((done) => api.listen(port, '127.0.0.1', done));
  await listen();
  cleanUp.push(() => api.close());
  const product = await open({ API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  expect(await readiness(product)).toBe('200 ready');
  status = 502;
  expect(await readiness(product)).toBe('503 not ready\nthe API at API_ORIGIN answers with 502');
  api.closeAllConnections();
  await new Promise((closed) => api.close(closed));
  expect(await readiness(product)).toBe('503 not ready\nthe API at API_ORIGIN does not answer');
  status = 404;
  await listen();
  await expect.poll(() => readiness(product)).toBe('200 ready');
});

const ROOT = join(import.meta.dirname, '../..');

async function migrate(variables: Record<string, string>): Promise<string> {
  const command = ['apps/identity/commands/run-migrations.ts'];
  const env = { ...process.env, DATABASE_URL: '', ...variables };
  return (await promisify(execFile)(process.execPath, command, { cwd: ROOT, env })).stdout;
}

test('missing migrations: not ready, and without the right to run them no start; `npm run migrate` runs them; those of a later version disturb nobody', async () => {
  const DATA_DIR = dataFolder();
  const product = await open({ DATA_DIR });
  await expect.poll(() => readiness(product)).toBe('200 ready');
  const file = new Sqlite(join(DATA_DIR, 'identity.sqlite'));
  cleanUp.push(() => file.close());
  const last = file.prepare('select name from kysely_migration order by name desc').pluck().get();
  const forget = file.prepare('delete from kysely_migration where name = ?');
  const addLater = () =>
    file.prepare('insert into kysely_migration values (?, ?)').run('9999-later', new Date().toISOString());
  addLater();
  expect(await readiness(product)).toBe('200 ready');
  forget.run('9999-later');
  forget.run(last);
  expect(await readiness(product)).toBe(`503 not ready\nthe database lacks migrations: ${last}`);
  await product.close();

  const start = openProduct({ DATA_DIR, MIGRATE_ON_START: 'false' });
  await expect(start).rejects.toThrow(`MIGRATE_ON_START is false, and the database lacks migrations: ${last}. Run`);
  expect(await migrate({ DATA_DIR })).toBe('The database has every migration of this version.\n');
  addLater();
  const again = await open({ DATA_DIR });
  await expect.poll(() => readiness(again)).toBe('200 ready');
});

test.skipIf(!PROGRAMS.postgres.find())(
  'a server whose user may not change tables starts after `npm run migrate` of the owner and the grants of the guide; without its database it is not ready, and says no word of its address',
  async () => {
    const postgres = await temporaryPostgres(PROGRAMS.postgres.find() ?? '');
    let stopped: Promise<void> | undefined;
    cleanUp.push(() => stopped ?? postgres.stop());
    const guide = readFileSync(join(ROOT, 'docs/operators.md'), 'utf8');
    const grants = /```sql\n(grant select[^`]*)```/.exec(guide)?.[1] ?? '';
    const owner = new pg.Client(postgres.url);
    await owner.connect();
    await owner.query("create role server login password 'server'");
    await owner.query(grants.replaceAll('to gatehouse', 'to server'));
    await migrate({ DATABASE_URL: postgres.url });
    const url = new URL(postgres.url);
    Object.assign(url, { username: 'server', password: 'server' });
    const product = await open({ DATABASE_URL: url.href, MIGRATE_ON_START: 'false' });
    await expect.poll(() => readiness(product)).toBe('200 ready');
    await expect(owner.query('set role server; create table not_allowed (id int)')).rejects.toThrow(
      'permission denied',
    );
    await owner.end();

    stopped = postgres.stop();
    await stopped;
    expect(await readiness(product)).toBe('503 not ready\nthe database does not answer');
    expect((await ask(product.managementPort, '/healthz')).status).toBe(200);
    await expect.poll(product.output).toContain('not ready: the database does not answer');
    expect(product.output()).not.toContain(url.href);
  },
);

test('another Node is refused with a sentence, before a native part is loaded', async () => {
  const other = `data:text/javascript,Object.defineProperty(process,"version",{value:"v22.18.0"})`;
  const command = ['--import', other, 'server/start.mjs'];
  const run = promisify(execFile)(process.execPath, command, { cwd: ROOT });
  const { code, stderr, stdout } = await run.then(
    () => expect.unreachable(),
    (error: { code: number; stderr: string; stdout: string }) => error,
  );
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Gatehouse did not start\. It needs Node 24, and this is Node v22\.18\.0\. .*\n$/);
});
