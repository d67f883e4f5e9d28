// @ts-check
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Result
 * @property {number} code
 * @property {string} output - everything it printed, to be shown only if it failed
 *
 * @typedef {object} Options
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env] - added to this process's own
 * @property {(line: string) => void} [onLine] - the latest line, for a progress note
 */

/** Not every command checks whether its output is for a terminal: elsewhere we remove the colours ourselves. */
const forTerminal = Boolean(process.stdout.isTTY);

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a command without showing its output. It ends with this process, also when that gets a signal to stop.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} options
 * @returns {Promise<Result>}
 */
export function runCommand(command, args, { cwd, env, onLine }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...(forTerminal ? { FORCE_COLOR: '1' } : {}), ...env },
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
    trackUntilDone(child);
    child.on('error', reject);
    child.on('close', (code) => {
      const text = output.trim();
      resolve({ code: code ?? 1, output: forTerminal ? text : stripVTControlCharacters(text) });
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function trackUntilDone(child) {
  if (running.size === 0) for (const signal of signals) process.on(signal, stopAll);
  running.add(child);
  child.on('close', () => {
    running.delete(child);
    // From here on signals are not handled here: a server that is started next has its own shutdown.
    if (running.size === 0) for (const signal of signals) process.off(signal, stopAll);
  });
}

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  for (const child of running) child.kill(signal);
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/** An error whose message is for the reader: no stack of our scripts is shown with it. */
export class CommandError extends Error {
  /**
   * @param {string} what - the cause and the fix
   * @param {string} [output] - what the command printed
   */
  constructor(what, output) {
    super(output ? `${output}\n\n${what}` : what);
    this.name = 'CommandError';
  }
}
