import { lowestPackagePrice, type Offering, packageHours } from '#content/catalogue/development.ts';
import { offeringsIn } from '#content/catalogue/offers.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { faqData } from '#platform/page/structured-data.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import type { RoutePath } from '#site/routes.ts';
import { Composition, Layers } from '#ui/art/composition.tsx';
import { DevelopmentHero } from '#ui/art/heroes/development.tsx';
import type { MarkDrawing } from '#ui/art/marks/layers.ts';
import { box, disc } from '#ui/art/path.ts';
import { TileIcon } from '#ui/art/tile.tsx';
import { classNames } from '#ui/class-names.ts';
import { ArrowIcon } from '#ui/icons.tsx';
import { centeredRow, line, note, stack } from '#ui/layout.ts';
import { ButtonLink, SiteLink } from '#ui/links.tsx';
import { apart, breakable, cardLook } from '#ui/look.ts';
import { Actions } from '#ui/sections/actions.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Price } from '#ui/sections/price.tsx';
import { WovenText } from '#ui/sections/prose.tsx';
import { Questions } from '#ui/sections/questions.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import style from './page.module.css';

export default withHead(({ words }) => {
  const { title, description, questions } = words.development;
  return { title, description, data: [faqData(questions)] };
}, Page);

function Page() {
  const { words } = usePage();
  const { development } = words;
  return (
    <>
      <Hero
        layout="strip"
        title={
          <WovenText
            text={development.headline}
            values={{ hours: packageHours }}
            elements={{ price: <Price of={lowestPackagePrice} /> }}
          />
        }
        lead={development.lead}
        picture={<DevelopmentHero />}
        actions={
          <Actions of={[{ type: 'anchor', anchor: 'choose', text: development.chooseButton }, { type: 'contact' }]} />
        }
      />
      <Chooser />
      <ProjectWay />
      <Packages />
      <Questions questions={development.questions} tone="card" />
      <NextStep
        title={development.nextTitle}
        text={development.nextText}
        tone="mustard"
        picture={<DevelopmentHero />}
        strip
      />
    </>
  );
}

/** The packages with their prices, and a link to the plans for more hours. */
function Packages() {
  const { language, words } = usePage();
  const own = words.development;
  const hours = new Intl.NumberFormat(localeOf(language)).format(packageHours);
  const packages = offeringsIn(language).flatMap(({ slug, page, price }) => (price ? [{ slug, page, price }] : []));
  return (
    <Section id="packages" title={format(own.packagesTitle, language, { hours: packageHours })} lead={own.packagesLead}>
      <Table
        id="package-prices"
        caption={own.packagesCaption}
        columns={[{ label: own.package }, { label: own.hours, figures: true }, { label: own.price, figures: true }]}
        rows={packages.map(({ slug, page, price }) => ({
          cells: [
            <SiteLink key="name" to={page}>
              {words.menu.development.items[slug].title}
            </SiteLink>,
            hours,
            <strong key="price">
              <Price of={price} />
            </strong>,
          ],
        }))}
      />
      <div className={centeredRow(4, classNames(apart, style.plans))}>
        <p>{own.plansText}</p>
        <ButtonLink to="/service_developing" anchor="Price" look="secondary">
          {own.plans}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** All eight offerings, listed by what a visitor needs and not by their names. */
function Chooser() {
  const { language, words } = usePage();
  const { chooserTitle, chooserLead } = words.development;
  return (
    <Section id="choose" title={chooserTitle} lead={chooserLead}>
      <ul className={style.list}>
        {offeringsIn(language).map((offering) => (
          <li key={offering.slug} className={stack(0, cardLook)}>
            <Choice offering={offering} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Choice({ offering: { slug, page, price } }: { offering: Offering }) {
  const { language, words } = usePage();
  const { need, take, needs, plansOf } = words.development;
  const hasPlans = slug === 'custom' || slug === 'support';
  return (
    <>
      <p className={style.need}>
        <span className={`${note} ${style.label}`}>{need}</span> {needs[slug]}
      </p>
      <SiteLink to={page} className={line(4, style.take)}>
        <TileIcon seed={page} size={56} />
        <span className={breakable}>
          <span className={`${note} ${style.label}`}>{take}</span>{' '}
          <span className={style.name}>{words.menu.development.items[slug].title}</span>{' '}
          <span className={style.price}>
            {price ? (
              <>
                <Price of={price} /> {format(words.offers.hoursPerMonth, language, { hours: packageHours })}
              </>
            ) : hasPlans ? (
              plansOf
            ) : (
              words.offers.quoted
            )}
          </span>
        </span>
        <ArrowIcon />
      </SiteLink>
    </>
  );
}

/** Each stop: the page it leads to, and the drawing beside the road, in two cells of 100. */
const stops: readonly { readonly to: RoutePath; readonly layers: MarkDrawing['layers'] }[] = [
  {
    to: '/service_requirements',
    layers: [
      ['day', 'M70 22h60v56H96l-16 16V78H70z'],
      ['night', box(82, 36, 36, 6) + box(82, 50, 24, 6)],
    ],
  },
  {
    to: '/service_design',
    layers: [
      ['vermilion', 'M78 84l8-30 34-34 22 22-34 34z'],
      ['day', 'M78 84l5-18 13 13z'],
    ],
  },
  {
    to: '/service_developing',
    layers: [
      ['sky', box(66, 54, 32, 32) + box(102, 54, 32, 32)],
      ['vermilion', box(84, 18, 32, 32)],
    ],
  },
  {
    to: '/service_testing',
    layers: [
      ['night', `M116 64l24 24-8 8-24-24z${disc(96, 46, 32)}`],
      ['ice', disc(96, 46, 21)],
    ],
  },
  {
    to: '/service_support',
    layers: [
      ['forest', disc(100, 50, 36)],
      ['day', 'M80 50l8-8 9 9 20-22 8 8-28 30z'],
    ],
  },
];

/** One road from the idea to the support; every stop leads to its page. */
function ProjectWay() {
  const { wayTitle, wayLead, way } = usePage().words.development;
  return (
    <Section id="way" title={wayTitle} lead={wayLead} tone="ice">
      <ol className={stack(0, style.way)}>
        {stops.map(({ to, layers }, index) => (
          <li key={to}>
            <div className={style.picture}>
              <Composition rows={['road:xm road:xm']}>
                <Layers of={[['mustard', disc(100, 50, 46)], ...layers]} />
              </Composition>
            </div>
            <div>
              <h3>
                <SiteLink to={to} className={style.link}>
                  {way[index]?.name}
                </SiteLink>
              </h3>
              <p>{way[index]?.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
