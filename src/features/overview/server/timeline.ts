import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bogota, localTime } from '#site/time.ts';
import type { Compared, Measured, Point } from '../overview-view.ts';
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
  /** The number of the step that a day is in. */
  numberOf(day: number): number;
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
  const starts = [...steps.map(({ from }) => from - length), ...steps.map(({ from }) => from)];
  const [start, middle, end] = [startOfDay(before.from), startOfDay(period.from), startOfDay(period.until)];
  const edges = [...starts.map(startOfDay), end];
  const instants = instantArray(edges);
  const today = localTime(now.getTime(), bogota).day;
  return {
    start,
    afterwards: starts.length + 1,
    spans: sql`unnest(${instants}, ${instantArray([...edges.slice(1), 'infinity'])}) with ordinality as span (starts, ends, step)`,
    halves: sql`(values (${instant(start)}, ${instant(middle)}, false), (${instant(middle)}, ${instant(end)}, true)) as half (starts, ends, is_now)`,
    numberOf: (day) => (day >= period.until ? starts.length + 1 : starts.findLastIndex((from) => from <= day) + 1),
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

export function instantArray(times: readonly (Date | 'infinity')[]): SQL {
  const written = times.map((time) => (time === 'infinity' ? time : time.toISOString()));
  return sql`${`{${written.join(',')}}`}::timestamptz[]`;
}

/** The figures of both periods from rows that say which period they are of. */
export function compared<Row extends { readonly isNow: boolean }>(
  rows: readonly Row[],
  value: (row: Row) => number,
): Compared {
  const sum = (isNow: boolean) => rows.filter((row) => row.isNow === isNow).reduce((all, row) => all + value(row), 0);
  return { now: sum(true), before: sum(false) };
}

export function measured<Row extends { readonly isNow: boolean }>(
  rows: readonly Row[],
  value: (row: Row) => number | null,
): Measured {
  const of = (isNow: boolean) => rows.filter((row) => row.isNow === isNow).map(value)[0] ?? null;
  return { now: of(true), before: of(false) };
}
