import { servicePlans } from '#content/catalogue/service-plans.ts';
import { type HeadOf, withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { serviceData } from '#platform/page/structured-data.ts';
import { readTile } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { Tile } from '#ui/art/tile.tsx';
import { classNames } from '#ui/class-names.ts';
import { line, note, stack } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import { breakable, headline } from '#ui/look.ts';
import { Actions } from '#ui/sections/actions.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import style from './page.module.css';
import { serviceOn } from './services.ts';

const head: HeadOf = (page) => {
  const { title, description, offers = [] } = serviceOn(page);
  const name = pageName(page.route, page.words);
  const { currency } = servicePlans;
  return { title, description, data: [serviceData({ name, description, currency, offers }, page)] };
};

export default withHead(head, Page);

/** Five services, one screen: each file of this folder that exports a `ServiceOf` describes a page. */
function Page() {
  const { hero, sections, next } = serviceOn(usePage());
  return (
    <>
      <Hero {...hero} actions={<Actions of={hero.actions} />} />
      {sections.map((Section) => (
        <Section key={Section.name} />
      ))}
      <FiveServices />
      <NextStep
        {...next}
        actions={<Actions of={next.actions} />}
        picture={hero.picture}
        strip={hero.layout === 'strip'}
      />
    </>
  );
}

const services = [
  { id: 'requirements', page: '/service_requirements', tile: 'ring:xm' },
  { id: 'design', page: '/service_design', tile: 'quarter:si' },
  { id: 'developing', page: '/service_developing', tile: 'steps:vb' },
  { id: 'testing', page: '/service_testing', tile: 'leaf:mf' },
  { id: 'support', page: '/service_support', tile: 'circle:fi' },
] as const;

/** The five services in the order in which a project needs them; the one of this page is marked. */
function FiveServices() {
  const { services: words } = usePage().words.menu;
  return (
    <nav className={style.services} aria-label={words.name}>
      <ol className={stack(0, style.list)}>
        {services.map(({ id, page, tile }) => (
          <li key={id}>
            <SiteLink to={page} className={line(4, style.service)}>
              <Picture width={100} height={100} look={style.tile}>
                <Tile {...readTile(tile)} />
              </Picture>
              <span className={stack(0, classNames(breakable, style.words))}>
                <strong className={headline}>{words.items[id].title}</strong>{' '}
                <span className={`${note} ${style.about}`}>{words.items[id].subtitle}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
