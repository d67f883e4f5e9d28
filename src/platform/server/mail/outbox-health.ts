import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { outboxMessage } from './tables.ts';

const { state, attempts, nextAttemptAt, createdAt, secretUntil, sentAt } = outboxMessage;

/** The state of the outbox. Ages are in seconds, and undefined if there is no such mail. */
export interface OutboxHealth {
  readonly waiting: number;
  /** How long the oldest due mail has been due: no server sends mail, or all are busy. */
  readonly oldestDue: number | undefined;
  /** How long ago the oldest waiting mail was queued: attempts are made, but fail. */
  readonly oldestWaiting: number | undefined;
  readonly dead: number;
  /** Those of `dead` that were given up within `recently`. */
  readonly newlyDead: number;
  /** Codes that were not delivered, within `recently`. They have expired by then, and are in no other number. */
  readonly lostCodes: number;
}

/** Both in seconds: how recently mail must have been given up to be counted as new. */
interface Recently {
  readonly dead: number;
  readonly codes: number;
}

export async function readOutboxHealth(db: Db, now: Date, recently: Recently): Promise<OutboxHealth> {
  // A mail that is queued again counts from that moment, as long as it has not failed again.
  const since = sql`case when ${attempts} = 0 then ${nextAttemptAt} else ${createdAt} end`;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const age = (oldest: SQL) =>
    sql<number | null>`extract(epoch from ${moment} - ${oldest})::float8`.mapWith((value) =>
      value === null ? null : Math.max(0, Number(value)),
    );
  const isDue = sql`${nextAttemptAt} <= ${moment}`;
  const [queue] = await db
    .select({
      waiting: count(sql`true`),
      oldestDue: age(sql`min(${nextAttemptAt}) filter (where ${isDue})`),
      oldestWaiting: age(sql`min(${since})`),
    })
    .from(outboxMessage)
    .where(eq(state, 'waiting'));
  // For dead mail, this column contains when it was given up.
  const isYoungerThan = (seconds: number) => gt(nextAttemptAt, before(now, seconds));
  const matters = sql`${secretUntil} is null`;
  const [deadMail] = await db
    .select({
      dead: count(matters),
      newlyDead: count(sql`${matters} and ${isYoungerThan(recently.dead)}`),
      lostCodes: count(sql`not (${matters}) and ${isYoungerThan(recently.codes)}`),
    })
    .from(outboxMessage)
    .where(eq(state, 'dead'));
  return {
    waiting: queue?.waiting ?? 0,
    oldestDue: queue?.oldestDue ?? undefined,
    oldestWaiting: queue?.oldestWaiting ?? undefined,
    ...(deadMail ?? { dead: 0, newlyDead: 0, lostCodes: 0 }),
  };
}

/** Whether any mail was sent within this many seconds. */
export async function hasMailLeft(db: Db, now: Date, seconds: number): Promise<boolean> {
  const found = await db
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .where(and(eq(state, 'sent'), gt(sentAt, before(now, seconds))))
    .limit(1);
  return found.length > 0;
}

const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);
