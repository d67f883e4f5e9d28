import { servicePlans } from '#content/catalogue/service-plans.ts';
import type { Language } from '#site/languages.ts';
import { formatMoney } from '#site/money.ts';

/** A price of a service. All of them are in US dollars, whatever the visitor's country, and say so. */
export function dollars(amount: number, language: Language): string {
  return formatMoney({ minor: Math.round(amount * 100), currency: servicePlans.currency }, language);
}
