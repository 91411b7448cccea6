import type { Db } from '@gatehouse/identity/db/open';
import { openDb } from '@gatehouse/identity/store';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PROGRAMS } from '../../scripts/system-programs.ts';
import { type TemporaryService, temporaryPgBouncer, temporaryPostgres } from '../../scripts/temporary-service.ts';

const INSTANCES = 6;

let postgres: TemporaryService;
beforeAll(async () => {
  postgres = await temporaryPostgres(PROGRAMS.postgres.find() ?? '');
});
afterAll(() => postgres?.stop());

async function query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  return (await client.query<Row>(statement).finally(() => client.end())).rows;
}

test('instances that start at once through PgBouncer in transaction mode migrate one after the other, and leave no lock', async ({
  skip,
}) => {
  const binary = PROGRAMS.pgbouncer.find();
  if (!binary) return skip('PgBouncer is missing');
  const pgbouncer = await temporaryPgBouncer(binary, postgres.url);
  onTestFinished(pgbouncer.stop);
  // A migration takes longer than this, and so does the wait for one.
  await query("alter role gatehouse set statement_timeout = '20ms'");
  const refused: Error[] = [];
  const store = { databaseUrl: pgbouncer.url, dataDir: '.' };
  const opened = await Promise.allSettled(
    Array.from({ length: INSTANCES }, () => openDb(store, (error) => refused.push(error))),
  );
  const dbs = opened.filter((one): one is PromiseFulfilledResult<Db> => one.status === 'fulfilled');
  await Promise.all(dbs.map(({ value }) => value.destroy()));
  expect(opened.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(refused).toEqual([]);
  expect(await query("select 1 from pg_locks where locktype = 'advisory'")).toEqual([]);
  const deadlocks = 'select deadlocks::int from pg_stat_database where datname = current_database()';
  expect(await query(deadlocks)).toEqual([{ deadlocks: 0 }]);
});
