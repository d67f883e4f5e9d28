import { Price } from '#components/sections/price.tsx';
import { SiteLink } from '#components/shell/site-link.tsx';
import { quickServicesFor } from '#content/catalogue/offers.ts';
import { quickServicePrice } from '#content/catalogue/quick-services.ts';
import { usePage } from '#site/page.ts';
import { pageName } from '#site/page-name.ts';
import { routeOf } from '#site/routes.ts';
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
