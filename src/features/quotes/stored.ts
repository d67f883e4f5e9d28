import { fieldsOf, isUuid, storedJson, textsIn } from '#platform/browser/stored/stored.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { type Currency, currencies } from '#site/currencies.ts';
import { msPerDay } from '#site/durations.ts';

/** Days that a draft stays on the device. */
const quoteDraftDays = 30;
/** Days in which the same content still returns the quote that was made from it. */
const madeDays = 1;

export interface QuoteDraft {
  /** As in the address: `product-wabot.12.5_quick-api.1`. */
  readonly items: string;
  /** Undefined: none was chosen, so the visitor's country decides. */
  readonly currency?: Currency | undefined;
  /** By field. */
  readonly typed: Readonly<Record<string, string>>;
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
  const isMade = made === true;
  const longest = (isMade ? madeDays : quoteDraftDays) * msPerDay;
  if (typeof keptAt !== 'number' || Math.abs(Date.now() - keptAt) > longest) return undefined;
  if (typeof items !== 'string' || items.length > inputBounds.selection || !selection.test(items)) return undefined;
  const known = currencies.find((one) => one === currency);
  return {
    items,
    typed: textsIn(typed),
    keptAt,
    ...(known && { currency: known }),
    ...(isUuid(requestId) && { requestId }),
    ...(isMade && { isMade }),
  };
});
