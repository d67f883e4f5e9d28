import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bogota, localTime } from '#site/time.ts';
import type { Compared, Point } from '../overview-view.ts';
import { type ChosenPeriod, periodBefore, startOfDay, stepsOf } from '../period.ts';

/**
 * The steps of a period and of the period before, in SQL. The database numbers them from 1: first those of the period
 * before, which are as many and as long, then those of the period itself.
 */
export interface Timeline {
  /** The first instant of the period before. */
  readonly start: Date;
  /** The number of what is after the period. */
  readonly afterwards: number;
  /** All steps by their numbers, as rows `span (starts, ends, step)`; the last is what is after the period. */
  readonly spans: SQL;
  /** Both periods, as rows `half (starts, ends, is_now)`. */
  readonly halves: SQL;
  /** The first days of all steps, and the day after the period. */
  readonly starts: readonly number[];
  /** The number of the step that a column's time is in. */
  stepOf(time: SQLWrapper): SQL<number>;
  /** Whether a column's time is between the first instant and the end. */
  covers(time: SQLWrapper): SQL;
  /** Whether it is in the period itself, if it is covered. */
  isNow(time: SQLWrapper): SQL<boolean>;
  /** The points of a chart from the values of the steps. `none` is the value of a step without any. */
  points<None extends number | null>(values: ReadonlyMap<number, number>, none: None): Point[];
}

export function timelineOf(period: ChosenPeriod, now: Date): Timeline {
  const before = periodBefore(period);
  const steps = stepsOf(period, period.step);
  const length = period.until - period.from;
  const starts = [...steps.map(({ from }) => from - length), ...steps.map(({ from }) => from), period.until];
  const [start, middle, end] = [startOfDay(before.from), startOfDay(period.from), startOfDay(period.until)];
  const edges = starts.map(startOfDay);
  const instants = instantArray(edges);
  const today = localTime(now.getTime(), bogota).day;
  return {
    start,
    starts,
    afterwards: starts.length,
    spans: sql`unnest(${instants}, ${instantArray([...edges.slice(1), 'infinity'])}) with ordinality as span (starts, ends, step)`,
    halves: sql`(values (${instant(start)}, ${instant(middle)}, false), (${instant(middle)}, ${instant(end)}, true)) as half (starts, ends, is_now)`,
    stepOf: (time) => sql<number>`width_bucket(${time}, ${instants})`,
    covers: (time) => sql`(${time} >= ${instant(start)} and ${time} < ${instant(end)})`,
    isNow: (time) => sql<boolean>`(${time} >= ${instant(middle)})`,
    points: (values, none) =>
      steps.map((step, index) => ({
        ...step,
        now: values.get(steps.length + index + 1) ?? none,
        before: values.get(index + 1) ?? none,
        isUnfinished: step.from <= today && today < step.until,
      })),
  };
}

/** Whether a step is of the period itself. */
export function isOfPeriod(step: number, { afterwards }: Pick<Timeline, 'afterwards'>): boolean {
  return step > (afterwards - 1) / 2;
}

/** An instant as a parameter, which a driver would otherwise send as text of an unknown type. */
export function instant(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`;
}

/** As seconds, because a thousand dates take both sides some milliseconds to write and to read. */
export function instantArray(times: readonly (Date | 'infinity')[]): SQL {
  const seconds = times.map((time) => (time === 'infinity' ? time : time.getTime() / 1000));
  return sql`array(select to_timestamp(at) from unnest(${`{${seconds.join(',')}}`}::float8[]) as at)`;
}

/** The figures of both periods from rows that say which period they are of. */
export function compared<Row extends { readonly isNow: boolean }>(
  rows: readonly Row[],
  value: (row: Row) => number,
): Compared {
  const sum = (isNow: boolean) => rows.filter((row) => row.isNow === isNow).reduce((all, row) => all + value(row), 0);
  return { now: sum(true), before: sum(false) };
}
