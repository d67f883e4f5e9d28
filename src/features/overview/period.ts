import { msPerDay } from '#site/durations.ts';
import { bogota, bogotaInstant, localTime, readDay, weekdayOf } from '#site/time.ts';

/** Periods that end today, and calendar months and years. A number is a number of days. */
export const overviewSpans = ['7', '30', '90', 'month', 'lastMonth', 'year'] as const;
type OverviewSpan = (typeof overviewSpans)[number];

const usualSpan: OverviewSpan = '30';
/** In days: three years. Longer ones would have more columns than a chart can show. */
export const longestPeriod = 1096;

/** Days of Bogotá, each as its midnight in UTC in milliseconds. The end is exclusive. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

export interface ChosenPeriod extends Period {
  /** Undefined: two days were entered. */
  readonly span: OverviewSpan | undefined;
  readonly step: Step;
}

export type Step = 'day' | 'week' | 'month';

interface Choice {
  readonly span?: string | undefined;
  /** Such as `2026-11-18`; both days are included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The chosen period, which never reaches beyond today. Without a valid choice, the last thirty days. */
export function choosePeriod({ span, from, to }: Choice, now: Date): ChosenPeriod {
  const today = localTime(now.getTime(), bogota).day;
  const entered = betweenDays(readDay(from), readDay(to), today);
  const chosen = overviewSpans.find((one) => one === span) ?? usualSpan;
  const period = entered ?? spanOf(chosen, today);
  return { ...period, span: entered ? undefined : chosen, step: stepOf(period) };
}

function betweenDays(one: number | undefined, other: number | undefined, today: number): Period | undefined {
  if (one === undefined || other === undefined) return undefined;
  const until = Math.min(Math.max(one, other), today) + msPerDay;
  const from = Math.max(Math.min(one, other), until - longestPeriod * msPerDay);
  return from < until ? { from, until } : undefined;
}

function spanOf(span: OverviewSpan, today: number): Period {
  const until = today + msPerDay;
  const [year, month] = [new Date(today).getUTCFullYear(), new Date(today).getUTCMonth()];
  switch (span) {
    case 'month':
      return { from: Date.UTC(year, month), until };
    case 'lastMonth':
      return { from: Date.UTC(year, month - 1), until: Date.UTC(year, month) };
    case 'year':
      return { from: Date.UTC(year, 0), until };
    default:
      return { from: until - Number(span) * msPerDay, until };
  }
}

function stepOf({ from, until }: Period): Step {
  const days = (until - from) / msPerDay;
  if (days <= 31) return 'day';
  return days <= 366 ? 'week' : 'month';
}

/** The period of the same length that ends where this one begins. */
export function periodBefore({ from, until }: Period): Period {
  return { from: from - (until - from), until: from };
}

/**
 * The days, weeks (from Monday on) or months of a period. The first and the last may be shorter, because the period can
 * begin and end within one.
 */
export function stepsOf({ from, until }: Period, step: Step): Period[] {
  const steps: Period[] = [];
  for (let start = from; start < until; ) {
    const end = Math.min(nextStart(start, step), until);
    steps.push({ from: start, until: end });
    start = end;
  }
  return steps;
}

function nextStart(day: number, step: Step): number {
  if (step === 'day') return day + msPerDay;
  if (step === 'week') return day + (7 - ((weekdayOf(day) + 6) % 7)) * msPerDay;
  return Date.UTC(new Date(day).getUTCFullYear(), new Date(day).getUTCMonth() + 1);
}

/** The instant at which a day begins in Bogotá. */
export function startOfDay(day: number): Date {
  return new Date(bogotaInstant({ day, time: '0:00' }));
}
