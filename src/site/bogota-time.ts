import { type Language, localeOf } from './languages.ts';
import { bogota } from './local-time.ts';

/** The day and the hour of an instant in Bogotá, as a language writes them. */
export function bogotaTime(instant: number, language: Language): { date: string; time: string } {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: bogota }).format(instant);
  return { date: write({ dateStyle: 'long' }), time: write({ timeStyle: 'short', hourCycle: 'h23' }) };
}
