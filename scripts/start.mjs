// @ts-check
import { requireNode } from './require-node.mjs';

requireNode();
const { runMain } = await import('./run-main.mjs');

/** `npm start`: installs and builds what has changed, then becomes the server. */
await runMain(async (root) => {
  const { install } = await import('./steps/install.mjs');
  const { buildIfChanged } = await import('./steps/build-if-changed.mjs');
  const { serve } = await import('./steps/serve.mjs');
  await install(root);
  await buildIfChanged(root);
  await serve();
});
