import type { ReactNode } from 'react';
import { type Offering, packageHours } from '#content/catalogue/development.ts';
import type { Product } from '#content/catalogue/products.ts';
import { type QuickService, quickServicePrice } from '#content/catalogue/quick-services.ts';
import type { Page } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { routeOf } from '#site/routes.ts';
import { Mark } from '../art/mark.tsx';
import { TileIcon } from '../art/tile.tsx';
import { Badge } from '../badge.tsx';
import { Card } from '../card.tsx';
import { Price } from './price.tsx';
import type { PriceRow } from './price-rows.tsx';

/** An offer as one line of a price list. */
export function productRow({ slug, name, page: to, price }: Product, { words }: Page): PriceRow {
  return {
    to,
    mark: <Mark of={slug} />,
    title: name,
    text: words.products[slug].summary,
    price: { amount: <Price of={price} />, unit: words.offers.perMonth },
  };
}

export function quickServiceRow({ slug, page: to, location }: QuickService, { words, route }: Page): PriceRow {
  return {
    to,
    mark: <TileIcon seed={to} />,
    title: pageName(routeOf(to), words),
    text: words.offers.quickServices[slug],
    price: { amount: <Price of={quickServicePrice} />, unit: words.offers.once },
    countries: location === 'colombia' && !route.country ? ['co'] : undefined,
  };
}

export function developmentRow({ slug, page: to, price }: Offering, { words, language }: Page): PriceRow {
  const { title, description: text } = words.menu.development.items[slug];
  const unit = format(words.offers.hoursPerMonth, language, { hours: packageHours });
  return {
    to,
    mark: <TileIcon seed={to} />,
    title,
    text,
    price: price ? { amount: <Price of={price} />, unit } : { amount: words.offers.quoted },
  };
}

/** An offer as a card, with the words for its link. */
export function offerCard({ to, ...row }: PriceRow, { words, language }: Page, badge?: ReactNode) {
  return <Card key={to} {...row} badge={badge} link={{ href: href(to, language), label: words.offers.discover }} />;
}

export function productCard(product: Product, page: Page) {
  return offerCard(productRow(product, page), page, <Badge>{page.words.products[product.slug].kind}</Badge>);
}
