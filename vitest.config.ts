import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const ALL = '{packages,apps,server,scripts,bench}/**/*.test.{ts,tsx}';
/** They start the API, the product or other programs, and wait for these more than they compute. */
const STARTS = '{apps/identity,apps/telegram,server,bench,scripts}/**/*.test.ts';
/** What a test does to its process that the next file there would find. */
const CHANGES_ITS_PROCESS = /\bvi\.(?:mock|doMock|resetModules|stubGlobal|stubEnv)\(|\bglobalThis\b|fake-browser\.ts'/;

const changing = globSync(ALL, { exclude: ['**/node_modules/**'] })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => CHANGES_ITS_PROCESS.test(readFileSync(file, 'utf8')));

/** Of every project. Suites of the API wait for the database and for clocks half of their time: more of them than processors. */
const shared = {
  maxWorkers: Math.ceil(availableParallelism() * 2),
  // A machine that does something else beside is three times as slow, and no failure.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  // A failure shows the whole of what was expected and of what came.
  chaiConfig: { truncateThreshold: 0 },
};
/** Most of what a call makes is gone when it is answered: fewer collections of new objects, each as short as before. */
const execArgv = ['--min-semi-space-size=16', '--max-semi-space-size=32'];
const NEVER = ['**/node_modules/**'];

export default defineConfig({
  test: {
    globalSetup: 'apps/identity/testing/first-start.ts',
    // They run in the order of their names: many short files last, so that no worker ends alone with a long one.
    projects: [
      {
        test: { ...shared, name: 'api', include: [STARTS], exclude: [...NEVER, ...changing], isolate: false, execArgv },
      },
      { plugins: [react()], test: { ...shared, name: 'own-process', include: changing, execArgv } },
      {
        plugins: [react()],
        test: {
          ...{ ...shared, name: 'pure', include: ['{packages,apps/web}/**/*.test.{ts,tsx}'] },
          ...{ exclude: [...NEVER, ...changing], isolate: false, pool: 'threads' },
        },
      },
    ],
  },
});
