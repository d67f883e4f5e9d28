import { Children, isValidElement, type ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import type { CountryId } from '#site/countries.ts';
import { muted, row } from '#ui/layout.ts';
import box from './box-link.module.css';
import style from './card.module.css';
import { classNames } from './class-names.ts';
import { ArrowIcon } from './icons.tsx';
import { apart, breakable, cardLook, headline, semibold, size3, size4, target } from './look.ts';

interface GridProps {
  /** Maximum number of columns; fewer if there is no space. */
  readonly columns?: 1 | 2 | 3;
  readonly children: ReactNode;
}

interface Cell {
  /** Shown to visitors of these countries only, and leaves no gap for the others. */
  readonly countries?: readonly CountryId[] | undefined;
}

/** Cards that share their borders. */
export function CardGrid({ columns = 3, children }: GridProps) {
  return (
    <ul className={classNames(style.grid, columns === 2 && style.two, columns === 3 && style.three)}>
      {Children.toArray(children).map((card) => (
        <li
          key={isValidElement(card) ? card.key : undefined}
          {...dataProps({ 'when-country': isValidElement<Cell>(card) ? card.props.countries?.join(' ') : undefined })}
        >
          {card}
        </li>
      ))}
    </ul>
  );
}

interface Link {
  readonly href: string;
  readonly label: string;
  /** The words that say that it opens in a new tab, if it does. */
  readonly newTab?: string;
  /** The dialog that it opens instead, if there is JavaScript. */
  readonly opens?: string | undefined;
}

interface CardProps extends Cell {
  readonly mark?: ReactNode;
  readonly badge?: ReactNode;
  readonly title: string;
  readonly headingLevel?: 2 | 3 | 4;
  readonly text?: ReactNode;
  /** `$ 50.000` and `/ month`. */
  readonly price?: { readonly amount: ReactNode; readonly unit?: string | undefined } | undefined;
  /** The link of the whole card. The words must make sense with the title after them: "Discover" Suppmail. */
  readonly link?: Link | undefined;
  readonly children?: ReactNode;
}

export function Card({ mark, badge, title, headingLevel = 3, text, price, link, children }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(cardLook, style.card)}>
      {(mark || badge) && (
        <div className={row(3, apart, style.top)}>
          {mark}
          {badge}
        </div>
      )}
      <Heading className={classNames(size3, style.title)}>{title}</Heading>
      {text && <p className={muted}>{text}</p>}
      {children}
      {(price || link) && (
        <div className={row(0, apart, style.foot)}>
          {price && (
            <p>
              <strong className={classNames(headline, size4, style.amount)}>{price.amount}</strong> {price.unit}
            </p>
          )}
          {link && (
            <a
              className={classNames(target, semibold, breakable, style.link, box.boxLink)}
              href={link.href}
              {...dataProps({ opens: link.opens })}
              {...(link.newTab && { target: '_blank', rel: 'noopener' })}
            >
              {link.label}
              <span className="visually-hidden">
                {' '}
                {title} {link.newTab && `(${link.newTab})`}
              </span>
              <ArrowIcon />
            </a>
          )}
        </div>
      )}
    </article>
  );
}
