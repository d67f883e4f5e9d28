import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rowsOf } from './database.ts';

/** What the clock of the database said, and when, by a clock of this process that nobody can set. In milliseconds. */
interface Reading {
  readonly time: number;
  readonly at: number;
}

/** Undefined: the server's own clock counts. That is so with the embedded database, which has no other, and in tests. */
let last: Reading | undefined;

const timeBy = ({ time, at }: Reading, moment: number) => time + moment - at;

/**
 * The time for everything that is stored or compared with what is stored: when a mail is due, when a claim, a code or a
 * session ends, when a limit is over. It is the database's, because that is the one clock that all servers share, and
 * `now()` in a statement must mean the same. A server's own clock may be an hour off, or jump, and changes nothing.
 */
export function currentTime(): Date {
  return new Date(last ? timeBy(last, performance.now()) : Date.now());
}

/** Milliseconds that the clock of this machine is ahead of the database's. Negative: it is behind. */
export function aheadOfDatabase(): number {
  return Date.now() - currentTime().getTime();
}

/** From now on, `currentTime` is the database's. Call this regularly: clocks drift, and another database may take over. */
export function readDatabaseClock(db: Pick<Db, 'execute'>): Promise<void> {
  return readClock(async () => {
    const [row] = await rowsOf(db, answer, sql`select extract(epoch from clock_timestamp()) * 1000 as ms`);
    if (!row) throw new Error('The database did not tell the time');
    return row.ms;
  });
}

const answer = z.object({ ms: z.coerce.number() });

/** `ask` returns the time of the clock that counts. */
export async function readClock(ask: () => Promise<number>): Promise<void> {
  const before = performance.now();
  const time = await ask();
  const inexactness = (performance.now() - before) / 2;
  const reading = { time, at: before + inexactness };
  // A slow answer says nothing new, and time should not go back and forth.
  if (!last || Math.abs(timeBy(last, reading.at) - time) > inexactness) last = reading;
}

/** The server's own clock counts again. */
export function forgetDatabaseClock(): void {
  last = undefined;
}
