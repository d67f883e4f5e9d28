import { dateFormat } from '#site/formatters.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { bogota, clockAt, localTime } from '#site/time.ts';
import { countFirst } from '#site/written-forms.ts';

const dateFormats = {
  /** `Monday, November 16` */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** `Mon, Nov 16, 2026` */
  short: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** `Mon, Nov 16` */
  brief: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `Mon` */
  weekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day, given as the milliseconds of its midnight in UTC. */
export function writeDate(day: number, language: Language, style: keyof typeof dateFormats): string {
  const locale = localeOf(language);
  const date = dateFormat(locale, { ...dateFormats[style], timeZone: 'UTC' }).format(day);
  return countFirst(date, locale);
}

export interface BothClocks {
  /** The day and time in the zone, such as `9:00 AM`. */
  readonly day: number;
  readonly time: string;
  /** The time in Bogotá; undefined if both are the same. */
  readonly there: string | undefined;
  /** The day in Bogotá, if it differs. */
  readonly dayThere: number | undefined;
}

export function onBothClocks(instant: number, zone: string, language: Language): BothClocks {
  const [here, there] = [localTime(instant, zone), localTime(instant, bogota)];
  const isSameDay = here.day === there.day;
  const isSame = isSameDay && here.time === there.time;
  return {
    day: here.day,
    time: clockAt(instant, zone, language),
    there: isSame ? undefined : clockAt(instant, bogota, language),
    dayThere: isSameDay ? undefined : there.day,
  };
}
