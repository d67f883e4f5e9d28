import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { receiveMessages, sendMessage } from './message-stream.ts';
import { channelNumber, endings, type JobAnswer, type JobMessage } from './serve-jobs.ts';

export interface ProcessLimits {
  /** Milliseconds of processor time for each job, whatever else the machine does meanwhile. */
  readonly processorMs: number;
  /** Megabytes that the process may take, buffers included. */
  readonly memoryMb: number;
  /** Milliseconds without work after which the process ends. */
  readonly idleMs: number;
  /**
   * Milliseconds by the clock, which only a job that waits for something should reach: far more than `processorMs`, since
   * on a busy machine a second of processor time may take minutes.
   */
  readonly longestMs: number;
  /** How many jobs may be in the queue, the current one included. */
  readonly waiting: number;
  /** How much the process gives way to others: from 1, hardly, to 19. */
  readonly niceness: number;
}

/** `failed`: the job threw an error, whose detail may contain what the job was about. `crashed`: the process ended. */
export type Outcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly name: string; readonly detail: string }
  | { readonly kind: 'overBudget' }
  | { readonly kind: 'crashed'; readonly detail: string }
  | { readonly kind: 'refused'; readonly reason: 'busy' | 'closed' };

export interface LimitedProcess<Job, Result> {
  /** Never rejects because of what happens in the process. Buffers arrive as `Uint8Array`s and are not copied here. */
  run(job: Job): Promise<Outcome<Result>>;
  /** Ends the process. Jobs that wait are refused. */
  close(): Promise<void>;
}

/**
 * Runs jobs one after the other in a process of its own, which is started when there is work. A job that exceeds its
 * limits ends the process; those behind it stay in the queue and are done by the next one. The program is a module that
 * calls `serveJobs`, with the same types.
 */
export function createLimitedProcess<Job, Result>(program: URL, limits: ProcessLimits): LimitedProcess<Job, Result> {
  let running: RunningProgram<Job, Result> | undefined;
  let rest: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isClosed = false;

  async function runNext(job: Job): Promise<Outcome<Result>> {
    if (isClosed) return { kind: 'refused', reason: 'closed' };
    clearTimeout(rest);
    const before = running;
    let outcome = await (before ?? start()).run(job);
    // It had ended already, or was full of what other jobs had left: that is not the fault of this one.
    if (before && outcome.kind === 'crashed' && !isClosed) outcome = await start().run(job);
    rest = setTimeout(end, limits.idleMs).unref();
    return outcome;
  }

  function start(): RunningProgram<Job, Result> {
    const started = startProgram<Job, Result>(program, limits);
    running = started;
    void started.ended.then(() => {
      if (running === started) running = undefined;
    });
    return started;
  }

  /** A job that comes while this one ends gets a new one. */
  function end(): Promise<unknown> | undefined {
    clearTimeout(rest);
    const ending = running?.end();
    running = undefined;
    return ending;
  }

  return {
    async run(job) {
      if (isClosed) return { kind: 'refused', reason: 'closed' };
      if (waiting >= limits.waiting) return { kind: 'refused', reason: 'busy' };
      waiting++;
      const done = last
        .then(() => runNext(job))
        .catch((error: unknown) => notStarted(error))
        .finally(() => waiting--);
      last = done;
      return done;
    },
    async close() {
      isClosed = true;
      await end();
    },
  };
}

/** There is no memory, or no file descriptor, for another process. */
function notStarted(error: unknown): Ending {
  return { kind: 'crashed', detail: error instanceof Error ? error.message : String(error) };
}

type Ending = Extract<Outcome<never>, { kind: 'overBudget' | 'crashed' }>;

interface RunningProgram<Job, Result> {
  /** Call this again only when the previous job is done. */
  run(job: Job): Promise<Outcome<Result>>;
  end(): Promise<unknown>;
  readonly ended: Promise<Ending>;
}

function startProgram<Job, Result>(program: URL, limits: ProcessLimits): RunningProgram<Job, Result> {
  const { processorMs, memoryMb, longestMs, niceness } = limits;
  const child = spawn(process.execPath, [...nodeOptions(program, memoryMb), fileURLToPath(program)], {
    env: environment(),
    // Overlapped: Windows would let nothing be written while the other side waits for something to read.
    stdio: ['ignore', 'ignore', 'pipe', 'overlapped'],
    windowsHide: true,
  });
  const failed = new Promise<Ending>((resolve) => {
    child.on('error', ({ message }) => resolve({ kind: 'crashed', detail: message }));
  });
  // There are none when the server has no file descriptor left.
  const [stderr, channel] = [child.stderr, child.stdio?.[channelNumber]];
  if (!(channel instanceof Socket) || !(stderr instanceof Socket)) throw new Error('The process has no connection');
  const handles = [child, channel, stderr];
  giveWay(child, niceness);

  let notes = '';
  let isReady = false;
  let isLate = false;
  let settle: (outcome: Outcome<Result>) => void = () => undefined;
  stderr.setEncoding('utf8').on('data', (text: string) => {
    notes = (notes + text).slice(-2_000);
  });
  receiveMessages<JobAnswer<Result>>(channel, (answer) => {
    if (answer.kind === 'ready') isReady = true;
    else settle(answer);
  });
  channel.on('error', () => child.kill('SIGKILL'));

  const closed = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => {
      if (isLate || notes.endsWith(endings.overBudget)) return resolve({ kind: 'overBudget' });
      if (notes.endsWith(endings.outOfMemory)) return resolve({ kind: 'crashed', detail: 'out of memory' });
      // What it wrote before it read a job is about the program, and nobody's data.
      resolve({ kind: 'crashed', detail: `${signal ?? `exit code ${code}`}${isReady ? '' : `: ${notes}`}` });
    });
  });

  const ended = Promise.race([failed, closed]);

  /** An idle process does not keep the server alive, one that works does. */
  function keepAlive(isWorking: boolean): void {
    for (const handle of handles) isWorking ? handle.ref() : handle.unref();
  }
  keepAlive(false);

  return {
    ended,
    async run(job) {
      keepAlive(true);
      const late = setTimeout(() => {
        isLate = true;
        child.kill('SIGKILL');
      }, longestMs);
      try {
        return await new Promise<Outcome<Result>>((resolve) => {
          settle = resolve;
          void ended.then(resolve);
          const message: JobMessage<Job> = { job, processorMs, memoryMb };
          sendMessage(channel, message);
        });
      } finally {
        clearTimeout(late);
        keepAlive(false);
      }
    },
    end() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** In development and in tests a program is run from its source. */
function nodeOptions(program: URL, memoryMb: number): string[] {
  const heap = `--max-old-space-size=${memoryMb}`;
  return program.pathname.endsWith('.ts') ? [heap, '--import', 'tsx'] : [heap];
}

/** None of the server's settings, which contain secrets: what Node and its allocator read, on Windows too. */
function environment(): NodeJS.ProcessEnv {
  const names = ['NODE_ENV', 'TZ', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'MALLOC_ARENA_MAX'];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

function giveWay({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // Not allowed here, or the process has ended already: then it has the priority of the server.
  }
}
