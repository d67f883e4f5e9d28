import type { Words } from '#content/words.ts';

/** What is said around a checkout, in the page's language. */
export type BuyWords = Words['checkout']['buy'] & {
  readonly change: Words['checkout']['change'];
  readonly currencies: Words['checkout']['currencies'];
};

/** Where a person answers: a dialog, or the page that remains without one. */
export interface ContactWay {
  readonly href: string;
  readonly dialog: string;
  readonly label: string;
}
