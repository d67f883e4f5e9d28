import { type Currency, currencies } from '#site/countries.ts';

interface Calculation {
  readonly currency: Currency;
  readonly quantity: number;
}

/** The query and anchor of a calculation: `?currency=COP&quantity=5000#calculator`. */
export function writeLink({ currency, quantity }: Calculation, anchor: string): string {
  return `?${new URLSearchParams({ currency: currency.toUpperCase(), quantity: String(quantity) })}#${anchor}`;
}

/** What an address asks for. The quantity stays text: it is read like what a visitor types. */
export function readLink(search: string): { currency?: Currency; quantity?: string } {
  const query = new URLSearchParams(search);
  const asked = query.get('currency')?.toLowerCase();
  const currency = currencies.find((known) => known === asked);
  const quantity = query.get('quantity')?.slice(0, 40);
  return { ...(currency && { currency }), ...(quantity !== undefined && { quantity }) };
}
