import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 60_000,
    /** Much of the time is spent waiting for other processes: one file for each core. */
    maxWorkers: '100%',
    reporters: ['default'],
  },
});
