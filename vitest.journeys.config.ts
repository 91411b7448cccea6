import { defineConfig } from 'vitest/config';

/** A busy machine takes its time: what does not come at all fails all the same. */
const limits = {
  setupFiles: ['journeys/stage/each-test.ts'],
  // A process goes on to the next file with the browser that it has.
  isolate: false,
  testTimeout: 180_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    globalSetup: 'journeys/stage/first-start.ts',
    projects: [
      {
        test: {
          name: 'journeys',
          include: ['journeys/!(measured)/*.test.ts'],
          ...limits,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // What is measured is measured alone: a browser beside it would be measured too.
        test: {
          name: 'measured',
          include: ['journeys/measured/*.test.ts'],
          ...limits,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
