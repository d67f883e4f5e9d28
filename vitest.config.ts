import { configDefaults, defineConfig } from 'vitest/config';

/** What opens a database or a server. */
const withData = ['src/app/**/*.test.ts', 'src/**/{server,database}/**/*.test.ts', 'tests/**/*.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    // Processes and not threads: an embedded database is a WebAssembly machine of its own.
    pool: 'forks',
    // Vitest would leave one core idle, which is half of a small machine.
    maxWorkers: '100%',
    reporters: ['default'],
    // A busy machine is slow, which is no fault of the site. What must come soon is not told by a clock.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    setupFiles: './tests/support/property-seed.ts',
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
          // Loading the server and an embedded database's machine again takes longer than most files' tests.
          // The server's modules keep no state either: what runs is made by a call, and closed by its test.
          isolate: false,
          // The second try tells a race from a fault, as in the browser's tests; the report names what needed it.
          retry: 1,
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
          // Reading all words of the site again takes longer than most files' tests, and these keep no state.
          isolate: false,
        },
      },
    ],
  },
});
