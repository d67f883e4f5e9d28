import type { Words } from '#content/words.ts';
import type { CustomerCountry } from '../../taxes.ts';

/** The texts around a checkout, in the page's language. */
export type BuyWords = Words['checkout']['buy'] & {
  readonly change: Words['checkout']['change'];
  readonly currencies: Words['currencies']['names'];
  readonly country: Words['checkout']['country'] & {
    readonly options: readonly { readonly value: CustomerCountry; readonly label: string }[];
  };
};

/** How to reach the team: a dialog, or a page where dialogs do not work. */
export interface ContactWay {
  readonly href: string;
  readonly dialog: string;
  readonly label: string;
}
