// @ts-check

/**
 * How to call npm: through the npm that runs us if there is one, which needs no shell on Windows.
 * @param {...string} args
 * @returns {[command: string, args: string[]]}
 */
export function npmCommand(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
}
