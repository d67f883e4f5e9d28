// @ts-check
import { requireNode } from './require-node.mjs';

requireNode();
const { runMain } = await import('./run-main.mjs');

/**
 * `npm run check:access`, and with part of a file's name only those: every page in every language, theme and toolbar
 * setting.
 */
await runMain(async (root) => {
  const { install } = await import('./steps/install.mjs');
  const { bringBrowser } = await import('./steps/bring-browser.mjs');
  const { buildIfChanged } = await import('./steps/build-if-changed.mjs');
  const { packageBin } = await import('./steps/package-bin.mjs');
  const { runShown } = await import('./steps/run-shown.mjs');
  const { step } = await import('./progress.mjs');
  await install(root);
  await buildIfChanged(root);
  const browser = await step('Find a browser', (note) => bringBrowser(root, note), String);
  const playwright = packageBin(root, '@playwright/test', 'playwright');
  const args = [playwright, 'test', '--config=playwright.access.config.ts', ...process.argv.slice(2)];
  runShown(args, { CHROMIUM_PATH: browser });
});
