// @ts-check
import { fileURLToPath } from 'node:url';
import { stopWithNpm } from './steps/stop-with-npm.mjs';

/**
 * Runs a command of the project in its root, wherever it was called from. An error is shown by its message alone: it
 * names the cause and the fix, and a stack of our scripts would only bury that.
 * @param {(root: string) => Promise<void>} main
 */
export async function runMain(main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  process.chdir(root);
  stopWithNpm();
  try {
    await main(root);
  } catch (error) {
    const isOurs = error instanceof Error && error.name === 'CommandError';
    console.error(`\n${isOurs ? error.message : error instanceof Error ? error.stack : error}`);
    process.exit(1);
  }
}
