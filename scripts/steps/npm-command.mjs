// @ts-check

/**
 * How to call npm: through the very npm that runs us where there is one, which needs no shell on Windows.
 * @param {...string} args
 * @returns {[command: string, args: string[]]}
 */
export function npmCommand(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
}
