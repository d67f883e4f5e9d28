import type { Db } from '#platform/database/database.ts';
import type { Log } from '#platform/server/logging/log.ts';
import type { Help } from './create-help.ts';
import { readAddedWays } from './store.ts';

/** Every server knows within this time what the team has added on another one. */
const every = 30_000;

/** Reads the ways to ask that the team has added, now and again. */
export async function followWays(help: Help, db: Db, log: Pick<Log, 'warn'>): Promise<{ stop: () => void }> {
  let known = '[]';
  const read = async () => {
    const ways = await readAddedWays(db);
    const written = JSON.stringify(ways);
    if (written === known) return;
    known = written;
    help.learn(ways);
  };
  const readOrLog = () =>
    read().catch((error: unknown) => log.warn({ err: error }, 'the ways to ask that the team added could not be read'));
  await readOrLog();
  const timer = setInterval(readOrLog, every);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
