import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import type { CountryId } from '#site/countries.ts';
import type { RoutePath } from '#site/routes.ts';
import box from '../box-link.module.css';
import { classNames } from '../class-names.ts';
import { ArrowIcon } from '../icons.tsx';
import { muted } from '../layout.ts';
import { size4 } from '../look.ts';
import style from './price-rows.module.css';

export interface PriceRow {
  readonly to: RoutePath;
  readonly mark: ReactNode;
  readonly title: string;
  readonly text: string;
  /** `$ 50.000` and `/ month`. */
  readonly price: { readonly amount: ReactNode; readonly unit?: string };
  /** Shown to visitors of these countries only. */
  readonly countries?: readonly CountryId[] | undefined;
}

interface Props {
  readonly rows: readonly PriceRow[];
  /** In as many columns on a wide screen. */
  readonly columns?: 1 | 2;
}

/** A price list: one line per offer, each with a link to its page. */
export function PriceRows({ rows, columns = 1 }: Props) {
  const { language } = usePage();
  return (
    <ul className={classNames(style.rows, columns === 2 ? style.two : style.one)}>
      {rows.map(({ to, mark, title, text, price, countries }) => (
        <li key={to} {...dataProps({ 'when-country': countries?.join(' ') })}>
          {mark}
          <h3 className={size4}>
            <a href={href(to, language)} className={box.boxLink}>
              {title}
            </a>
          </h3>
          <p className={muted}>{text}</p>
          <p className={style.price}>
            <strong>{price.amount}</strong> {price.unit}
          </p>
          <ArrowIcon />
        </li>
      ))}
    </ul>
  );
}
