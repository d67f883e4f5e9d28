import type { Measure } from '#content/catalogue/measures.ts';

/**
 * What the form of `/support/quote` posts, to see the total or to have the quote made. Every row has a checkbox `pick`
 * with the id of its thing, and a number for everything that is asked.
 */
export const quoteFields = {
  pick: 'pick',
  currency: 'currency',
  name: 'name',
  email: 'email',
  company: 'company',
  note: 'note',
  country: 'country',
  /** Hidden: the total that was shown, in whole units, as `writeAmount` writes it; left out, none is compared. */
  value: 'value',
  /** Hidden: the same again makes no second quote. */
  requestId: 'request_id',
  /** Of the button that was pressed: `updateAction` draws the page again, with its total and with all that was typed. */
  action: 'action',
} as const;

/** By post like the rest, so that no address keeps a name or an e-mail. */
export const updateAction = 'update';

/** The name of a number in a row, such as `product-wabot.users`. */
export function amountField(id: string, measure: Measure): string {
  return `${id}.${measure}`;
}
/** The words that other systems know of a failed quotation call, as specified. Apart: the page needs no schema. */
export const quotationFailure = 'Fallo al obtener los paises';
