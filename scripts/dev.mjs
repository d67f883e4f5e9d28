// @ts-check
import { requireNode } from './require-node.mjs';

requireNode();
const { runMain } = await import('./run-main.mjs');

/** `npm run dev`: everything from its sources, and a change shows immediately. */
await runMain(async (root) => {
  const { install } = await import('./steps/install.mjs');
  await install(root);
  const { serveSources } = await import('./dev/serve-sources.mjs');
  await serveSources();
});
