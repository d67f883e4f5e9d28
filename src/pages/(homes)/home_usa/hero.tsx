import { ConvoyHero } from '#components/art/heroes/homes/convoy.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { SiteLink } from '#components/shell/site-link.tsx';
import { usePage } from '#site/page.ts';
import type { RoutePath } from '#site/routes.ts';
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
