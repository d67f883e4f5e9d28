import type { Measure } from '#content/catalogue/measures.ts';
import { type FormFields, type TypedTexts, typedTexts } from '#platform/contracts/form-fields.ts';
import { longestEmail } from '#platform/contracts/input-bounds.ts';

/** To whom a quote is addressed. The words of `quote.json` have a label for each. */
export const quotePerson = {
  name: { kind: 'line', longest: 100, autoComplete: 'name' },
  email: { kind: 'email', longest: longestEmail },
  company: { kind: 'line', longest: 120, isOptional: true, autoComplete: 'organization' },
  note: { kind: 'lines', longest: 1000, isOptional: true },
} as const satisfies FormFields;

export type TypedQuote = TypedTexts<typeof quotePerson>;

/** Before anything is typed. */
export const emptyPerson = typedTexts(quotePerson, () => '');

/**
 * The other fields that the form of `/support/quote` posts, to see the total or to create the quote. Every row has a checkbox
 * `pick` with the id of its item, and a number for each of its measures.
 */
export const quoteFields = {
  pick: 'pick',
  currency: 'currency',
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
