import type { TaxRule } from '#platform/contracts/settings.ts';
import { type CountryId, countries, countriesOf } from '#site/countries.ts';
import { byCurrency, type Currency } from '#site/currencies.ts';
import { roundToCharge } from '#site/money.ts';

/** A tax on a price. */
export interface Tax {
  /** The legal name: IVA, HST. */
  readonly name: string;
  /** In hundredths of a percent: 1900 is 19 %. */
  readonly rate: number;
  /** In minor units. */
  readonly minor: number;
}

/** The country of a currency that only one of ours uses, for customers who have not named theirs. */
const onlyCountryOf = byCurrency((currency) => {
  const [first, ...others] = countriesOf(currency);
  return others.length === 0 ? first : undefined;
});

/** What a customer may say that their country is: one of ours, or another one, in which no taxes are added. */
export const customerCountries = [...countries.map(({ id }) => id), 'other'] as const;
export type CustomerCountry = (typeof customerCountries)[number];

export function findCustomerCountry(id: string | null | undefined): CustomerCountry | undefined {
  return customerCountries.find((known) => known === id);
}

/** The country whose taxes apply: the same for quotes and for direct purchases. */
export function taxCountry(named: CustomerCountry | undefined, currency: Currency): CustomerCountry | undefined {
  return named ?? onlyCountryOf[currency];
}

/**
 * The taxes that are added to a sale. Undefined: that depends on the customer's country, which has to be asked for
 * before anybody names a total.
 */
export function taxRulesFor(
  country: CustomerCountry | undefined,
  configured: Readonly<Partial<Record<CountryId, readonly TaxRule[]>>>,
): readonly TaxRule[] | undefined {
  if (country === undefined) return Object.values(configured).some((rules) => rules.length > 0) ? undefined : [];
  return country === 'other' ? [] : (configured[country] ?? []);
}

/** The taxes on an amount in minor units, and both together. */
export function addTaxes(subtotal: number, currency: Currency, rules: readonly TaxRule[] = []) {
  const taxes = rules.map((rule): Tax => ({ ...rule, minor: taxOn(subtotal, rule.rate, currency) }));
  return { taxes, total: taxes.reduce((sum, { minor }) => sum + minor, subtotal) };
}

/** Rounded half up to what can be charged: pesos to whole pesos. */
function taxOn(minor: number, rate: number, currency: Currency): number {
  return roundToCharge((minor * rate) / 10_000, currency);
}
