import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Config } from '../config/config.ts';
import { createLog, flushLog, type Log } from '../logging/log.ts';
import { onStopSignal } from './lifecycle.ts';
import { countingTimeout, numberVariable, type WorkerMessage, workerMessage } from './worker.ts';

/** A process that ended is started again after so many milliseconds, and if it keeps ending, after longer and longer. */
const restartDelays = { first: 1_000, longest: 30_000 } as const;

/** The process that has a number now. */
interface Place {
  readonly number: number;
  worker: Worker;
  /** How often it has ended since it last listened. */
  failures: number;
  isBeingReplaced: boolean;
}

/** Milliseconds for the answers of all processes: less than the one that asked waits. */
const answerTimeout = countingTimeout / 2;

/**
 * Runs the site in several processes on one port. This one serves nothing: it starts again what ends, replaces them one by one on SIGUSR2 without a lost request, and stops them when it is
 * stopped. `program`: what each of them runs.
 */
export async function runWorkers(program: string, config: Pick<Config, 'webConcurrency' | 'logLevel'>): Promise<void> {
  const log = createLog(config);
  // All of them accept connections from one socket. If this process accepted them and handed them on, those on their way
  // to a process that is killed would be lost, and their clients would wait for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: program, args: process.argv.slice(2), silent: !process.stdout.isTTY });
  const places: Place[] = [];
  let isStopping = false;
  let replacing = Promise.resolve();

  onStopSignal((signal) => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
    void endWithWorkers(log);
  });
  process.on('SIGUSR2', () => {
    replacing = replacing.then(replaceAll);
  });
  cluster.on('message', (worker, sent) => {
    const message = workerMessage.safeParse(sent);
    if (message.success && message.data.kind === 'countAll') void countAll(worker, message.data.question);
  });

  // The first one alone: it migrates the database, and says what is wrong if it cannot start.
  for (let number = 1; number <= config.webConcurrency && !isStopping; number++) {
    const place: Place = { number, worker: fork(number, log), failures: 0, isBeingReplaced: false };
    places.push(place);
    if (number === 1 && !(await isListening(place.worker))) {
      if (!isStopping) process.exit(1);
      return;
    }
    keepRunning(place);
  }

  function keepRunning(place: Place): void {
    const { worker } = place;
    const began = () => {
      place.failures = 0;
    };
    worker.once('listening', began);
    worker.process.once('close', (code, signal) => {
      if (isStopping || place.isBeingReplaced || place.worker !== worker) return;
      log.error({ process: place.number, code, signal }, 'a process of the site has ended, and is started again');
      const delay = Math.min(restartDelays.first * 2 ** place.failures++, restartDelays.longest);
      setTimeout(() => {
        if (isStopping) return;
        place.worker = fork(place.number, log);
        keepRunning(place);
      }, delay).unref();
    });
  }

  async function replaceAll(): Promise<void> {
    for (const place of places) {
      if (isStopping || !(await replace(place))) return;
    }
    log.info({ processes: places.length }, 'all processes of the site were replaced');
  }

  async function replace(place: Place): Promise<boolean> {
    const old = place.worker;
    place.isBeingReplaced = true;
    const worker = fork(place.number, log);
    const isReady = await isListening(worker);
    place.isBeingReplaced = false;
    if (isReady) {
      place.worker = worker;
      keepRunning(place);
      await retire(old);
    } else if (!isStopping) {
      log.error({ process: place.number }, 'the process that should replace another one does not start');
      // It may have ended meanwhile.
      if (old.isDead()) {
        place.worker = fork(place.number, log);
        keepRunning(place);
      }
    }
    return isReady;
  }

  /** What all processes count, by their numbers. One that is retiring is no longer counted. */
  async function countAll(asking: Worker, question: string): Promise<void> {
    const texts: Record<string, string> = {};
    const counted = places.map(async ({ number, worker }) => {
      const text = await countedBy(worker, question);
      if (text !== undefined) texts[number] = text;
    });
    await Promise.all(counted);
    tell(asking, { kind: 'countedAll', question, texts });
  }
}

function fork(number: number, log: Log): Worker {
  const worker = cluster.fork({ [numberVariable]: number });
  log.info({ process: number, pid: worker.process.pid }, 'a process of the site is started');
  passOn(worker.process.stdout, process.stdout);
  passOn(worker.process.stderr, process.stderr);
  return worker;
}

/** Whole lines: on a pipe, longer texts of several processes would be written into one another. */
function passOn(from: Readable | null, to: Writable): void {
  let unfinished = '';
  from?.setEncoding('utf8').on('data', (text: string) => {
    const end = text.lastIndexOf('\n') + 1;
    if (end > 0) to.write(unfinished + text.slice(0, end));
    unfinished = end > 0 ? text.slice(end) : unfinished + text;
  });
}

function isListening(worker: Worker): Promise<boolean> {
  return Promise.race([once(worker, 'listening').then(() => true), once(worker.process, 'close').then(() => false)]);
}

function tell(worker: Worker, message: WorkerMessage): void {
  if (worker.isConnected()) worker.send(message);
}

async function retire(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker.process, 'close');
  tell(worker, { kind: 'retire' });
  await ended;
}

function countedBy(worker: Worker, question: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (text?: string) => {
      clearTimeout(timer);
      worker.off('message', read);
      resolve(text);
    };
    const read = (sent: unknown) => {
      const message = workerMessage.safeParse(sent);
      if (message.success && message.data.kind === 'counted' && message.data.question === question)
        end(message.data.text);
    };
    const timer = setTimeout(end, answerTimeout);
    worker.on('message', read);
    tell(worker, { kind: 'count', question });
  });
}

/** Each process ends by itself in the end, whatever it waits for. */
async function endWithWorkers(log: Log): Promise<void> {
  const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const ends = await Promise.all(running.map((worker) => once(worker.process, 'close')));
  // A process that was just being started has no better way to end than by the signal.
  const areGood = ends.every(([code, signal]) => code === 0 || signal !== null);
  if (areGood) log.info('stopped');
  await flushLog(log);
  process.exit(areGood ? 0 : 1);
}
