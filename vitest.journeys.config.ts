import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['journeys/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Each file has a product and a browser of its own.
    maxWorkers: 2,
  },
});
