import type { Currency } from '#site/currencies.ts';
import { affordableAt, inMinor } from '#site/money.ts';
import { bulkEmail, emailTotals } from './bulk-email.ts';
import { helpDesk } from './help-desk.ts';

/** `ONCE`: a prepaid package, without a time limit. */
type PlanFrequency = 'YEARLY' | 'MONTHLY' | 'ONCE';

/** Something with a price that is paid by card. Its words are found by product and id. */
export interface Plan {
  readonly productId: number;
  readonly id: string;
  readonly frequency: PlanFrequency;
  readonly isRecommended: boolean;
  /**
   * In minor units. If a currency is missing, or all are, the price there is by agreement: no price is invented.
   */
  readonly prices: Readonly<Partial<Record<Currency, number>>>;
}

const emailPackages: readonly Plan[] = bulkEmail.packages.map(({ id, emails, recommended = false }) => ({
  productId: bulkEmail.productId,
  id,
  frequency: 'ONCE',
  isRecommended: recommended,
  prices: emails ? emailTotals(emails) : {},
}));

const helpDeskPlans: readonly Plan[] = helpDesk.plans.map(({ id, price, recommended = false }) => ({
  productId: helpDesk.productId,
  id,
  frequency: helpDesk.frequency,
  isRecommended: recommended,
  prices: price ? { [helpDesk.currency]: inMinor(price, helpDesk.currency) } : {},
}));

const plans: readonly Plan[] = [...emailPackages, ...helpDeskPlans];

/** In display order. Empty: this product has no plans. */
export function plansOf(productId: number): readonly Plan[] {
  return plans.filter((plan) => plan.productId === productId);
}

export function findPlan(productId: number, id: string): Plan | undefined {
  return plansOf(productId).find((plan) => plan.id === id);
}

/** The currency of a product for visitors who have not chosen a country: the one it is sold in, if only one. */
export function firstCurrencyOf(productId: number): Currency {
  return productId === helpDesk.productId ? helpDesk.currency : bulkEmail.firstCurrency;
}

/** E-mails for any amount between two bounds, in minor units. */
export const topUp = {
  productId: bulkEmail.productId,
  currency: bulkEmail.topUp.currency,
  least: inMinor(bulkEmail.topUp.least, bulkEmail.topUp.currency),
  most: inMinor(bulkEmail.topUp.most, bulkEmail.topUp.currency),
} as const;

/** How many whole e-mails an amount in the top-up's currency buys, in minor units. */
export function emailsFor(minor: number): number {
  const { currency } = topUp;
  return affordableAt(bulkEmail.pricePerEmail[currency], { minor, currency });
}
