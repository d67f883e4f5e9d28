import type { Quotable, QuotableKind } from '#content/catalogue/quotable.ts';
import type { TaxRule } from '#platform/contracts/settings.ts';
import type { CountryId, Currency } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import type { Chosen } from './selection.ts';

/** One line of a quote, in the words of its language. Once the quote is made, nothing of it changes. */
export interface QuoteLine {
  /** Of the catalogue (`quotables`). */
  readonly id: string;
  readonly kind: QuotableKind;
  readonly name: string;
  /** Such as `12 months · 5 users`; empty where there is only one. */
  readonly amount: string;
  /** Minor units of one step. Undefined: by agreement in this currency. */
  readonly unit: number | undefined;
  /** What the unit is the price of, such as `a user and month`; empty: the whole. */
  readonly per: string;
  /** Minor units of the line. */
  readonly total: number | undefined;
}

interface QuoteTax {
  /** As the law calls it: IVA, HST. */
  readonly name: string;
  /** In hundredths of a percent: 1900 is 19 %. */
  readonly rate: number;
  readonly minor: number;
}

/** What a quote comes to, in minor units. Lines by agreement are not in it. */
export interface QuoteTotals {
  readonly subtotal: number;
  readonly taxes: readonly QuoteTax[];
  readonly total: number;
}

/** All that stands on a quote. Times are milliseconds since 1970. */
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
  /** Where anybody can see whether it is genuine and still valid; also as a QR code. */
  readonly verifyUrl: string;
}

/** Draws a quote as PDF (`src/documents`); the server asks for it without knowing how. */
export type DrawQuote = (quote: Quote) => Promise<Uint8Array>;

/** All that is needed of something to reckon with it. */
type Priced = Chosen<Pick<Quotable, 'asks' | 'prices'>>;

/** Minor units of one line. Undefined: by agreement in this currency. */
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
  const taxes = taxRules.map((rule): QuoteTax => ({ ...rule, minor: taxOn(subtotal, rule.rate, currency) }));
  return { subtotal, taxes, total: taxes.reduce((sum, { minor }) => sum + minor, subtotal) };
}

/** Half a unit goes up. Pesos have no centavos to pay with. */
function taxOn(minor: number, rate: number, currency: Currency): number {
  const smallest = currency === 'cop' ? 100 : 1;
  return Math.round((minor * rate) / 10_000 / smallest) * smallest;
}
