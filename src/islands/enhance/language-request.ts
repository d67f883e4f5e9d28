import { isLanguage, type Language } from '#site/languages.ts';

interface Known {
  /** `userLanguage` in local storage. */
  readonly stored: string | null;
  /** `requestLanguage` in local storage. */
  readonly requested: string | null;
  /** `navigator.language` */
  readonly browser: string;
}

interface Answer {
  /** Ask the visitor. */
  readonly ask: boolean;
  /** What `requestLanguage` becomes. */
  readonly requested: 'true' | 'false' | null;
  /** The language to use from now on, if there is one to apply. */
  readonly apply: Language | undefined;
}

/**
 * Whether to ask for the language. A visitor who has not chosen and whose browser speaks none of ours gets English and
 * is asked once; after that, what was chosen stands.
 */
export function languageRequest({ stored, requested, browser }: Known): Answer {
  const own = browser.split('-')[0]?.toLowerCase() ?? '';
  const isNew = !isLanguage(stored) && !isLanguage(own) && requested === null;
  if (isNew || requested === 'true') {
    return isLanguage(own)
      ? { ask: false, requested: 'true', apply: own }
      : { ask: true, requested: 'false', apply: undefined };
  }
  return {
    ask: false,
    requested: requested === 'false' ? 'false' : null,
    apply: isLanguage(stored) ? stored : undefined,
  };
}
