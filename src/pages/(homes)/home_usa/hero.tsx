import { usePage } from '#platform/page/page.ts';
import type { RoutePath } from '#site/routes.ts';
import { ConvoyHero } from '#ui/art/heroes/homes/convoy.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { SiteLink } from '#ui/links/site-link.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { InCurrency } from '../in-currency.tsx';
import style from './hero.module.css';

const builds = [
  ['api', '/development/api'],
  ['bots', '/development/bots'],
  ['dashboards', '/development/dashboards'],
  ['cron', '/development/cron'],
  ['analytics', '/development/data_analytics'],
] as const satisfies readonly (readonly [string, RoutePath])[];

/** The convoy crosses the window; above it the ways to the products and to every kind of development. */
export function UsaHero() {
  const { words } = usePage();
  const { usa } = words.home;
  return (
    <Hero
      layout="strip"
      title={usa.headline.map((sentence) => (
        <span key={sentence} className={style.sentence}>
          {sentence}{' '}
        </span>
      ))}
      lead={<InCurrency text={usa.lead} />}
      picture={<ConvoyHero />}
      actions={
        <>
          <ButtonLink to="/products" size="large">
            {usa.seeProducts}
          </ButtonLink>
          <ButtonLink to="/development" look="secondary" size="large">
            {usa.seeDevelopment}
          </ButtonLink>
          <nav className={style.builds} aria-labelledby="builds">
            <p id="builds">{usa.build}</p>
            <ul>
              {builds.map(([slug, to]) => (
                <li key={slug}>
                  <SiteLink to={to}>{words.menu.development.items[slug].title}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </>
      }
    />
  );
}
