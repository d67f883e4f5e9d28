import type { BrowserContextOptions } from '@playwright/test';

/** Who opens the pages, unless a test says otherwise. */
export const visitor = {
  locale: 'en-CA',
  timezoneId: 'America/Bogota',
  serviceWorkers: 'block',
} satisfies BrowserContextOptions;
