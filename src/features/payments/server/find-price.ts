import { emailsFor, findPlan, plansOf, topUp } from '#content/catalogue/plans.ts';
import type { Currency } from '#site/countries.ts';
import type { Purchase } from '../contract.ts';
import type { PricedItem } from '../payment-answer.ts';

/** Why a purchase is refused, with the field that is wrong. */
export interface NotForSale {
  readonly field: 'product_id' | 'plan_id' | 'quotation_id' | 'currency' | 'value';
  readonly problem: string;
}

type PriceRequest = Pick<Purchase, 'product_id' | 'plan_id' | 'currency' | 'value'>;

/**
 * The price of a purchase, from the catalogue alone: in the requested currency if cards are charged in it, otherwise in
 * another one that it has a price in. The amount from the browser counts only for a top-up.
 */
export function findPrice(request: PriceRequest, charged: readonly Currency[]): PricedItem | NotForSale {
  const { product_id: productId, plan_id: planId, currency, value } = request;
  if (productId === undefined) return { field: 'product_id', problem: 'say which product' };
  if (plansOf(productId).length === 0) return { field: 'product_id', problem: 'no plans are sold of this product' };
  if (planId === undefined) return topUpOf(productId, currency, value);
  const plan = findPlan(productId, planId);
  if (!plan) return { field: 'plan_id', problem: 'there is no such plan' };
  if (plan.prices[currency] === undefined) {
    return { field: 'plan_id', problem: 'its price is by agreement in this currency: write to us' };
  }
  const inCurrency = charged.includes(currency) ? currency : charged.find((other) => plan.prices[other] !== undefined);
  const minor = inCurrency && plan.prices[inCurrency];
  if (!minor) return { field: 'currency', problem: 'cards are not charged in this currency' };
  return { productId, planId, emails: undefined, money: { minor, currency: inCurrency } };
}

function topUpOf(productId: number, currency: Currency, minor: number): PricedItem | NotForSale {
  if (productId !== topUp.productId) return { field: 'plan_id', problem: 'say which plan' };
  if (currency !== topUp.currency) return { field: 'currency', problem: 'a top-up is paid in COP' };
  if (minor < topUp.least || minor > topUp.most || minor % 100 !== 0) {
    return {
      field: 'value',
      problem: `a top-up is from ${topUp.least / 100} to ${topUp.most / 100} COP, in whole pesos`,
    };
  }
  return { productId, planId: undefined, emails: emailsFor(minor), money: { minor, currency } };
}

export function isNotForSale(found: PricedItem | NotForSale): found is NotForSale {
  return 'problem' in found;
}
