import { products } from '#content/catalogue/products.ts';
import { quickServices } from '#content/catalogue/quick-services.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { type RoutePath, routeOf } from '#site/routes.ts';
import { Mark } from '#ui/art/mark.tsx';
import { TileIcon } from '#ui/art/tile.tsx';
import { ArrowIcon } from '#ui/icons.tsx';
import { SiteLink } from '#ui/links.tsx';
import style from './related-pages.module.css';

/** A compact list of pages: a picture, the name and of what kind it is. What is for Colombia only is shown there only. */
export function RelatedPages({ pages }: { readonly pages: readonly RoutePath[] }) {
  const page = usePage();
  return (
    <ul className={style.list}>
      {pages.map((path) => {
        const { picture, name, kind } = entryOf(path, page);
        return (
          <li key={path} data-when-country={isColombian(path) ? 'co' : undefined}>
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
