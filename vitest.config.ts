import { defineConfig } from 'vitest/config';
import { RetriedTests } from './scripts/retried-tests.ts';

const PAGES = ['packages/web/test/**/*.test.ts', 'packages/games/*/test/board/**/*.test.ts'];
const PURE = [
  'packages/{engine,kits/bots,catalogue,protocol,client}/test/**/*.test.ts',
  'packages/games/*/test/bots/**/*.test.ts',
];
/** Files that use PostgreSQL: one is started for all of them. */
const DATABASES = [
  'packages/server/test/{store,maintenance,releases}/**/*.test.ts',
  'packages/server/test/people/{results,sessions}.test.ts',
  'packages/server/test/http/two-servers.test.ts',
  'packages/server/test/whole/{crash,fuzz,nodes}.test.ts',
];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    /** What is waited for may take long where everything else runs at the same time. */
    expect: { poll: { timeout: 15_000 } },
    /** One file for each core. */
    maxWorkers: '100%',
    reporters: ['default', new RetriedTests()],
    projects: [
      // What one file has loaded the next one finds: tests of pages change nothing that they import.
      {
        extends: true,
        test: {
          name: 'pages',
          include: PAGES,
          isolate: false,
          retry: 1,
          globalSetup: 'packages/web/test/chromium.ts',
        },
      },
      // These are pure: nothing of one file is left for the next but what it has loaded. Tests of games count the rules they name.
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'databases',
          include: DATABASES,
          globalSetup: 'packages/server/test/store/shared-postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'code',
          include: ['packages/**/test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...PAGES, ...PURE, ...DATABASES, '**/node_modules/**'],
        },
      },
    ],
  },
});
