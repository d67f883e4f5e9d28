// @ts-check
import { requireNode } from './require-node.mjs';

requireNode();
const { runMain } = await import('./run-main.mjs');

/** `npm test`, and with --quick `npm run verify`. */
await runMain(async (root) => {
  const { readOptions } = await import('./test-run/options.mjs');
  const { install } = await import('./steps/install.mjs');
  const { runChecks } = await import('./test-run/run-checks.mjs');
  const { report } = await import('./test-run/report.mjs');
  const options = readOptions(process.argv.slice(2));
  try {
    await install(root);
  } catch (error) {
    // Nothing can run, and tools that parse the result must see that, too.
    const output = error instanceof Error ? error.message : String(error);
    report([{ name: 'install', counts: { passed: 0, failed: 1, skipped: 0 }, output }], options);
    process.exit(1);
  }
  process.exitCode = report(await runChecks(root, options), options) ? 0 : 1;
});
