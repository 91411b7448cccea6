import { openDb } from '../store.ts';

// `npm run migrate`, with the environment variables of the server.
if (import.meta.main) {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const store = { ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : {}), dataDir: DATA_DIR || './data' };
  try {
    const db = await openDb(store, () => undefined);
    await db.destroy();
    process.stdout.write('The database has every migration of this version.\n');
  } catch (error) {
    process.stderr.write(`The database could not be migrated: ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
