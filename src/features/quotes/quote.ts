import type { Quotable, QuotableKind } from '#content/catalogue/quotable.ts';
import { addTaxes, type Tax } from '#features/payments/taxes.ts';
import type { TaxRule } from '#platform/contracts/settings.ts';
import type { CountryId } from '#site/countries.ts';
import type { Currency } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import type { Chosen } from './selection.ts';

/** One line of a quote, in the quote's language. It never changes once the quote is created. */
export interface QuoteLine {
  /** The id in the catalogue (`quotables`). */
  readonly id: string;
  readonly kind: QuotableKind;
  readonly name: string;
  /** Such as `12 months · 5 subscriptions`; empty for a single item. */
  readonly amount: string;
  /** The price of one step in minor units. Undefined: by agreement in this currency. */
  readonly unit: number | undefined;
  /** The unit of the price, such as `per month`; empty: the whole item. */
  readonly per: string;
  /** The price of the line in minor units. */
  readonly total: number | undefined;
}

/** The totals of a quote, in minor units. Lines by agreement are not included. */
export interface QuoteTotals {
  readonly subtotal: number;
  readonly taxes: readonly Tax[];
  readonly total: number;
}

/** The content of a quote. Times are milliseconds since 1970. */
export interface Quote extends QuoteTotals {
  readonly reference: string;
  readonly language: Language;
  /** Decides between A4 and Letter, and the taxes. */
  readonly country: CountryId | undefined;
  readonly currency: Currency;
  readonly lines: readonly QuoteLine[];
  readonly createdAt: number;
  readonly validUntil: number;
  readonly name: string;
  readonly email: string;
  readonly company: string | undefined;
  readonly note: string | undefined;
  /** Whether cards are charged in its currency here. */
  readonly isPayable: boolean;
  /** The page to verify that it is genuine and still valid; also as a QR code. */
  readonly verifyUrl: string;
}

/** The lines by agreement: they are not in the total, and paying the quote does not pay for them. */
export function openLines({ lines }: Pick<Quote, 'lines'>): readonly QuoteLine[] {
  return lines.filter(({ total }) => total === undefined);
}

/** Draws a quote as PDF. The server receives it as a parameter, so that it does not import the documents. */
export type DrawQuote = (quote: Quote) => Promise<Uint8Array>;

/** The fields of an item that the calculation needs. */
type Priced = Chosen<Pick<Quotable, 'asks' | 'prices'>>;

/** The price of one line in minor units. Undefined: by agreement in this currency. */
export function lineTotal({ item, amounts }: Priced, currency: Currency): number | undefined {
  const unit = item.prices[currency];
  if (unit === undefined) return undefined;
  return item.asks.reduce((total, { step }, index) => total * ((amounts[index] ?? step) / step), unit);
}

export function totalsOf(
  selected: readonly Priced[],
  currency: Currency,
  taxRules: readonly TaxRule[] = [],
): QuoteTotals {
  const subtotal = selected.reduce((sum, one) => sum + (lineTotal(one, currency) ?? 0), 0);
  return { subtotal, ...addTaxes(subtotal, currency, taxRules) };
}
