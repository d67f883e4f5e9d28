import type { Language } from '#site/languages.ts';

interface Known {
  /** `userLanguage` in local storage. */
  readonly stored: Language | undefined;
  /** `requestLanguage` in local storage. */
  readonly requested: 'true' | 'false' | undefined;
  /** The language of ours that the browser speaks, if it speaks one. */
  readonly browser: Language | undefined;
  /** Does this page have the modal? */
  readonly canAsk: boolean;
}

interface Answer {
  /** Open the modal. */
  readonly ask: boolean;
  /** What `requestLanguage` becomes. */
  readonly requested: 'true' | 'false' | undefined;
  /** The language to use from now on, if there is one to apply. */
  readonly apply: Language | undefined;
}

/**
 * A visitor who has not chosen and whose browser speaks none of ours reads English and is to be asked; a page with the
 * modal does that, once. There, a request that is still open gives way to a browser that has since learnt one of ours,
 * and otherwise what was chosen stands.
 */
export function languageRequest({ stored, requested, browser, canAsk }: Known): Answer {
  const open = !stored && !browser && requested === undefined ? 'true' : requested;
  if (open === 'true' && canAsk) {
    return browser
      ? { ask: false, requested: open, apply: browser }
      : { ask: true, requested: 'false', apply: undefined };
  }
  return { ask: false, requested: open, apply: stored };
}
