import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ticket } from '#features/tickets/server/tables.ts';
import type { Holidays } from '#platform/contracts/settings.ts';
import { type Db, rowsOf } from '#platform/database/database.ts';
import { endOfNextWorkingDay } from '#platform/holidays.ts';
import { msPerDay } from '#site/durations.ts';
import { type ChosenPeriod, periodBefore, startOfDay } from '../period.ts';
import { secondsBetween, secondsColumn } from './durations.ts';
import { instant, instantArray, type Timeline } from './timeline.ts';

/** Tickets of visitors, spam and the tests of the site excepted. The indexes of the overview have this condition. */
export const isAnswerable = sql`(${ticket.state} <> 'quarantined' and ${ticket.openedBy} = 'visitor'
  and not (${ticket.campaign} ? 'canary'))`;

/** The tickets that came in during a step. */
export interface TicketStep {
  readonly step: number;
  readonly tickets: number;
  /** Without those that follow from an earlier request. */
  readonly leads: number;
  readonly answered: number;
  /** Of how many the deadline for the first answer is over or was met, and how many met it. */
  readonly due: number;
  readonly inTime: number;
  /** How long each first answer took, the shortest time first. */
  readonly seconds: Int32Array;
}

interface Deps {
  readonly period: ChosenPeriod;
  readonly timeline: Timeline;
  readonly holidays: Holidays;
  readonly now: Date;
}

const row = z.object({
  step: z.int(),
  tickets: z.int(),
  leads: z.int(),
  answered: z.int(),
  due: z.int(),
  inTime: z.int(),
  seconds: secondsColumn,
});

/**
 * The tickets of every step, and those after the period without their seconds. A step of the database is the part of an
 * index that covers a day, so that it sorts and groups no rows.
 */
export function readTicketSteps(db: Db, { period, timeline, holidays, now }: Deps): Promise<TicketStep[]> {
  const { createdAt, firstAnswerAt, about } = ticket;
  const days: number[] = [];
  const steps: number[] = [];
  for (let day = periodBefore(period).from, step = 0; day <= period.until; day += msPerDay) {
    if (day === timeline.starts[step]) step++;
    days.push(day);
    steps.push(step);
  }
  const starts = days.map(startOfDay);
  const deadlines = days.map((day) => new Date(endOfNextWorkingDay(day, holidays)));
  return rowsOf(
    db,
    row,
    sql`select step, sum(tickets)::int as tickets, sum(leads)::int as leads, sum(answered)::int as answered,
        sum(case when deadline <= ${instant(now)} then tickets else in_time end)::int as due,
        sum(in_time)::int as "inTime", string_agg(seconds, '') as seconds
      from unnest(${instantArray(starts)}, ${instantArray([...starts.slice(1), 'infinity'])},
          ${instantArray(deadlines)}, ${`{${steps.join(',')}}`}::int[]) as day (starts, ends, deadline, step)
        cross join lateral (
          select count(*) as tickets, count(*) filter (where ${about} is null) as leads,
            count(${firstAnswerAt}) as answered, count(*) filter (where ${firstAnswerAt} < deadline) as in_time,
            ${secondsBetween(createdAt, firstAnswerAt)} filter (where ends < 'infinity') as seconds
          from ${ticket} where ${createdAt} >= starts and ${createdAt} < ends and ${isAnswerable}
        ) as counted
      group by step`,
  );
}
