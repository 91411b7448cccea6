import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{packages,apps,server,scripts,bench}/**/*.test.{ts,tsx}'],
    // Vitest leaves one processor free: half of a small machine.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
