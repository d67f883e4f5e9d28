import { getPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { serveJobs } from './serve-jobs.ts';

/** A job of `limited-process.test.ts`. */
export interface TestJob {
  readonly does:
    | 'answers'
    | 'sleeps for a second'
    | 'fails'
    | 'loops'
    | 'fills the heap'
    | 'fills buffers'
    | 'keeps 300 MB'
    | 'exits'
    | 'waits for ever';
  readonly bytes?: Uint8Array;
}

export interface TestAnswer {
  readonly jobs: number;
  readonly bytes: Uint8Array | undefined;
  readonly pid: number;
  readonly niceness: number;
  readonly environment: readonly string[];
}

let jobs = 0;
const left: Buffer[] = [];

serveJobs(async ({ does, bytes }: TestJob): Promise<TestAnswer> => {
  jobs++;
  const kept: unknown[] = [];
  if (does === 'fails') throw new RangeError('ana@secret.example');
  if (does === 'exits') process.exit(7);
  if (does === 'sleeps for a second') await wait(1_000);
  if (does === 'waits for ever') await new Promise(() => undefined);
  if (does === 'keeps 300 MB') left.push(Buffer.alloc(300_000_000, 1));
  while (does === 'loops');
  while (does === 'fills the heap') kept.push(new Array(1_000).fill(jobs));
  while (does === 'fills buffers') kept.push(Buffer.alloc(10_000_000, 1));
  return { jobs, bytes, pid: process.pid, niceness: getPriority(), environment: Object.keys(process.env) };
});
