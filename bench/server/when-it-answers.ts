import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Another server for the same page, to measure ours against in the same run. */
export interface Peer {
  readonly name: string;
  readonly origin: string;
  stop(): Promise<void>;
}

const patience = 30_000;

export async function whenItAnswers(name: string, server: ChildProcess, origin: string, page: string): Promise<Peer> {
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  for (const until = Date.now() + patience; !(await answers(origin + page)); await sleep(100)) {
    if (Date.now() < until && server.exitCode === null) continue;
    await stop();
    throw new Error(`${name} does not answer on ${origin}${page}`);
  }
  return { name, origin, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
/** What all of them serve: a folder of built files, a page of it and an asset. */
export interface Served {
  readonly client: string;
  readonly page: string;
  readonly asset: string;
}
