// @ts-check
import { spawnSync } from 'node:child_process';

/**
 * Runs a script by this Node and shows all its output. This process exits with the same code, unless something else
 * failed before.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] - added to this process's own
 */
export function runShown(args, env) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exitCode = status ?? 1;
}
