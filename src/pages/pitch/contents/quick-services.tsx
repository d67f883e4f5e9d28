import { quickServicesFor } from '#content/catalogue/offers.ts';
import { quickServicePrice } from '#content/catalogue/quick-services.ts';
import { usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { routeOf } from '#site/routes.ts';
import { SiteLink } from '#ui/links.tsx';
import { Price } from '#ui/sections/price.tsx';
import style from './quick-services.module.css';

export function QuickServices() {
  const { words, language, route } = usePage();
  return (
    <>
      <p className={style.tag}>
        <strong>
          <Price of={quickServicePrice} />
        </strong>{' '}
        {words.pitch.quick.unit}
      </p>
      <ul className={style.links}>
        {quickServicesFor(route.country, language).map(({ slug, page, location }) => (
          <li key={slug} data-when-country={location === 'colombia' ? 'co' : undefined}>
            <SiteLink to={page}>{pageName(routeOf(page), words)}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
