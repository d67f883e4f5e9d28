import { countFirst } from './count-first.ts';
import { dateFormat } from './formatters.ts';
import { type Language, localeOf } from './languages.ts';
import { localTime } from './local-time.ts';
import { offsetAt, writeOffset } from './zone-offset.ts';

/** A moment as the calendar and the clock of a zone show it. */
export interface WrittenTime {
  /** Such as `Monday, November 23, 2026`. */
  readonly date: string;
  /** Such as `9:00`. */
  readonly time: string;
  /** What the clock is called then, such as `Eastern Standard Time`: in summer it is another. */
  readonly zone: string;
  /** Such as `UTC−5`. */
  readonly offset: string;
}

export function meetingTime(instant: number, zone: string, language: Language): WrittenTime {
  const locale = localeOf(language);
  const date = dateFormat(locale, { dateStyle: 'full', timeZone: zone }).format(instant);
  return {
    date: countFirst(date, locale),
    time: localTime(instant, zone).time,
    zone: zoneName(instant, zone, locale),
    offset: writeOffset(offsetAt(instant, zone)),
  };
}

function zoneName(instant: number, zone: string, locale: string): string {
  const parts = dateFormat(locale, { timeZone: zone, timeZoneName: 'long' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
