import { products } from '#content/catalogue/products.ts';
import { quickServices } from '#content/catalogue/quick-services.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { type RoutePath, routeOf } from '#site/routes.ts';
import { Mark } from '#ui/art/mark.tsx';
import { TileIcon } from '#ui/art/tile.tsx';
import { classNames } from '#ui/class-names.ts';
import { ArrowIcon } from '#ui/icons.tsx';
import { line, note, stack } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import { cardLook } from '#ui/look.ts';
import style from './related-pages.module.css';

/** A compact list of pages: a picture, the name and its kind. What is for Colombia only is shown there only. */
export function RelatedPages({ pages }: { readonly pages: readonly RoutePath[] }) {
  const page = usePage();
  return (
    <ul className={style.pages}>
      {pages.map((path) => {
        const { picture, name, kind } = entryOf(path, page);
        return (
          <li
            key={path}
            {...dataProps({ 'when-country': quickServiceAt(path)?.location === 'colombia' ? 'co' : undefined })}
          >
            <SiteLink to={path} className={line(4, classNames(cardLook, style.link))}>
              {picture}
              <span className={stack(0, style.words)}>
                <span className={style.name}>{name}</span> <span className={note}>{kind}</span>
              </span>
              <ArrowIcon />
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}

const quickServiceAt = (path: RoutePath) => quickServices.find(({ page }) => page === path);

function entryOf(path: RoutePath, { words }: Page) {
  const product = products.find(({ page }) => page === path);
  return {
    picture: product ? <Mark of={product.slug} size={48} /> : <TileIcon seed={path} size={48} />,
    name: pageName(routeOf(path), words),
    kind: product ? words.products[product.slug].kind : words.offers[quickServiceAt(path) ? 'quick' : 'development'],
  };
}
