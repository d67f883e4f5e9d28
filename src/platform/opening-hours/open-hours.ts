import type { SupportDays } from './openings.ts';

interface OpenDays {
  readonly days: SupportDays;
  readonly spans: readonly (readonly [from: string, until: string])[];
}

/** One stretch of a day. Half past eight is 8.5. */
interface OpenHours {
  /** From 0, which is Monday. */
  readonly day: number;
  readonly from: number;
  readonly until: number;
}

/** Which opening hours each day of the week has, from Monday. */
const week = ['weekdays', 'weekdays', 'weekdays', 'weekdays', 'weekdays', 'saturday', undefined] as const;

/** What is open in a week, to be drawn. */
export function openHours(hours: readonly OpenDays[]): OpenHours[] {
  return week.flatMap((kind, day) =>
    hours
      .filter(({ days }) => days === kind)
      .flatMap(({ spans }) => spans.map(([from, until]) => ({ day, from: hourOf(from), until: hourOf(until) }))),
  );
}

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}
