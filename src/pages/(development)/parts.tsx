import type { ReactNode } from 'react';
import { products } from '#content/catalogue/products.ts';
import { quickServices } from '#content/catalogue/quick-services.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import type { Page } from '#platform/page/page.ts';
import { usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import type { RoutePath } from '#site/routes.ts';
import { routeOf } from '#site/routes.ts';
import { Mark } from '#ui/art/mark.tsx';
import { TileIcon } from '#ui/art/tile.tsx';
import { ArrowIcon, CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { SiteLink } from '#ui/links.tsx';
import style from './parts/checklist.module.css';

interface Props {
  readonly items: readonly string[];
  /** `excluded` marks what is not included. The title beside the list says so in words. */
  readonly kind?: 'included' | 'excluded';
}

export function Checklist({ items, kind = 'included' }: Props) {
  return (
    <ul className={style.list} {...dataProps({ kind })}>
      {items.map((item) => (
        <li key={item}>
          {kind === 'included' ? <CheckIcon /> : <CloseIcon />}
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

interface CodeSampleProps {
  readonly id: string;
  readonly caption: string;
  readonly code: string;
}

/** A piece of code that scrolls inside itself, also by keyboard. Code is written in English in every language. */
export function CodeSample({ id, caption, code }: CodeSampleProps) {
  return (
    <figure className={style.sample} {...dataProps({ scheme: 'dark' })}>
      <figcaption id={id}>{caption}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-labelledby={id} tabIndex={0}>
        <pre lang="en" translate="no">
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  );
}

/** The price, already at the top of the page, so that no one has to search for it. */
export function HeroPrice({ amount, unit }: { readonly amount: ReactNode; readonly unit?: string }) {
  return (
    <p className={style.price}>
      <strong>{amount}</strong> {unit}
    </p>
  );
}

interface PricePanelProps {
  readonly amount: ReactNode;
  readonly unit?: string;
  readonly text: string;
  /** Buttons, and perhaps a link below them. */
  readonly children: ReactNode;
}

/** The one panel of a page with a shadow: the price, and how to start. */
export function PricePanel({ amount, unit, text, children }: PricePanelProps) {
  return (
    <div className={style.panel}>
      <p className={style.amount}>
        <strong>{amount}</strong> {unit && <span>{unit}</span>}
      </p>
      <p className={style.text}>{text}</p>
      <div className={style.actions}>{children}</div>
    </div>
  );
}

/** A compact list of pages: a picture, the name and its kind. What is for Colombia only is shown there only. */
export function RelatedPages({ pages }: { readonly pages: readonly RoutePath[] }) {
  const page = usePage();
  return (
    <ul className={style.relatedPagesList}>
      {pages.map((path) => {
        const { picture, name, kind } = entryOf(path, page);
        return (
          <li key={path} {...dataProps({ 'when-country': isColombian(path) ? 'co' : undefined })}>
            <SiteLink to={path} className={style.link}>
              {picture}
              <span className={style.words}>
                <span className={style.name}>{name}</span>
                <span className={style.kind}>{kind}</span>
              </span>
              <ArrowIcon />
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}

function isColombian(path: RoutePath): boolean {
  return quickServices.some(({ page, location }) => page === path && location === 'colombia');
}

function entryOf(path: RoutePath, { words }: Page) {
  const product = products.find(({ page }) => page === path);
  if (product) {
    return {
      picture: <Mark of={product.slug} size={48} />,
      name: product.name,
      kind: words.products[product.slug].kind,
    };
  }
  const isQuick = routeOf(path).screen === 'quick_service';
  return {
    picture: <TileIcon seed={path} size={48} />,
    name: pageName(routeOf(path), words),
    kind: isQuick ? words.offers.quick : words.offers.development,
  };
}
