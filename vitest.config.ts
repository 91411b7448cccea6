import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    globalSetup: 'apps/identity/testing/first-start.ts',
    include: ['{packages,apps,server,scripts,bench}/**/*.test.{ts,tsx}'],
    // Vitest leaves one processor free: half of a small machine.
    maxWorkers: '100%',
    // A machine that does something else beside is three times as slow, and no failure.
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
