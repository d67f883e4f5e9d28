import type { PaymentOrder } from '#database/payments/make-order.ts';
import { type Currency, currencies } from '#site/countries.ts';
import { isLanguage, type Language } from '#site/languages.ts';

/** The database keeps texts; these are the names that the site knows. An order was made with one of them. */
export function currencyOf(order: Pick<PaymentOrder, 'currency' | 'reference'>): Currency {
  const known = currencies.find((currency) => currency === order.currency);
  if (!known) throw new Error(`The order ${order.reference} is in a currency that nobody knows`);
  return known;
}

export function languageOf({ language }: Pick<PaymentOrder, 'language'>): Language {
  return isLanguage(language) ? language : 'en';
}
