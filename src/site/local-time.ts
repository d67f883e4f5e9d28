import { dateFormat } from './formatters.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The zone of the support hours, which keeps the same time all year. */
export const bogota = 'America/Bogota';
const bogotaBehind = 5 * hour;

export const dayLength = 24 * hour;

/** What a calendar and a clock show: the day as the milliseconds of its midnight in UTC, and a time such as `8:00`. */
export interface LocalTime {
  readonly day: number;
  readonly time: string;
}

/** The instant at which it is this time of this day in Bogotá. */
export function bogotaInstant({ day, time }: LocalTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return day + hours * hour + minutes * minute + bogotaBehind;
}

/** What they show in a zone at an instant; without a zone, where the visitor is. */
export function localTime(instant: number, zone?: string): LocalTime {
  const parts = clockOf(zone).formatToParts(instant);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    day: Date.UTC(Number(part('year')), Number(part('month')) - 1, Number(part('day'))),
    time: `${Number(part('hour'))}:${part('minute')}`,
  };
}

const clock = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

function clockOf(zone: string | undefined): Intl.DateTimeFormat {
  // Where the visitor is may change while the page is open.
  return zone ? dateFormat('en-GB', { ...clock, timeZone: zone }) : new Intl.DateTimeFormat('en-GB', clock);
}

/** From 0, which is Sunday. */
export function weekdayOf(day: number): number {
  return new Date(day).getUTCDay();
}
