import { fieldsOf, isUuid, storedJson } from '#platform/browser/stored/stored.ts';
import { typedTexts } from '#platform/contracts/form-fields.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { type Currency, currencies } from '#site/currencies.ts';
import { msPerDay } from '#site/durations.ts';
import { quotePerson, type TypedQuote } from './quote-fields.ts';

/** Days that a draft stays on the device. */
const quoteDraftDays = 30;
/** Days in which the same content still returns the quote that was made from it. */
const madeDays = 1;

export interface QuoteDraft {
  /** As in the address: `product-wabot.12.5_quick-api.1`. */
  readonly items: string;
  /** Undefined: none was chosen, so the visitor's country decides. */
  readonly currency?: Currency | undefined;
  readonly typed: TypedQuote;
  /** Milliseconds. */
  readonly keptAt: number;
  /** The request id of this content: sent again, it makes no second quote. */
  readonly requestId?: string | undefined;
  /** It has become a quote, so nothing is added to it any more. */
  readonly isMade?: boolean;
}

const selection = /^[\w.-]*$/;

/** The draft of `/support/quote`; "add to quote" on other pages adds to it. */
export const quoteDraft = storedJson<QuoteDraft>('quoteDraft', (value) => {
  const { items, currency, typed, keptAt, requestId, isMade: made } = fieldsOf(value);
  const texts = fieldsOf(typed);
  const isMade = made === true;
  const longest = (isMade ? madeDays : quoteDraftDays) * msPerDay;
  if (typeof keptAt !== 'number' || Math.abs(Date.now() - keptAt) > longest) return undefined;
  if (typeof items !== 'string' || items.length > inputBounds.selection || !selection.test(items)) return undefined;
  const known = currencies.find((one) => one === currency);
  return {
    items,
    typed: typedTexts(quotePerson, (name) => texts[name]),
    keptAt,
    ...(known && { currency: known }),
    ...(isUuid(requestId) && { requestId }),
    ...(isMade && { isMade }),
  };
});
