import { countryOfPage, isTwentyFourHourSpanish, type Language } from './languages.ts';

/*
 * How languages write what `Intl` does not know, or writes as nobody of theirs does. A language without a form of its own
 * has the last one of each function, which every reader understands.
 */

export type ReaderCountry = string | null | undefined;

/**
 * A time such as `14:00`, as its reader writes it: `2:00 PM`, `2:00 p. m.`, `14 h 00`, and `14:00` in the Spanish of
 * Spain. Every form says which half of the day it is. The country is by default that of the browser's page.
 */
export function writeClock(time: string, language: Language, country: ReaderCountry = countryOfPage()): string {
  const [hours = 0, minutes = '00'] = [Number(time.split(':')[0]), time.split(':')[1]];
  if (language === 'fr') return `${hours}\u00a0h\u00a0${minutes}`;
  const twelve = `${hours % 12 || 12}:${minutes}`;
  if (language === 'en') return `${twelve}\u00a0${hours < 12 ? 'AM' : 'PM'}`;
  if (language !== 'es' || isTwentyFourHourSpanish(country)) return `${String(hours).padStart(2, '0')}:${minutes}`;
  // Noon in Colombia: 12:00 p. m. is read as midnight by some.
  return twelve === '12:00' && hours === 12 ? '12:00\u00a0m.' : `${twelve}\u00a0${hours < 12 ? 'a' : 'p'}.\u00a0m.`;
}

/** A written date. French uses an ordinal for the first of a month. */
export function countFirst(date: string, locale: string): string {
  return locale.startsWith('fr') ? date.replace(/\b1(?=\s)/, '1er') : date;
}

/** French shortens the preposition before a name: `heure de Tokyo`, but `heure d’Athènes`. */
export function elide(text: string, language: Language, name: string): string {
  return language === 'fr' && /^[aeiouyàâéèêëîïôöûüæœ]/i.test(name) ? text.replaceAll(`de ${name}`, `d’${name}`) : text;
}

/** The shortest form of “2 hours ago”: in English the narrow one, which is a bare minus in French; short months are an m. */
export function ageStyle(language: Language, unit: Intl.RelativeTimeFormatUnit): Intl.RelativeTimeFormatStyle {
  if (language === 'en') return 'narrow';
  return unit === 'month' || unit === 'year' ? 'long' : 'short';
}
