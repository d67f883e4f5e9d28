import type { ReactNode } from 'react';
import type { Prices } from '#content/catalogue/fields.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import type { RoutePath } from '#site/routes.ts';
import box from '../box-link.module.css';
import { ArrowIcon } from '../icons.tsx';
import { muted } from '../layout.ts';
import { Price } from './price.tsx';
import style from './price-rows.module.css';

export interface PriceRow {
  readonly to: RoutePath;
  readonly mark: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly price: Prices;
  readonly unit: string;
}

/** A price list: one line per offer, each with a link to its page. */
export function PriceRows({ rows }: { readonly rows: readonly PriceRow[] }) {
  const { language } = usePage();
  return (
    <ul className={style.rows}>
      {rows.map(({ to, mark, title, text, price, unit }) => (
        <li key={to}>
          {mark}
          <h3>
            <a href={href(to, language)} className={box.boxLink}>
              {title}
            </a>
          </h3>
          <p className={muted}>{text}</p>
          <p className={style.price}>
            <strong>
              <Price of={price} />
            </strong>{' '}
            {unit}
          </p>
          <ArrowIcon />
        </li>
      ))}
    </ul>
  );
}
