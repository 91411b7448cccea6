import { parseArgs } from 'node:util';
import { readKeyEncryptionKey } from '../kernel/envelope-encryption.ts';
import { openExistingDb } from '../store.ts';
import { erasePerson } from '../use-cases/person-data/erase-person.ts';
import { exportPerson } from '../use-cases/person-data/export-person.ts';

const USAGE = `node scripts/run.mjs apps/identity/commands/person-data.ts export <public id> --by "<who and why>" > person.json
node scripts/run.mjs apps/identity/commands/person-data.ts erase  <public id> --by "<who and why>" --confirm <public id>

With the environment variables of the server. Both write a line in the audit.`;

/** Thrown for a command that cannot be read. */
class UsageError extends Error {}

async function run(argv: string[], variables: NodeJS.ProcessEnv): Promise<unknown> {
  const { positionals, values } = readArgs(argv);
  const [action, text = ''] = positionals;
  const publicId = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  const by = values.by?.trim() ?? '';
  if ((action !== 'export' && action !== 'erase') || positionals.length !== 2 || publicId === 0 || by === '')
    throw new UsageError(USAGE);
  if (action === 'erase' && values.confirm !== text)
    throw new UsageError(`Nothing was erased: repeat the account's id as --confirm ${publicId}\n\n${USAGE}`);
  const { DATABASE_URL, DATA_DIR, KEY_ENCRYPTION_KEY } = variables;
  const store = { databaseUrl: DATABASE_URL || undefined, dataDir: DATA_DIR || './data' };
  const db = await openExistingDb(store);
  try {
    const operator = { by, now: Date.now() };
    if (action === 'erase') return await erasePerson(db, publicId, operator);
    const keys = readKeyEncryptionKey(KEY_ENCRYPTION_KEY || undefined, store.databaseUrl ? undefined : store.dataDir);
    return await exportPerson(db, keys, publicId, operator);
  } finally {
    await db.destroy();
  }
}

function readArgs(args: string[]) {
  try {
    const options = { by: { type: 'string' }, confirm: { type: 'string' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new UsageError(USAGE);
  }
}

try {
  console.log(JSON.stringify(await run(process.argv.slice(2), process.env), null, 2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
