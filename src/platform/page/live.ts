import type { Language } from '#site/languages.ts';
import type { SiteVariant } from '#site/site-variant.ts';

/**
 * What only the server knows, for the pages that it renders for one visitor, by their URL. Each feature adds its own:
 * `declare module '#platform/page/live.ts' { interface LiveAnswers { '/path': { readonly name: Answer } } }`.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface LiveAnswers {}

export type LiveAnswer = {
  [Path in keyof LiveAnswers]: { readonly path: Path } & LiveAnswers[Path];
}[keyof LiveAnswers];

/** The title of the tab, and the HTML inside `<main>`. */
export interface DrawnLive {
  readonly title: string;
  readonly content: string;
}

/** The pages implement it (`app/live.tsx`), and the server calls it without knowing them. */
export type DrawLive = (answer: LiveAnswer, language: Language, variant?: SiteVariant) => DrawnLive;
