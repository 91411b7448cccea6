import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { missingMigrations } from './db/migrate.ts';
import type { Services } from './kernel/services.ts';
import { siteOfEachEnvironment } from './kernel/site-host.ts';
import { migrations } from './migrations.ts';

const ANSWER_MS = 2_000;
const DATABASE = 'the database does not answer';
const KEYS = 'the encryption keys cannot be read: KEY_ENCRYPTION_KEY must be the one that they were wrapped under';

type Needed = Pick<Services, 'db' | 'keys' | 'brand'>;

/**
 * Why this identity API cannot serve now, in words without secrets: its database, a migration or the keys of passwords are
 * missing. Answers within four seconds, and never throws.
 */
export async function readinessProblems({ db, keys, brand }: Needed): Promise<readonly string[]> {
  const database = await within(databaseProblem(db), DATABASE);
  if (database) return [database];
  const loaded = Promise.all(siteOfEachEnvironment(brand).map(({ environment }) => keys.current(environment)));
  const problem = await within(
    loaded.then(
      () => undefined,
      () => KEYS,
    ),
    'the encryption keys are not there yet',
  );
  return problem ? [problem] : [];
}

async function databaseProblem(db: Needed['db']): Promise<string | undefined> {
  try {
    await sql`select 1`.execute(db);
    const missing = await missingMigrations(db, migrations);
    return missing.length > 0 ? `the database lacks migrations: ${missing.join(', ')}` : undefined;
  } catch {
    return DATABASE;
  }
}

function within(problem: Promise<string | undefined>, otherwise: string): Promise<string | undefined> {
  return Promise.race([problem, wait(ANSWER_MS, otherwise, { ref: false })]);
}
