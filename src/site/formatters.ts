import type { Country } from './countries.ts';
import { type Language, localeOf } from './languages.ts';

/**
 * Caches `Intl` formatters. Creating one takes a phone a millisecond, using it a hundredth of that, and a calculator
 * that hydrates uses dozens. A zone must be named: the visitor's own may change while a page is open.
 */
export const numberFormat = cached(
  (locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = cached(
  (locale: string, options: Intl.DateTimeFormatOptions & { readonly timeZone: string }) =>
    new Intl.DateTimeFormat(locale, options),
);

export const relativeTimeFormat = cached(
  (locale: string, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

export const pluralRules = cached((locale: string) => new Intl.PluralRules(locale));

export const regionNames = cached((locale: string) => new Intl.DisplayNames(locale, { type: 'region' }));

/** Each takes as much memory as a picture, and there are hundreds of zones. */
const most = 50;

function cached<Options extends readonly unknown[], Made>(make: (locale: string, ...options: Options) => Made) {
  const made = new Map<string, Made>();
  return (locale: string, ...options: Options): Made => {
    const key = JSON.stringify([locale, ...options]);
    const known = made.get(key);
    if (known) return known;
    if (made.size >= most) made.clear();
    const fresh = make(locale, ...options);
    made.set(key, fresh);
    return fresh;
  };
}

/** A large round figure as the company writes it in every language: 10M, 500k. */
export function compactNumber(value: number): string {
  if (value >= 1_000_000) return `${value / 1_000_000}M`;
  return value >= 1000 ? `${value / 1000}k` : String(value);
}

/** A country's name in a language, from the platform's own tables. */
export function countryName({ id }: Pick<Country, 'id'>, language: Language): string {
  return regionName(id.toUpperCase(), language);
}

/** For use within a sentence: lowers a capital at the start, but not in an abbreviation or in WhatsApp. */
export function withinSentence(name: string): string {
  return /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** The same for any country of the world, by its ISO code: `FR`. */
export function regionName(code: string, language: Language): string {
  return regionNames(localeOf(language)).of(code) ?? code;
}
