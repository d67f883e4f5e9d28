import { configDefaults, defineConfig } from 'vitest/config';

// As in production: React's development build takes twice as long to draw a page, for warnings that no test reads.
process.env.NODE_ENV = 'production';

/** What opens a database or a server. */
const withData = ['src/app/**/*.test.ts', 'src/**/{server,database}/**/*.test.ts', 'tests/**/*.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    // Processes and not threads: an embedded database is a WebAssembly machine of its own.
    pool: 'forks',
    // Twice the cores of a small machine: many tests wait for PostgreSQL or for another process.
    maxWorkers: 4,
    reporters: ['default'],
    // A busy machine is slow, which says nothing about the site. No test measures time by a clock.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    tags: [
      {
        name: 'servers',
        description: 'Starts a server, a proxy or a pool of connections. Not part of `npm run verify`.',
      },
      { name: 'system', description: 'Takes long. Part of `npm run check:system` only, not of `npm test`.' },
      { name: 'deploy', description: 'Needs nginx and many minutes. Part of `npm run check:deploy` only.' },
    ],
    restoreMocks: true,
    unstubEnvs: true,
    setupFiles: ['./tests/support/property-seed.ts', './tests/support/no-leaks.ts'],
    coverage: {
      provider: 'v8',
      include: ['src/{app,site,platform}/**/*.{ts,tsx}', 'src/features/**/*.ts'],
      exclude: ['**/*.test.*', '**/testing-*.ts', '**/testing-*/**', '**/testing.ts'],
      reportsDirectory: '.cache/coverage',
      reporter: ['text', 'text-summary', 'json-summary'],
      thresholds: { 'src/**/server/**': { branches: 90 }, 'src/site/**': { branches: 90 } },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'data',
          include: withData,
          // Loading server and embedded database again costs 1.3 s of processor time per file (19 files: 92 s isolated,
          // 67 s in one process), nearly four minutes of a run on two cores. `no-leaks.ts` checks what isolation would
          // give, and there is no retry, which would hide a leak.
          isolate: false,
          // One real PostgreSQL for the whole run; each test file gets a database of its own in it.
          globalSetup: './src/platform/database/testing-postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...withData],
          // Reading all words of the site again takes longer than most files' tests.
          isolate: false,
        },
      },
    ],
  },
});
