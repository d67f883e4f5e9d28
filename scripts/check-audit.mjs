// @ts-check
import { runMain } from './run-main.mjs';
import { npmCommand } from './steps/npm-command.mjs';
import { runCommand } from './steps/run-command.mjs';

/**
 * Known vulnerabilities of production packages. Exits with 1 if there are some, and with 2 if the registry does not
 * respond, because no response does not mean that all is well.
 */
await runMain(async (root) => {
  const [command, args] = npmCommand('audit', '--omit=dev', '--json');
  const { output } = await runCommand(command, args, { cwd: root });
  const counts = countsIn(output);
  if (!counts) {
    console.log('The registry does not answer questions about known weaknesses, so nothing is known of them.');
    console.log('Try again with one that does: npm_config_registry=<its address> npm run check:audit');
    process.exitCode = 2;
  } else if (counts.total > 0) {
    console.log(`${counts.total} known weaknesses. Details: npm audit --omit=dev`);
    process.exitCode = 1;
  } else console.log('No known weaknesses in what runs in production.');
});

/**
 * npm may print warnings before its JSON, and reports a failure in another shape.
 * @param {string} output
 * @returns {{ total: number } | undefined}
 */
function countsIn(output) {
  const start = output.indexOf('{');
  if (start === -1) return undefined;
  try {
    return JSON.parse(output.slice(start)).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
