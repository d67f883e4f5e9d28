import type { Quotable } from '#content/catalogue/quotable.ts';
import { usePage } from '#platform/page/page.ts';
import choice from '#ui/choice.module.css';
import { SiteLink } from '#ui/links/site-link.tsx';
import { describeQuotable } from '../../describe-quotable.ts';
import { quoteFields } from '../../quote-fields.ts';
import { RowName } from './row-name.tsx';
import { RowNumbers } from './row-numbers.tsx';
import { RowPrice } from './row-price.tsx';
import style from './shelf-row.module.css';

interface Props {
  readonly item: Quotable;
  /** Undefined: it is not chosen. */
  readonly amounts: readonly number[] | undefined;
}

/** One thing: its box, name and price, the way to its page, and the numbers it is asked by. */
export function CatalogueRow({ item, amounts }: Props) {
  const { words, language } = usePage();
  const { shelf } = words.quote;
  const { name, per, note } = describeQuotable(item, words, language);
  const { id, prices, page, onlyIn, kind } = item;
  const isChosen = amounts !== undefined;
  return (
    <li data-when-country={onlyIn && !isChosen ? onlyIn : undefined}>
      <div className={style.row} data-item={id}>
        <label className={style.choice}>
          <input
            type="checkbox"
            className={choice.box}
            name={quoteFields.pick}
            value={id}
            defaultChecked={isChosen}
            data-cop={prices.cop}
            data-usd={prices.usd}
            data-cad={prices.cad}
          />
          <span>
            <RowName name={name} kind={kind} />
            {note && <small className={style.note}>{note}</small>}
          </span>
        </label>
        <p className={style.price}>
          <RowPrice item={item} per={per} />
        </p>
        <p className={style.aside}>
          <SiteLink to={page}>
            {shelf.details}
            <span className="visually-hidden"> {name}</span>
          </SiteLink>
        </p>
        {item.asks.length > 0 && <RowNumbers item={item} name={name} amounts={amounts} />}
      </div>
    </li>
  );
}
