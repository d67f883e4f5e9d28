import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rowsOf } from '#platform/database/database.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { msPerDay } from '#site/durations.ts';
import type { MailFigures } from '../overview-view.ts';
import { allSeconds, percentile, secondsBetween, secondsColumn } from './durations.ts';
import { compared, isOfPeriod, type Timeline } from './timeline.ts';

const sentRow = z.object({ step: z.int(), messages: z.int(), failed: z.int(), seconds: secondsColumn });

const deadRow = z.object({ isNow: z.boolean(), messages: z.int(), failed: z.int() });

/** Sent messages by the time of sending, and those that were given up by the time of queueing. */
export async function readMail(
  db: Db,
  timeline: Timeline,
  { storedDays, now }: { readonly storedDays: MailFigures['storedDays']; readonly now: Date },
): Promise<MailFigures> {
  const { start, spans, covers, isNow, points } = timeline;
  const { state, sentAt, createdAt, attempts, secretUntil } = outboxMessage;
  const [waiting, steps, dead] = await Promise.all([
    db.$count(outboxMessage, eq(state, 'waiting')),
    rowsOf(
      db,
      sentRow,
      sql`select step::int, messages::int, failed::int, seconds from ${spans} cross join lateral (
          select count(*) as messages, coalesce(sum(greatest(${attempts} - 1, 0)), 0) as failed,
            ${secondsBetween(createdAt, sentAt)} as seconds
          from ${outboxMessage} where ${state} = 'sent' and ${sentAt} >= starts and ${sentAt} < ends
        ) as counted where ends < 'infinity'`,
    ),
    rowsOf(
      db,
      deadRow,
      // A code that came too late concerns no one: its message is not counted as given up.
      sql`select ${isNow(createdAt)} as "isNow", count(*)::int as messages, sum(${attempts})::int as failed
        from ${outboxMessage} where ${state} = 'dead' and ${covers(createdAt)} and ${secretUntil} is null group by 1`,
    ),
  ]);
  const sent = steps.map((one) => ({ ...one, isNow: isOfPeriod(one.step, timeline) }));
  const median = (isNow: boolean) => percentile(allSeconds(sent.filter((one) => one.isNow === isNow)), 0.5);
  return {
    sent: compared(sent, ({ messages }) => messages),
    failedAttempts: compared([...sent, ...dead], ({ failed }) => failed),
    dead: compared(dead, ({ messages }) => messages),
    waiting,
    median: { now: median(true), before: median(false) },
    points: points(new Map(sent.map(({ step, messages }) => [step, messages])), 0),
    hasBefore: storedDays === 'forever' || now.getTime() - start.getTime() <= storedDays * msPerDay,
    storedDays,
  };
}
