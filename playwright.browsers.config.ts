import { defineConfig } from '@playwright/test';
import settings from './playwright.config.ts';
import { installedEngines } from './scripts/steps/engines.mjs';
import type { EngineOption } from './tests/browsers/support/test.ts';

/** `npm run check:browsers`: all main journeys, and the layout of pages, in every engine that is installed. */
export default defineConfig<object, EngineOption>({
  ...settings,
  testDir: 'tests/browsers',
  retries: 0,
  workers: 2,
  projects: [
    // What the layouts of the others are compared with.
    { name: 'chromium', testIgnore: '**/layouts.spec.ts', use: { engine: 'chromium' } },
    ...installedEngines().map((engine) => ({ name: engine, use: { engine } })),
  ],
});
