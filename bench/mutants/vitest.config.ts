import { defineConfig } from 'vitest/config';
import { areaOfRun } from './areas.mjs';

export default defineConfig({
  test: {
    include: [...areaOfRun.tests],
    exclude: ['**/real-server.test.ts'],
    isolate: false,
    setupFiles: './tests/support/property-seed.ts',
    globalSetup: './src/platform/database/testing-postgres.ts',
    env: { TEST_DATABASE: 'postgres' },
    // Mutated code is sometimes slow; a test that takes this long does not end.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    unstubEnvs: true,
  },
});
