// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** An error whose message is for the reader: it names the cause and the fix, and no stack is shown with it. */
export class CommandError extends Error {
  /**
   * @param {string} what - the cause and the fix
   * @param {string} [output] - what the command printed
   */
  constructor(what, output) {
    super(output ? `${output}\n\n${what}` : what);
  }
}

/** Not every command checks whether its output is for a terminal: elsewhere we remove the colours ourselves. */
const forTerminal = Boolean(process.stdout.isTTY);
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a command without showing its output, which the caller shows if it failed. It ends with this process, also when
 * that gets a signal to stop.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, onLine?: (latest: string) => void }} options - env is added to our own
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(command, args, { cwd, env, onLine }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...(forTerminal && { FORCE_COLOR: '1' }), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        const line = stripVTControlCharacters(text).trim().split('\n').at(-1)?.trim();
        if (line) onLine?.(line);
      });
    }
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      child.kill(signal);
      // Other commands may run at the same time, and stop in the same way first.
      setImmediate(() => process.exit(signal === 'SIGINT' ? 130 : 143));
    };
    for (const signal of signals) process.on(signal, stop);
    child.on('error', reject);
    child.on('close', (code) => {
      // From here on signals are not handled here: a server that is started next has its own shutdown.
      for (const signal of signals) process.off(signal, stop);
      const text = output.trim();
      resolve({ code: code ?? 1, output: forTerminal ? text : stripVTControlCharacters(text) });
    });
  });
}

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

/**
 * The script behind a package's command, to be run by this Node: no shell, on any system.
 * @param {string} root
 * @param {string} name
 * @param {string} [command] - where the package has several, or one named otherwise
 */
export function packageBin(root, name, command = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * How to call npm: through the npm that runs us if there is one, which needs no shell on Windows.
 * @param {...string} args
 * @returns {[command: string, args: string[]]}
 */
export function npmCommand(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
}
