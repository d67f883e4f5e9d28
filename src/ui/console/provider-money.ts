import { findCurrency } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import { formatMoney, writeAmount } from '#site/money.ts';

interface ProviderAmount {
  readonly currency: string;
  /** In minor units. */
  readonly amount: number;
}

/** Money as a provider reports it, which may be in a currency that the site does not know. */
export function formatProviderMoney({ currency, amount: minor }: ProviderAmount, language: Language): string {
  const known = findCurrency(currency);
  return known
    ? formatMoney({ minor, currency: known }, language, 'code')
    : `${currency} ${writeAmount(minor, currency)}`;
}
