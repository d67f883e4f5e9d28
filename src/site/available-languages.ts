import { canonicalHref } from './address.ts';
import { type Language, languages } from './languages.ts';
import type { RoutePath } from './routes.ts';

interface AvailableLanguage {
  readonly id: number;
  readonly lang: Language;
  readonly name: string;
  readonly path: string;
}

/** The languages of a page, as the company's other systems list them. */
export function availableLanguages(path: RoutePath): AvailableLanguage[] {
  return languages.map(({ code, name }, index) => ({
    id: index + 1,
    lang: code,
    name,
    path: canonicalHref(path, code),
  }));
}
