import cluster from 'node:cluster';
import { z } from 'zod';
import { joinProcesses } from '../metrics/join-processes.ts';
import { withTimeout } from '../timing.ts';

/**
 * What a process of the site and the primary one, which starts them all (`run-workers.ts`), say to each other.
 * `question`: an answer names it.
 */
export const workerMessage = z.discriminatedUnion('kind', [
  /** To the primary process: what do all of them count? */
  z.object({ kind: z.literal('countAll'), question: z.string() }),
  /** To every process. */
  z.object({ kind: z.literal('count'), question: z.string() }),
  z.object({ kind: z.literal('counted'), question: z.string(), text: z.string() }),
  /** To the process that asked: the texts by the number of each process. */
  z.object({ kind: z.literal('countedAll'), question: z.string(), texts: z.record(z.string(), z.string()) }),
  /** To a process that another one has replaced. */
  z.object({ kind: z.literal('retire') }),
]);

export type WorkerMessage = z.output<typeof workerMessage>;

/** How the primary process tells each of the others its number. */
export const numberVariable = 'SITE_PROCESS';

/** The number of this process among those that WEB_CONCURRENCY starts, and 1 if there is no other. */
export function workerNumber(): number {
  return Number(process.env[numberVariable] ?? 1);
}

/** Calls `retire` when another process has taken the place of this one. */
export function onRetire(retire: () => void): void {
  onMessage((message) => message.kind === 'retire' && retire());
}

function onMessage(receive: (message: WorkerMessage) => void): void {
  if (!cluster.isWorker) return;
  process.on('message', (sent) => {
    const message = workerMessage.safeParse(sent);
    if (message.success) receive(message.data);
  });
}

/** Milliseconds for the answers of the other processes. One that is busy is left out after half of it. */
export const countingTimeout = 2_000;

/** Returns a function that reads the metrics of this process and, if there are others on its port, of those too. */
export function shareMetrics(write: () => string): () => Promise<string> {
  if (!cluster.isWorker) return async () => write();
  const asked = new Map<string, (text: string) => void>();
  onMessage((message) => {
    if (message.kind === 'count') tell({ kind: 'counted', question: message.question, text: write() });
    if (message.kind === 'countedAll') asked.get(message.question)?.(joinProcesses(message.texts));
  });
  return async () => {
    const question = crypto.randomUUID();
    const answer = new Promise<string>((resolve) => asked.set(question, resolve));
    tell({ kind: 'countAll', question });
    return withTimeout(countingTimeout, answer).finally(() => asked.delete(question));
  };
}

function tell(message: WorkerMessage): void {
  process.send?.(message);
}
