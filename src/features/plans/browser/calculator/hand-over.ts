import type { Currency } from '#site/countries.ts';
import type { Money } from '#site/money.ts';
import { totalOf, type UnitPrice } from '#site/unit-price.ts';

/** What can be bought with the calculator. */
export interface Sale {
  readonly packages: readonly { readonly id: string; readonly emails: number }[];
  /** Any number of e-mails between these, in one currency. */
  readonly topUp: { readonly currency: Currency; readonly least: number; readonly most: number };
}

type HandOver =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'package'; readonly planId: string; readonly money: Money }
  | { readonly kind: 'topUp'; readonly planId: undefined; readonly money: Money }
  /** Beyond what is sold without talking: the quantity at that end, and its price. */
  | { readonly kind: 'tooFew'; readonly quantity: number; readonly money: Money }
  | { readonly kind: 'tooMany'; readonly quantity: number; readonly money: Money };

/** How so many e-mails are bought: as the package of that size, else as a top-up. */
export function handOver(
  quantity: number,
  currency: Currency,
  { packages, topUp }: Sale,
  prices: Readonly<Record<Currency, UnitPrice>>,
): HandOver {
  const priceOf = (emails: number, of: Currency) => ({ minor: totalOf(emails, prices[of]), currency: of });
  if (quantity === 0) return { kind: 'nothing' };
  const same = packages.find(({ emails }) => emails === quantity);
  if (same) return { kind: 'package', planId: same.id, money: priceOf(quantity, currency) };
  const { least, most } = topUp;
  if (quantity < least) return { kind: 'tooFew', quantity: least, money: priceOf(least, topUp.currency) };
  if (quantity > most) return { kind: 'tooMany', quantity: most, money: priceOf(most, topUp.currency) };
  return { kind: 'topUp', planId: undefined, money: priceOf(quantity, topUp.currency) };
}
