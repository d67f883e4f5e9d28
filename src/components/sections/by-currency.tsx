import type { ReactNode } from 'react';
import { type Currency, currencies } from '#site/countries.ts';
import { whoPaysIn } from '#site/currency-of.ts';

/** Draws something for each currency; a visitor sees that of their country, or, on a country's home, of that one. */
export function ByCurrency({ children }: { readonly children: (currency: Currency) => ReactNode }) {
  return currencies.map((currency) => (
    <span key={currency} data-when-country={whoPaysIn(currency)}>
      {children(currency)}
    </span>
  ));
}
