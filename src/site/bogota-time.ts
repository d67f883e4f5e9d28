import { countFirst } from './count-first.ts';
import { dateFormat } from './formatters.ts';
import { type Language, localeOf } from './languages.ts';
import { bogota, localTime } from './local-time.ts';

/** The day and the hour of an instant in Bogotá, as the site writes them. */
export function bogotaTime(instant: number, language: Language): { date: string; time: string } {
  const locale = localeOf(language);
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: bogota }).format(instant);
  return { date: countFirst(date, locale), time: localTime(instant, bogota).time };
}
