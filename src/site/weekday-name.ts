import { dateFormat } from './formatters.ts';
import { type Language, localeOf } from './languages.ts';
import { dayLength } from './local-time.ts';

/** Of a day that is given as the milliseconds of its midnight in UTC. */
export function weekdayName(day: number, language: Language): string {
  return dateFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** For what keeps room for any of them. */
export function longestWeekday(language: Language): string {
  const names = Array.from({ length: 7 }, (_, index) => weekdayName(index * dayLength, language));
  return names.reduce((longest, name) => (name.length > longest.length ? name : longest));
}
