import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';

const { state, attempts, nextAttemptAt, createdAt, secretUntil, sentAt } = outboxMessage;

/** How the mail is doing. Ages are in seconds, and undefined where there is nothing of that kind. */
export interface OutboxHealth {
  readonly waiting: number;
  /** Since the oldest one that should be sent now should have been: nobody looks for it, or all are busy. */
  readonly oldestDue: number | undefined;
  /** Since the oldest one that waits was queued: it is tried, and does not get away. */
  readonly oldestWaiting: number | undefined;
  readonly dead: number;
  /** Of the dead: given up within `recently`. */
  readonly newlyDead: number;
  /** Codes that nobody got within `recently`. They are worth nothing by then, and are in no other number. */
  readonly lostCodes: number;
}

/** Both in seconds: how long ago something may have been given up to be told as news. */
interface Recently {
  readonly dead: number;
  readonly codes: number;
}

export async function readOutboxHealth(db: Db, now: Date, recently: Recently): Promise<OutboxHealth> {
  // What somebody sends again counts from that moment, as long as it has not failed again.
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
  // It is noted there when it was given up.
  const isYoungerThan = (seconds: number) => gt(nextAttemptAt, before(now, seconds));
  const matters = sql`${secretUntil} is null`;
  const [lost] = await db
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
    ...(lost ?? { dead: 0, newlyDead: 0, lostCodes: 0 }),
  };
}

/** Has anything left within so many seconds? */
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
