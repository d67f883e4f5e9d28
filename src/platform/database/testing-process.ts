import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Another process of this project, whose output can be awaited. */
export interface TestProcess {
  readonly child: ChildProcess;
  output(): string;
  errors(): string;
  /** Resolves when stdout matches; rejects with the whole output if the process ends before. */
  waitForOutput(pattern: RegExp): Promise<RegExpMatchArray>;
  /** The exit code, or the signal that ended it. */
  ended(): Promise<number | NodeJS.Signals | null>;
}

/**
 * It lives for seconds, in which optimising the WebAssembly of an embedded database takes longer than it saves: opening
 * one takes 0.7 s of processor time instead of 1.3 s, creating one 6 s instead of 10 s.
 */
const shortLived = '--liftoff-only';

export function startProcess(args: readonly string[], env: Readonly<Record<string, string>> = {}): TestProcess {
  const child = spawn(process.execPath, [shortLived, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const end = once(child, 'close').then(() => child.exitCode ?? child.signalCode);
  return {
    child,
    output: () => output,
    errors: () => errors,
    ended: () => end,
    async waitForOutput(pattern) {
      for (;;) {
        const match = output.match(pattern);
        if (match) return match;
        if (child.exitCode !== null || child.signalCode !== null) {
          await end;
          throw new Error(`The process ended with ${child.exitCode ?? child.signalCode}:\n${output}\n${errors}`);
        }
        await Promise.race([once(child.stdout, 'data'), end]);
      }
    },
  };
}

/** Runs JavaScript, which may import the project's TypeScript by its path from the root. */
export function startScript(code: string): TestProcess {
  return startProcess(['--import', 'tsx', '--input-type=module', '--eval', code]);
}
