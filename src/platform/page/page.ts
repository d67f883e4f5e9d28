import { createContext, useContext } from 'react';
import type { Words } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import type { Route } from '#site/routes.ts';
import { builtVariant, type PageVariant, pageVariant } from '#site/site-variant.ts';
import type { LiveAnswer } from './live.ts';

/** What every component of a page can use. Islands do not have it: they get props. */
export interface Page {
  readonly route: Route;
  readonly language: Language;
  readonly words: Words;
  /** Only if the server renders the page for one visitor. */
  readonly live?: LiveAnswer;
  /** What differs between servers. If omitted, as in the files of the build. */
  readonly variant?: PageVariant;
}

export const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage() outside of a page: an island must get what it shows as props');
  return page;
}

const asBuilt = pageVariant(builtVariant);

/** What this server offers, for `<When>` and for the props of islands. */
export function variantOf({ variant = asBuilt }: Page): PageVariant {
  return variant;
}
