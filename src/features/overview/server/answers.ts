import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ticket } from '#features/tickets/server/tables.ts';
import { endOfNextWorkingDay } from '#platform/answer-deadline.ts';
import type { Holidays } from '#platform/contracts/settings.ts';
import { type Db, rowsOf } from '#platform/database/database.ts';
import { dayLength } from '#site/time.ts';
import type { AnswerFigures, Point } from '../overview-view.ts';
import { type ChosenPeriod, periodBefore, startOfDay } from '../period.ts';
import { compared, instant, instantArray, measured, type Timeline } from './timeline.ts';

interface Deps {
  readonly period: ChosenPeriod;
  readonly timeline: Timeline;
  readonly holidays: Holidays;
  readonly now: Date;
}

/** Tickets of visitors, spam and the tests of the site excepted. */
const isAnswerable = sql`(${ticket.state} <> 'quarantined' and ${ticket.openedBy} = 'visitor'
  and not (${ticket.campaign} ? 'canary'))`;

export async function readAnswers(db: Db, deps: Deps): Promise<AnswerFigures> {
  const { timeline } = deps;
  const [open, rows, waiting] = await Promise.all([
    db.$count(ticket, and(eq(ticket.state, 'new'), isAnswerable)),
    readTimes(db, deps),
    readWaiting(db, deps),
  ]);
  const totals = rows.flatMap(({ isNow, ...row }) => (isNow === null ? [] : { ...row, isNow }));
  const medians = rows.flatMap(({ step, median }): [number, number][] =>
    step === null || median === null ? [] : [[step, median]],
  );
  return {
    open,
    waiting,
    tickets: compared(totals, ({ tickets }) => tickets),
    answered: compared(totals, ({ answered }) => answered),
    median: measured(totals, ({ median }) => median),
    ninetieth: measured(totals, ({ ninetieth }) => ninetieth),
    medians: timeline.points(new Map(medians), null),
    inTime: measured(totals, ({ due, inTime }) => (due === 0 ? null : inTime / due)),
  };
}

const times = z.object({
  step: z.int().nullable(),
  isNow: z.boolean().nullable(),
  tickets: z.int(),
  answered: z.int(),
  median: z.number().nullable(),
  ninetieth: z.number().nullable(),
  due: z.int(),
  inTime: z.int(),
});

/** How long the first answers took, of each step and of both periods, by the day on which the ticket came in. */
function readTimes(db: Db, { period, timeline, holidays, now }: Deps): Promise<z.output<typeof times>[]> {
  const { createdAt, firstAnswerAt } = ticket;
  const days: number[] = [];
  for (let day = periodBefore(period).from; day < period.until; day += dayLength) days.push(day);
  const starts = instantArray(days.map(startOfDay));
  const deadlines = instantArray(days.map((day) => new Date(endOfNextWorkingDay(day, holidays))));
  const percentile = (share: number) => sql`percentile_cont(${sql.raw(String(share))}) within group (order by seconds)`;
  return rowsOf(
    db,
    times,
    sql`with timed as (
        select ${timeline.stepOf(createdAt)} as step, ${timeline.isNow(createdAt)} as is_now,
          extract(epoch from ${firstAnswerAt} - ${createdAt})::float8 as seconds,
          ${firstAnswerAt} as answered_at, (${deadlines})[width_bucket(${createdAt}, ${starts})] as deadline
        from ${ticket} where ${timeline.covers(createdAt)} and ${isAnswerable}
      )
      select step, is_now as "isNow", count(*)::int as tickets, count(seconds)::int as answered,
        ${percentile(0.5)} as median, ${percentile(0.9)} as ninetieth,
        (count(*) filter (where answered_at < deadline or deadline <= ${instant(now)}))::int as due,
        (count(*) filter (where answered_at < deadline))::int as "inTime"
      from timed group by grouping sets ((step), (is_now))`,
  );
}

const flow = z.object({ step: z.int(), change: z.int() });

/**
 * How many tickets waited for a first answer at the end of each step. The waiting ones of now are counted, and what
 * came in and what was answered since is taken back. A ticket that was closed without an answer waited until its last
 * change.
 */
async function readWaiting(db: Db, { timeline }: Deps): Promise<Point[]> {
  const { createdAt, firstAnswerAt, lastActivityAt, state } = ticket;
  const since = instant(timeline.start);
  const isEnded = sql`${state} in ('answered', 'closed')`;
  const [waitingNow, rows] = await Promise.all([
    db.$count(ticket, sql`${state} = 'new' and ${firstAnswerAt} is null and ${isAnswerable}`),
    rowsOf(
      db,
      flow,
      sql`with flow as (
          select ${timeline.stepOf(createdAt)} as step, 1 as change from ${ticket}
            where ${createdAt} >= ${since} and ${isAnswerable}
          union all
          select ${timeline.stepOf(firstAnswerAt)}, -1 from ${ticket} where ${firstAnswerAt} >= ${since} and ${isAnswerable}
          union all
          select ${timeline.stepOf(lastActivityAt)}, -1 from ${ticket}
            where ${isEnded} and ${lastActivityAt} >= ${since} and ${firstAnswerAt} is null and ${isAnswerable}
        )
        select step, sum(change)::int as change from flow group by step`,
    ),
  ]);
  const changes = new Map(rows.map(({ step, change }) => [step, change]));
  const atEnd = new Map<number, number>();
  let waiting = waitingNow;
  for (let step = timeline.afterwards; step > 0; step--) {
    atEnd.set(step, waiting);
    waiting -= changes.get(step) ?? 0;
  }
  return timeline.points(atEnd, 0);
}
