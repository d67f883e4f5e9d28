import type { Currency } from '#site/currencies.ts';
import { type Money, readAmount } from '#site/money.ts';
import type { SoldPlan } from '../contract.ts';

interface PlanText {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly size: string;
  readonly features: readonly string[];
  readonly frequency: SoldPlan['frecuency'];
  readonly isRecommended: boolean;
}

/** A plan in one currency. Without `money` the price is by agreement. */
export interface ShownPlan extends PlanText {
  readonly money: Money | undefined;
}

/** A plan as built into the page, with its prices in minor units of each currency. */
export interface OfferedPlan extends PlanText {
  readonly prices: Readonly<Partial<Record<Currency, number>>>;
}

export interface PlanList {
  readonly currency: Currency;
  readonly plans: readonly ShownPlan[];
}

export function listIn(currency: Currency, offered: readonly OfferedPlan[]): PlanList {
  const plans = offered.map(({ prices, ...text }) => {
    const minor = prices[currency];
    return { ...text, money: minor === undefined ? undefined : { minor, currency } };
  });
  return { currency, plans };
}

/** Converts the server's answer. */
export function listOf(currency: Currency, sold: readonly SoldPlan[]): PlanList {
  const plans = sold.map(({ frecuency: frequency, is_recommended: isRecommended, value, ...text }) => {
    const minor = readAmount(value, currency);
    return { ...text, frequency, isRecommended, money: minor === undefined ? undefined : { minor, currency } };
  });
  return { currency, plans };
}
