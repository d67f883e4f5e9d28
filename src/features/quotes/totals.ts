import type { Quotable } from '#content/catalogue/quotable.ts';
import type { TaxRule } from '#platform/contracts/settings.ts';
import type { Currency } from '#site/countries.ts';
import type { QuoteTax, QuoteTotals } from './quote.ts';
import type { Chosen } from './selection-text.ts';

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
