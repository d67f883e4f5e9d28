import type { Quotable, QuotableKind } from '#content/catalogue/quotable.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { whoPaysIn } from '#site/countries.ts';
import { type Currency, currencies } from '#site/currencies.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import choice from '#ui/choice.module.css';
import { classNames } from '#ui/class-names.ts';
import { note, row } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import { cardLook, target } from '#ui/look.ts';
import { describeQuotable } from '../../describe-quotable.ts';
import { amountField, quoteFields } from '../../quote-fields.ts';
import style from './catalogue-row.module.css';

interface Props {
  readonly item: Quotable;
  /** Undefined: the item is not chosen. */
  readonly amounts: readonly number[] | undefined;
}

/** One item: its checkbox, name, price, link and number fields. */
export function CatalogueRow({ item, amounts }: Props) {
  const { words, language } = usePage();
  const { catalogue } = words.quote;
  const { name, per, note: remark } = describeQuotable(item, words, language);
  const { id, prices, page, onlyIn, kind } = item;
  const isChosen = amounts !== undefined;
  return (
    <li {...dataProps({ 'when-country': onlyIn && !isChosen ? onlyIn : undefined })}>
      <div className={row(0, style.row)} {...dataProps({ item: id })}>
        <label className={style.choice}>
          <input
            type="checkbox"
            className={classNames(cardLook, choice.box)}
            name={quoteFields.pick}
            value={id}
            defaultChecked={isChosen}
            {...dataProps({ prices: JSON.stringify(prices) })}
          />
          <span>
            <RowName name={name} kind={kind} /> {remark && <small className={`${note} ${style.note}`}>{remark}</small>}
          </span>
        </label>
        <p className={`${note} ${style.price}`}>
          <RowPrice item={item} per={per} />
        </p>
        <p className={style.aside}>
          <SiteLink to={page} className={target}>
            {catalogue.details}
            <span className="visually-hidden"> {name}</span>
          </SiteLink>
        </p>
        {item.asks.length > 0 && <RowNumbers item={item} name={name} amounts={amounts} />}
      </div>
    </li>
  );
}

interface RowNumbersProps {
  readonly item: Quotable;
  readonly name: string;
  readonly amounts: readonly number[] | undefined;
}

/** The number fields of an item, such as months and subscriptions. */
function RowNumbers({ item: { id, asks }, name, amounts }: RowNumbersProps) {
  const { catalogue } = usePage().words.quote;
  return (
    <div className={row(0, style.numbers)}>
      {asks.map(({ measure, least, most, step, first }, index) => (
        <label key={measure}>
          <span>
            {catalogue.fields[measure]}
            <span className="visually-hidden"> {name}</span>
          </span>
          <input
            type="number"
            inputMode="numeric"
            autoComplete="off"
            name={amountField(id, measure)}
            min={least}
            max={most}
            step={step}
            defaultValue={amounts?.[index] ?? first}
            {...dataProps({ measure, first })}
          />
        </label>
      ))}
    </div>
  );
}

interface RowPriceProps {
  readonly item: Quotable;
  /** The unit of the price; empty: the whole item. */
  readonly per: string;
}

/**
 * The price in every currency. That of the visitor's country is shown, until `showCurrency` shows a chosen one. If the
 * item has no price in it, another currency is shown with a note that it is the only one.
 */
function RowPrice({ item: { prices }, per }: RowPriceProps) {
  const { words, language } = usePage();
  const [other] = currencies.filter((currency) => prices[currency] !== undefined);
  const priceCurrency = (currency: Currency) => (prices[currency] === undefined && other ? other : currency);
  const when = (currency: Currency) => ({
    hidden: currency !== 'usd',
    ...dataProps({ 'when-country': whoPaysIn(currency), money: currency }),
  });
  return (
    <>
      {currencies.map((currency) => {
        const money = { minor: prices[priceCurrency(currency)] ?? 0, currency: priceCurrency(currency) };
        return (
          <strong key={currency} {...when(currency)}>
            {formatMoney(money, language)}
          </strong>
        );
      })}
      {per && ` ${per}`}
      {currencies.map((currency) => {
        if (priceCurrency(currency) === currency) return null;
        const name = words.currencies.names[priceCurrency(currency)];
        return (
          <span key={currency} {...when(currency)}>
            {' '}
            <small>{format(words.quote.catalogue.only, language, { currency: name })}</small>
          </span>
        );
      })}
    </>
  );
}

/** The full name, with the part that the group's heading repeats hidden visually. The island reads it for the summary. */
function RowName({ name, kind }: { readonly name: string; readonly kind: QuotableKind }) {
  const { before, after } = partName(name);
  if (kind === 'product') {
    return (
      <span {...dataProps({ name: '' })}>
        <strong>{before}</strong>
        {after}
      </span>
    );
  }
  const isSaid = after !== '' && kind !== 'helpDesk';
  return (
    <span {...dataProps({ name: '' })}>
      {isSaid && <span className="visually-hidden">{before}</span>}
      <strong className={style.short}>{isSaid ? after : `${before}${after}`}</strong>
    </span>
  );
}

/** Splits a name such as `Quick service: An API connected`. French has a space before the colon. */
const parted = /^([^:]+?)(\s?:\s)(.+)$/;

interface NameParts {
  readonly before: string;
  readonly after: string;
}

/** The parts before and after the colon; without a colon only the first. Joined, they are the full name. */
export function partName(name: string): NameParts {
  const [, before = name, colon = '', after = ''] = parted.exec(name) ?? [];
  return { before: `${before}${colon}`, after };
}
