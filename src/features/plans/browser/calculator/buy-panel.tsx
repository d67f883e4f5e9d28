import { type ComponentProps, useId } from 'react';
import { BuyButton } from '#features/payments/browser/checkout/buy-button.tsx';
import type { ContactWay } from '#features/payments/browser/checkout/words.ts';
import { purchaseFields } from '#features/payments/purchase-fields.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { When } from '#platform/page/when.tsx';
import type { Currency } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney, type Money, totalOf, type UnitPrice } from '#site/money.ts';
import type { Flag } from '#site/site-variant.ts';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { stack } from '#ui/layout.ts';
import style from './calculator.module.css';
import type { CalculatorWords } from './use-calculator.ts';

export interface Selling {
  readonly productId: number;
  readonly apiClient: string;
  readonly sale: Sale;
  readonly contact: ContactWay;
  /** The currencies in which cards are charged. */
  readonly charged: Readonly<Record<Currency, Flag>>;
  readonly quoting: Quoting;
}

interface Props {
  readonly quantity: number;
  readonly currency: Currency;
  readonly prices: Readonly<Record<Currency, UnitPrice>>;
  readonly language: Language;
  readonly words: CalculatorWords;
  readonly selling: Selling;
  /** Sets another quantity with one click. */
  readonly onTake: (quantity: number) => void;
}

/** What to do with the quantity: buy it, or ask for it where cards are not charged in the currency. */
export function BuyPanel(props: Props) {
  const { currency, selling } = props;
  return (
    <When is={selling.charged[currency]} then={<CheckoutPanel {...props} />} otherwise={<RequestPanel {...props} />} />
  );
}

interface AddPackagesProps extends Pick<Props, 'quantity' | 'language' | 'words'> {
  readonly quoting: Quoting;
  readonly look: NonNullable<ComponentProps<typeof Button>['look']>;
}

/** The packages for the quantity, for a quote. */
function AddPackages({ quantity, language, words, quoting, look }: AddPackagesProps) {
  const found = packagesFor(quantity, quoting.packages);
  if (!found) return null;
  const { id, emails, count } = found;
  return (
    <Button href={`${quoting.href}${id}.${count}`} icon={<PlusIcon />} look={look} wide>
      {format(words.buy.quote, language, { count, emails })}
    </Button>
  );
}

/** A quote for the packages, or a person. */
function RequestPanel({ quantity, language, words, selling: { contact, quoting } }: Props) {
  return (
    <div className={stack(3, style.request)}>
      <p>{quantity === 0 ? words.buy.nothing : words.buy.request}</p>
      <AddPackages quantity={quantity} language={language} words={words} quoting={quoting} look="primary" />
      <Button href={contact.href} {...dataProps({ opens: contact.dialog })} look="quiet" wide>
        {contact.label}
      </Button>
    </div>
  );
}

/** Sends the quantity to the checkout, or says why it cannot and what can be bought instead. */
function CheckoutPanel({ quantity, currency, prices, language, words, selling, onTake }: Props) {
  const { productId, apiClient, sale, contact, quoting } = selling;
  const reason = useId();
  const handed = handOver(quantity, currency, sale, prices);
  if (handed.kind === 'nothing')
    return (
      <div className={stack(3, style.buy)}>
        <p id={reason}>{words.buy.nothing}</p>
        <Button disabled wide aria-describedby={reason}>
          {words.buy.disabled}
        </Button>
      </div>
    );
  // Packages are charged in pesos, which another currency beside them may share its sign with.
  const price = formatMoney(handed.money, language, handed.money.currency === currency ? 'symbol' : 'code');
  if (handed.kind === 'tooFew' || handed.kind === 'tooMany') {
    const end = { price, quantity: handed.quantity };
    return (
      <div className={stack(3, style.buy)}>
        <p>{format(words.buy[handed.kind], language, end)}</p>
        <Button look="secondary" wide onClick={() => onTake(handed.quantity)}>
          {format(words.buy.take, language, end)}
        </Button>
      </div>
    );
  }
  const { kind, planId, money } = handed;
  return (
    <div className={stack(3, style.buy)}>
      <p>
        <strong>{format(words.buy[kind], language, { quantity, price })}</strong>{' '}
        {money.currency !== currency && <span className={style.buyNote}>{words.buy.inPesos}</span>}
      </p>
      <BuyButton
        purchase={purchaseFields({ productId, planId, money }, apiClient, language)}
        money={money}
        language={language}
        contact={contact}
        words={words.checkout}
      >
        {format(words.buy.buy, language, { price })}
      </BuyButton>
      <AddPackages quantity={quantity} language={language} words={words} quoting={quoting} look="quiet" />
    </div>
  );
}

interface Quoting {
  /** The start of the address; the id and number of the package are appended. */
  readonly href: string;
  readonly packages: readonly QuotedPackage[];
}

interface QuotedPackage {
  /** The id of the package in quotes. */
  readonly id: string;
  readonly emails: number;
  /** The maximum number on one quote. */
  readonly most: number;
}

/** The packages of one size that contain the quantity with the fewest left over; larger sizes are preferred. */
export function packagesFor(quantity: number, packages: readonly QuotedPackage[]) {
  return packages
    .map(({ most, ...one }) => ({ ...one, most, count: Math.ceil(quantity / one.emails) }))
    .filter(({ count, most }) => count > 0 && count <= most)
    .sort((one, other) => one.count * one.emails - other.count * other.emails || other.emails - one.emails)[0];
}

/** What can be bought with the calculator. */
interface Sale {
  readonly packages: readonly { readonly id: string; readonly emails: number }[];
  /** A top-up of any number of e-mails in this range, in one currency. */
  readonly topUp: { readonly currency: Currency; readonly least: number; readonly most: number };
}

type HandOver =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'package'; readonly planId: string; readonly money: Money }
  | { readonly kind: 'topUp'; readonly planId: undefined; readonly money: Money }
  /** Outside the range that is sold online: the nearest quantity, and its price. */
  | { readonly kind: 'tooFew'; readonly quantity: number; readonly money: Money }
  | { readonly kind: 'tooMany'; readonly quantity: number; readonly money: Money };

/** How a quantity is bought: as the package of that size, or else as a top-up. */
export function handOver(
  quantity: number,
  currency: Currency,
  { packages, topUp }: Sale,
  prices: Readonly<Record<Currency, UnitPrice>>,
): HandOver {
  const priceOf = (emails: number, of: Currency) => ({ minor: totalOf(emails, prices[of], of), currency: of });
  if (quantity === 0) return { kind: 'nothing' };
  const same = packages.find(({ emails }) => emails === quantity);
  if (same) return { kind: 'package', planId: same.id, money: priceOf(quantity, currency) };
  const { least, most } = topUp;
  if (quantity < least) return { kind: 'tooFew', quantity: least, money: priceOf(least, topUp.currency) };
  if (quantity > most) return { kind: 'tooMany', quantity: most, money: priceOf(most, topUp.currency) };
  return { kind: 'topUp', planId: undefined, money: priceOf(quantity, topUp.currency) };
}
