import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rowsOf } from '#platform/database/database.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { dayLength } from '#site/time.ts';
import type { MailFigures } from '../overview-view.ts';
import { compared, measured, type Timeline } from './timeline.ts';

const sentRow = z.object({
  step: z.int().nullable(),
  isNow: z.boolean().nullable(),
  messages: z.int(),
  failed: z.int(),
  median: z.number().nullable(),
});

const deadRow = z.object({ isNow: z.boolean(), messages: z.int(), failed: z.int() });

/** Sent messages by the time of sending, and those that were given up by the time of queueing. */
export async function readMail(
  db: Db,
  { start, covers, isNow, stepOf, points }: Timeline,
  { storedDays, now }: { readonly storedDays: MailFigures['storedDays']; readonly now: Date },
): Promise<MailFigures> {
  const { state, sentAt, createdAt, attempts, secretUntil } = outboxMessage;
  const [waiting, sent, dead] = await Promise.all([
    db.$count(outboxMessage, eq(state, 'waiting')),
    rowsOf(
      db,
      sentRow,
      sql`with sent as (
          select ${stepOf(sentAt)} as step, ${isNow(sentAt)} as is_now, ${attempts} as attempts,
            extract(epoch from ${sentAt} - ${createdAt})::float8 as seconds
          from ${outboxMessage} where ${state} = 'sent' and ${covers(sentAt)}
        )
        select step, is_now as "isNow", count(*)::int as messages, sum(greatest(attempts - 1, 0))::int as failed,
          percentile_cont(0.5) within group (order by seconds) as median
        from sent group by grouping sets ((step), (is_now))`,
    ),
    rowsOf(
      db,
      deadRow,
      // A code that came too late concerns no one: its message is not counted as given up.
      sql`select ${isNow(createdAt)} as "isNow", count(*)::int as messages, sum(${attempts})::int as failed
        from ${outboxMessage} where ${state} = 'dead' and ${covers(createdAt)} and ${secretUntil} is null group by 1`,
    ),
  ]);
  const totals = sent.flatMap(({ isNow, ...row }) => (isNow === null ? [] : { ...row, isNow }));
  const steps = sent.flatMap(({ step, messages }): [number, number][] => (step === null ? [] : [[step, messages]]));
  return {
    sent: compared(totals, ({ messages }) => messages),
    failedAttempts: compared([...totals, ...dead], ({ failed }) => failed),
    dead: compared(dead, ({ messages }) => messages),
    waiting,
    median: measured(totals, ({ median }) => median),
    points: points(new Map(steps), 0),
    hasBefore: storedDays === 'forever' || now.getTime() - start.getTime() <= storedDays * dayLength,
    storedDays,
  };
}
