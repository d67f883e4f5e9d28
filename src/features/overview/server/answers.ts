import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ticket } from '#features/tickets/server/tables.ts';
import { type Db, rowsOf } from '#platform/database/database.ts';
import type { AnswerFigures } from '../overview-view.ts';
import { allSeconds, percentile } from './durations.ts';
import { isAnswerable, type TicketStep } from './ticket-steps.ts';
import { compared, isOfPeriod, type Timeline } from './timeline.ts';

const ended = z.object({ step: z.int(), tickets: z.int() });

interface OpenTickets {
  readonly open: number;
  /** Without a first answer. */
  readonly waiting: number;
  /** In which step how many no longer waited for a first answer. */
  readonly ended: readonly z.output<typeof ended>[];
}

/** A ticket that was closed without an answer waited until its last change. */
export async function readOpenTickets(db: Db, { spans }: Timeline): Promise<OpenTickets> {
  const { firstAnswerAt, lastActivityAt, state } = ticket;
  const [open, waiting, rows] = await Promise.all([
    db.$count(ticket, and(eq(state, 'new'), isAnswerable)),
    db.$count(ticket, sql`${state} = 'new' and ${firstAnswerAt} is null and ${isAnswerable}`),
    rowsOf(
      db,
      ended,
      sql`select step::int, (answered.tickets + closed.tickets)::int as tickets
        from ${spans}
          cross join lateral (
            select count(*) as tickets from ${ticket}
            where ${firstAnswerAt} >= starts and ${firstAnswerAt} < ends and ${isAnswerable}
          ) as answered
          cross join lateral (
            select count(*) as tickets from ${ticket}
            where ${firstAnswerAt} is null and ${lastActivityAt} >= starts and ${lastActivityAt} < ends
              and ${state} in ('answered', 'closed') and ${isAnswerable}
          ) as closed`,
    ),
  ]);
  return { open, waiting, ended: rows };
}

export function answerFigures(
  { open, waiting, ended }: OpenTickets,
  tickets: readonly TicketStep[],
  timeline: Timeline,
): AnswerFigures {
  const ofPeriods = tickets
    .filter(({ step }) => step < timeline.afterwards)
    .map((one) => ({ ...one, isNow: isOfPeriod(one.step, timeline) }));
  const measured = <Figure>(figure: (steps: readonly TicketStep[]) => Figure) => ({
    now: figure(ofPeriods.filter(({ isNow }) => isNow)),
    before: figure(ofPeriods.filter(({ isNow }) => !isNow)),
  });
  const seconds = measured(allSeconds);
  const medians = ofPeriods.flatMap(({ step, ...one }): [number, number][] => {
    const median = percentile(one.seconds, 0.5);
    return median === null ? [] : [[step, median]];
  });
  return {
    open,
    waiting: timeline.points(waitingAtEnds({ waiting, ended }, tickets, timeline), 0),
    tickets: compared(ofPeriods, (one) => one.tickets),
    answered: compared(ofPeriods, ({ answered }) => answered),
    median: { now: percentile(seconds.now, 0.5), before: percentile(seconds.before, 0.5) },
    ninetieth: { now: percentile(seconds.now, 0.9), before: percentile(seconds.before, 0.9) },
    medians: timeline.points(new Map(medians), null),
    inTime: measured((steps) => {
      const due = sum(steps, (one) => one.due);
      return due === 0 ? null : sum(steps, ({ inTime }) => inTime) / due;
    }),
  };
}

const sum = (steps: readonly TicketStep[], figure: (step: TicketStep) => number) =>
  steps.reduce((all, one) => all + figure(one), 0);

/**
 * How many tickets waited for a first answer at the end of each step. The waiting ones of now are counted, and what
 * came in and what was answered since is taken back.
 */
function waitingAtEnds(
  { waiting, ended }: Pick<OpenTickets, 'waiting' | 'ended'>,
  tickets: readonly TicketStep[],
  { afterwards }: Timeline,
): Map<number, number> {
  const cameIn = new Map(tickets.map((one) => [one.step, one.tickets]));
  const wentOut = new Map(ended.map((one) => [one.step, one.tickets]));
  const atEnds = new Map<number, number>();
  let left = waiting;
  for (let step = afterwards; step > 0; step--) {
    atEnds.set(step, left);
    left += (wentOut.get(step) ?? 0) - (cameIn.get(step) ?? 0);
  }
  return atEnds;
}
