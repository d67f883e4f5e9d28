import { href, withQuery } from '#site/address.ts';
import type { Language } from '#site/languages.ts';

/** The two pages that share the form. */
export type SignInPath = '/login' | '/support/registro';

/** A link to one of them that still contains the page to return to. */
export function withBack(path: SignInPath, language: Language, back: string): string {
  return withQuery(href(path, language), { back });
}
