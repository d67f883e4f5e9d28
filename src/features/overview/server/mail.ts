import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rowsOf } from '#platform/database/database.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { dayLength } from '#site/time.ts';
import type { MailFigures } from '../overview-view.ts';
import { compared, measured, type Timeline } from './timeline.ts';

const sentRow = z.object({ step: z.int(), messages: z.int() });

const totalRow = z.object({
  isNow: z.boolean(),
  messages: z.int(),
  failed: z.int(),
  median: z.number().nullable(),
});

const deadRow = z.object({ isNow: z.boolean(), messages: z.int(), failed: z.int() });

/** Sent messages by the time of sending, and those that were given up by the time of queueing. */
export async function readMail(
  db: Db,
  { start, spans, halves, covers, isNow, points }: Timeline,
  { storedDays, now }: { readonly storedDays: MailFigures['storedDays']; readonly now: Date },
): Promise<MailFigures> {
  const { state, sentAt, createdAt, attempts, secretUntil } = outboxMessage;
  const isSent = sql`${state} = 'sent'`;
  const [waiting, sent, totals, dead] = await Promise.all([
    db.$count(outboxMessage, eq(state, 'waiting')),
    rowsOf(
      db,
      sentRow,
      sql`select step::int, messages::int from ${spans} cross join lateral (
          select count(*) as messages from ${outboxMessage} where ${isSent} and ${sentAt} >= starts and ${sentAt} < ends
        ) as counted where ends < 'infinity'`,
    ),
    rowsOf(
      db,
      totalRow,
      sql`select is_now as "isNow", messages::int, failed::int, median from ${halves} cross join lateral (
          select count(*) as messages, coalesce(sum(greatest(${attempts} - 1, 0)), 0) as failed,
            percentile_cont(0.5) within group (order by date_part('epoch', ${sentAt} - ${createdAt})) as median
          from ${outboxMessage} where ${isSent} and ${sentAt} >= starts and ${sentAt} < ends
        ) as counted`,
    ),
    rowsOf(
      db,
      deadRow,
      // A code that came too late concerns no one: its message is not counted as given up.
      sql`select ${isNow(createdAt)} as "isNow", count(*)::int as messages, sum(${attempts})::int as failed
        from ${outboxMessage} where ${state} = 'dead' and ${covers(createdAt)} and ${secretUntil} is null group by 1`,
    ),
  ]);
  return {
    sent: compared(totals, ({ messages }) => messages),
    failedAttempts: compared([...totals, ...dead], ({ failed }) => failed),
    dead: compared(dead, ({ messages }) => messages),
    waiting,
    median: measured(totals, ({ median }) => median),
    points: points(new Map(sent.map(({ step, messages }) => [step, messages])), 0),
    hasBefore: storedDays === 'forever' || now.getTime() - start.getTime() <= storedDays * dayLength,
    storedDays,
  };
}
