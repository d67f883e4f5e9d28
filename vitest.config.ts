import { defineConfig } from 'vitest/config';

// As in production: React's development build takes twice as long to draw a page, for warnings that no test reads.
process.env.NODE_ENV = 'production';

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
    include: ['{src,scripts,bench,tests}/**/*.test.{ts,tsx}'],
    // Loading the server, the embedded database and all words again costs seconds of processor time per file.
    // `no-leaks.ts` checks what isolation would give, and there is no retry, which would hide a leak.
    isolate: false,
    // One real PostgreSQL for a whole run; each test file gets a database of its own in it.
    globalSetup: './src/platform/database/testing-postgres.ts',
    setupFiles: ['./tests/support/property-seed.ts', './tests/support/no-leaks.ts'],
    coverage: {
      provider: 'v8',
      include: ['src/{app,site,platform}/**/*.{ts,tsx}', 'src/features/**/*.ts'],
      exclude: ['**/*.test.*', '**/testing-*.ts', '**/testing-*/**', '**/testing.ts'],
      reportsDirectory: '.cache/coverage',
      reporter: ['text', 'text-summary', 'json-summary'],
      thresholds: { 'src/**/server/**': { branches: 90 }, 'src/site/**': { branches: 90 } },
    },
  },
});
