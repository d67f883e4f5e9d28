import { type Offering, packageHours } from '#content/catalogue/development.ts';
import type { Product } from '#content/catalogue/products.ts';
import { type QuickService, quickServicePrice } from '#content/catalogue/quick-services.ts';
import type { Page } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { type RoutePath, routeOf } from '#site/routes.ts';
import { Mark } from '../art/mark.tsx';
import { TileIcon } from '../art/tile.tsx';
import { Badge } from '../badge.tsx';
import { Card } from '../card.tsx';
import { Price } from './price.tsx';

export function productCard({ slug, name, page: path, price }: Product, page: Page) {
  const { words } = page;
  return (
    <Card
      key={slug}
      mark={<Mark of={slug} />}
      badge={<Badge>{words.products[slug].kind}</Badge>}
      title={name}
      text={words.products[slug].summary}
      price={{ amount: <Price of={price} />, unit: words.offers.perMonth }}
      link={discover(path, page)}
    />
  );
}

export function quickServiceCard({ slug, page: path, location }: QuickService, page: Page) {
  const { words, route } = page;
  return (
    <Card
      key={slug}
      mark={<TileIcon seed={path} />}
      title={pageName(routeOf(path), words)}
      text={words.offers.quickServices[slug]}
      price={{ amount: <Price of={quickServicePrice} />, unit: words.offers.once }}
      link={discover(path, page)}
      countries={location === 'colombia' && !route.country ? ['co'] : undefined}
    />
  );
}

export function developmentCard({ slug, page: path, price }: Offering, page: Page) {
  const { words, language } = page;
  const { title, description } = words.menu.development.items[slug];
  const unit = format(words.offers.hoursPerMonth, language, { hours: packageHours });
  return (
    <Card
      key={slug}
      mark={<TileIcon seed={path} />}
      title={title}
      text={description}
      price={price ? { amount: <Price of={price} />, unit } : { amount: words.offers.quoted }}
      link={discover(path, page)}
    />
  );
}

function discover(path: RoutePath, { words, language }: Page) {
  return { href: href(path, language), label: words.offers.discover };
}
