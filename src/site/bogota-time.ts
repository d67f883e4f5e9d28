import { type Language, localeOf } from './languages.ts';
import { bogota, localTime } from './local-time.ts';

/** The day and the hour of an instant in Bogotá, as the site writes them. */
export function bogotaTime(instant: number, language: Language): { date: string; time: string } {
  return { date: calendarIn(language).format(instant), time: localTime(instant, bogota).time };
}

/** Making one takes longer than all else that is written in a mail, and every ticket has one. */
const calendars = new Map<Language, Intl.DateTimeFormat>();

function calendarIn(language: Language): Intl.DateTimeFormat {
  const known = calendars.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: bogota });
  calendars.set(language, made);
  return made;
}
