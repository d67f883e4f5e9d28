import type { BrowserContextOptions } from '@playwright/test';

/** The default visitor of the tests. */
export const visitor = {
  locale: 'en',
  timezoneId: 'America/Bogota',
  serviceWorkers: 'block',
} satisfies BrowserContextOptions;
