import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    environment: 'node',
    // One real PostgreSQL for the whole run; each test file gets a database of its own in it.
    globalSetup: './src/database/testing-postgres.ts',
    // Processes and not threads: an embedded database is a WebAssembly machine of its own.
    pool: 'forks',
    // Vitest would leave one core idle, which is half of a small machine.
    maxWorkers: '100%',
    reporters: ['default'],
    restoreMocks: true,
    unstubEnvs: true,
  },
});
