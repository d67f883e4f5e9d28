import { defineConfig } from 'vitest/config';

const rooms = '{payments,quotes,meetings,tickets,outbox,limits,sms}';

/** The tests of money, bookings and tickets that need no process of their own, on the faster of both databases. */
export default defineConfig({
  test: {
    include: ['src/site/{money,unit-price}.test.ts', `src/{site,server,database}/${rooms}/**/*.test.ts`],
    exclude: ['**/real-server.test.ts'],
    isolate: false,
    setupFiles: './tests/support/property-seed.ts',
    globalSetup: './src/database/testing-postgres.ts',
    env: { TEST_DATABASE: 'postgres' },
    // Changed code is slow code now and then; a test that takes this long does not end.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
