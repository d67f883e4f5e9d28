import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { receiveMessages, sendMessage } from './message-stream.ts';

/** What the server sends. */
export interface JobMessage<Job> {
  readonly job: Job;
  readonly processorMs: number;
  readonly memoryMb: number;
}

/** What the program answers: first that it is ready, then a result for each job. */
export type JobAnswer<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly name: string; readonly detail: string };

/** The last line that a program writes to stderr when it ends itself. */
export const endings = { overBudget: '\nover budget\n', outOfMemory: '\nout of memory\n' } as const;

/** Where the connection to the server is, beside standard input, output and errors. */
export const channelNumber = 3;

/**
 * A thread that ends the process when a job has taken more processor time or memory than it may: it also runs while the
 * job never lets go of the main thread. It sleeps while there is no job. `state` is whether there is one, at how many
 * milliseconds of the process's processor time it has to be done, and how many megabytes the process may take.
 */
const watchdog = `
const { workerData: { state, endings } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const end = (reason) => {
  try { writeSync(2, reason); } catch {}
  process.kill(process.pid, 'SIGKILL');
};
for (;;) {
  Atomics.wait(state, 0, 0);
  if (Atomics.wait(state, 0, 1, 50) !== 'timed-out') continue;
  if (process.memoryUsage.rss() / 1048576 > state[2]) end(endings.outOfMemory);
  if (processorMs() > state[1]) end(endings.overBudget);
}
function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
`;

/**
 * The part of a program that `createLimitedProcess` runs: does one job after the other. The program must not import
 * what needs secrets, because it gets none, and ends with the server.
 */
export function serveJobs<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
  const state = new Int32Array(new SharedArrayBuffer(12));
  new Worker(watchdog, { eval: true, workerData: { state, endings } }).unref();
  const server = new Socket({ fd: channelNumber });
  const answer = (message: JobAnswer<Result>) => sendMessage(server, message);

  receiveMessages<JobMessage<Job>>(server, async ({ job, processorMs, memoryMb }) => {
    const { user, system } = process.cpuUsage();
    state.set([1, (user + system) / 1000 + processorMs, memoryMb]);
    Atomics.notify(state, 0);
    const outcome = await outcomeOf(job);
    Atomics.store(state, 0, 0);
    Atomics.notify(state, 0);
    answer(outcome);
  });
  // Also when the server was killed.
  server.on('close', () => process.exit()).on('error', () => process.exit());
  // The server decides when to end it: a signal to the whole group must not interrupt what the server still waits for.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  answer({ kind: 'ready' });

  async function outcomeOf(job: Job): Promise<JobAnswer<Result>> {
    try {
      return { kind: 'done', result: await work(job) };
    } catch (error) {
      const { name, stack, message } = error instanceof Error ? error : new Error(String(error));
      return { kind: 'failed', name, detail: stack ?? message };
    }
  }
}
