import { company } from '#content/catalogue/company.ts';
import { products } from '#content/catalogue/products.ts';
import { type HeadOf, withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { organizationData } from '#platform/page/structured-data.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { Composition } from '#ui/art/composition.tsx';
import { AboutHero } from '#ui/art/heroes/company.tsx';
import { TileIcon } from '#ui/art/tile.tsx';
import { Card, CardGrid } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { columns, line, muted, stack } from '#ui/layout.ts';
import { semibold } from '#ui/look.ts';
import { joined } from '#ui/page-look.ts';
import { Actions } from '#ui/sections/actions.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Paragraphs } from '#ui/sections/prose.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Stats } from '#ui/stats.tsx';
import { ReadOn } from '../notes.tsx';
import style from './page.module.css';

/** The company's locations, as the sentences of this page name them. */
const placesAndCountries = {
  headquarters: company.investors.headquarters,
  centre: company.investors.developmentCentre,
  countries: company.countries,
} as const;

const head: HeadOf = ({ words, language }) => ({
  title: words.companyAbout.title,
  description: format(words.companyAbout.description, language, {
    ...placesAndCountries,
    founded: yearOf(company.founded),
  }),
  data: [organizationData({ founded: true })],
});

export default withHead(head, Page);

function Page() {
  const { words, language } = usePage();
  const { companyAbout } = words;
  return (
    <>
      <Hero
        title={companyAbout.headline}
        lead={format(companyAbout.lead, language, placesAndCountries)}
        picture={<AboutHero />}
        actions={<Actions of={[{ to: '/products', text: companyAbout.seeProducts }, { type: 'contact' }]} />}
        layout="strip"
        tone="mustard"
      />
      <Figures />
      <Mission />
      <Places />
      <Vision />
      <MoreAboutUs />
      <NextStep
        title={companyAbout.next.title}
        text={format(companyAbout.next.text, language, { minutes: company.meetingMinutes })}
        picture={<AboutHero />}
        strip
      />
    </>
  );
}

function Figures() {
  const { stats } = usePage().words.companyAbout;
  return (
    <Stats
      stats={[
        { figure: String(yearOf(company.founded)), label: stats.founded },
        { figure: String(company.countries), label: stats.countries },
        { figure: String(products.length), label: stats.products },
      ]}
    />
  );
}

/** The company's purpose and values. */
function Mission() {
  const { mission, values } = usePage().words.companyAbout;
  return (
    <Section id="mission" title={mission.title}>
      <div className={columns(7, { wide: 2 })}>
        <Paragraphs of={mission.text} />
        <div>
          <h3 className={style.title}>{values.title}</h3>
          <ul className={stack(4, style.values)}>
            {values.items.map(({ name, text }, index) => (
              <li key={name}>
                <TileIcon seed={`value ${index}`} size={48} />
                <div>
                  <h4>{name}</h4>
                  <p className={muted}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

const pages = [
  ['history', '/company_history'],
  ['methodology', '/company_methodology'],
  ['team', '/company_team'],
  ['clients', '/company_clients'],
  ['investors', '/company_investors'],
  ['work', '/company_work'],
] as const;

/** The other pages about the company. */
function MoreAboutUs() {
  const { words, language } = usePage();
  const { more } = words.companyAbout;
  return (
    <Section id="more" title={more.title} tone="ice">
      <CardGrid>
        {pages.map(([id, page]) => {
          const { title, description } = words.menu.more.items[id];
          return (
            <Card
              key={id}
              mark={<TileIcon seed={page} />}
              title={title}
              text={description}
              link={{ href: href(page, language), label: more.read }}
            />
          );
        })}
      </CardGrid>
    </Section>
  );
}

/** Blocks above a lake. */
const north = ['steps:si dots:xm arch:vi stripes1:xi', 'bends:is bends1:is bends:is bends1:is'];
/** Two mountains and the sun. */
const south = ['triangle:fb triangle1:fb circle:mb blank:b', 'blank:f blank:f triangle:sb triangle1:sb'];

function Places() {
  const { places } = usePage().words.companyAbout;
  const { headquarters, developmentCentre } = company.investors;
  return (
    <Section id="places" title={places.title} tone="card">
      <ul className={columns(0, { medium: 2 }, style.places)}>
        <li>
          <div className={style.picture}>
            <Composition rows={north} />
          </div>
          <div className={style.words}>
            <p className={semibold}>{places.headquarters}</p>
            <h3>{headquarters}</h3>
            <p>{places.headquartersText}</p>
          </div>
        </li>
        <li>
          <div className={style.picture}>
            <Composition rows={south} />
          </div>
          <div className={style.words}>
            <p className={semibold}>{places.centre}</p>
            <h3>{developmentCentre}</h3>
            <p>{places.centreText}</p>
          </div>
        </li>
      </ul>
    </Section>
  );
}

/** From the founding to the end of the vision, one tile a year. */
function Vision() {
  const { words, language } = usePage();
  const { vision } = words.companyAbout;
  const lead = format(vision.lead, language, {
    founded: company.founded,
    from: company.vision.from,
    until: company.vision.until,
    countries: company.investors.countries.goal,
    clients: company.investors.clients.goal,
  });
  return (
    <Section id="vision" title={vision.title} lead={lead}>
      <YearsLine />
      <ReadOn to="/company_investors">{vision.link}</ReadOn>
    </Section>
  );
}

const founded = yearOf(company.founded);
const [from, until] = [yearOf(company.vision.from), yearOf(company.vision.until)];
/** As of the build, like the year in the footer. */
const thisYear = new Date().getFullYear();
const years = Array.from({ length: until - founded + 1 }, (_, index) => founded + index);

/** A tile for every year; the first is the founding, the last ones are the vision. */
function YearsLine() {
  const { words, language } = usePage();
  const { vision } = words.companyAbout;
  return (
    <>
      <div
        className={classNames(joined, style.line)}
        role="img"
        aria-label={format(vision.alt, language, { founded, from, until })}
      >
        {years.map((year) => (
          <span
            key={year}
            className={classNames(
              style.year,
              year === founded && style.founded,
              year >= from && style.vision,
              year === thisYear && style.today,
            )}
          >
            {year}{' '}
          </span>
        ))}
      </div>
      <p className={line(2, style.legend)}>{vision.today}</p>
    </>
  );
}

/** The year of a day such as `2006-10-17`. */
function yearOf(day: string): number {
  return new Date(day).getUTCFullYear();
}
