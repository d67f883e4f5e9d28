import { dateFormat } from './formatters.ts';
import { type Language, localeOf } from './languages.ts';
import { bogota, localTime } from './local-time.ts';

/** The day and the hour of an instant in Bogotá, as the site writes them. */
export function bogotaTime(instant: number, language: Language): { date: string; time: string } {
  const { format } = dateFormat(localeOf(language), { dateStyle: 'long', timeZone: bogota });
  return { date: format(instant), time: localTime(instant, bogota).time };
}
