import { defineConfig } from '@playwright/test';
import settings from './playwright.config.ts';

/** `npm run check:access`: what takes too long for every run of the tests. */
export default defineConfig({
  ...settings,
  testDir: 'tests/access',
  projects: [{ name: 'chromium' }],
  // A fault in one language is no reason to stop before the others.
  timeout: 300_000,
  retries: 0,
  reporter: [['line'], ['./tests/access/support/count-looks.ts']],
});
