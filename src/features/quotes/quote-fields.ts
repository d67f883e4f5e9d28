import type { Measure } from '#content/catalogue/measures.ts';

/**
 * The fields that the form of `/support/quote` posts, to see the total or to create the quote. Every row has a checkbox
 * `pick` with the id of its item, and a number for each of its measures.
 */
export const quoteFields = {
  pick: 'pick',
  currency: 'currency',
  name: 'name',
  email: 'email',
  company: 'company',
  note: 'note',
  country: 'country',
  /** Hidden: the total that was shown, in whole units, as `writeAmount` writes it; without it, no total is compared. */
  value: 'value',
  /** Hidden: the choice that this total was of, by `writeShown`. The visitor of another one has not seen its total. */
  shown: 'shown',
  /** Hidden: a repeated id makes no second quote. */
  requestId: 'request_id',
  /** The pressed button: `updateAction` renders the page again with the total and everything that was typed. */
  action: 'action',
} as const;

/** Sent by POST, so that no address contains a name or an e-mail. */
export const updateAction = 'update';

/** Sends a request about an existing quote, in one press: its fields are `made`, the number, and `about`. */
export const askAction = 'ask';

/** `prices`: of the lines by agreement. `invoice`: where the quote cannot be paid by card. */
export const quoteRequests = ['prices', 'invoice'] as const;
export type QuoteRequestKind = (typeof quoteRequests)[number];

/** The name of a row's number field, such as `product-wabot.subscriptions`. */
export function amountField(id: string, measure: Measure): string {
  return `${id}.${measure}`;
}
/** The specified error text of a failed quotation call. Not in the contract, because the page needs no schema. */
export const quotationFailure = 'Fallo al obtener los paises';
