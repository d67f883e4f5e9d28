import type { Words } from '#content/words.ts';

/** The texts around a checkout, in the page's language. */
export type BuyWords = Words['checkout']['buy'] & {
  readonly change: Words['checkout']['change'];
  readonly currencies: Words['checkout']['currencies'];
};

/** How to reach the team: a dialog, or a page where dialogs do not work. */
export interface ContactWay {
  readonly href: string;
  readonly dialog: string;
  readonly label: string;
}
