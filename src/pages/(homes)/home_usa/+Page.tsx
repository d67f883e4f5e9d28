import { brand } from '#content/brand.ts';
import { executiveMessage, team } from '#content/catalogue/company.ts';
import { productsIn } from '#content/catalogue/offers.ts';
import { lowestProductPrice, type ProductSlug, products } from '#content/catalogue/products.ts';
import { MarketingPopup } from '#features/marketing/views/marketing-popup.tsx';
import { LanguageModal } from '#features/preferences/views/language-modal.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { organizationData } from '#platform/page/structured-data.ts';
import { format } from '#site/message.ts';
import { formatMoney, inMinor } from '#site/money.ts';
import type { RoutePath } from '#site/routes.ts';
import { ConvoyHero } from '#ui/art/heroes/homes.tsx';
import { Portrait } from '#ui/art/portrait.tsx';
import { CardGrid } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { ExampleLabel } from '#ui/example-label.tsx';
import { muted, row, stack } from '#ui/layout.ts';
import { ButtonLink, SiteLink } from '#ui/links.tsx';
import { semibold, target } from '#ui/look.ts';
import { Benefits } from '#ui/sections/benefits.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { Methodology } from '#ui/sections/methodology.tsx';
import { News } from '#ui/sections/news.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { productCard, productRow } from '#ui/sections/offer-cards.tsx';
import { Price } from '#ui/sections/price.tsx';
import { PriceRows } from '#ui/sections/price-rows.tsx';
import { WovenText } from '#ui/sections/prose.tsx';
import { References } from '#ui/sections/references.tsx';
import { HomeCounters } from '#ui/sections/rocket-counters.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Team } from '#ui/sections/team.tsx';
import { AtWork } from '../at-work.tsx';
import { InCurrency, itemsWithFacts, withFacts } from '../company-facts.tsx';
import style from './page.module.css';

export default withHead(({ words, language }) => {
  const { title, description } = words.home.usa;
  const price = formatMoney({ minor: inMinor(lowestProductPrice.usd, 'usd'), currency: 'usd' }, language);
  return { title, description: format(description, language, { price }), data: [organizationData()] };
}, Page);

function Page() {
  const { words, language } = usePage();
  const { usa } = words.home;
  return (
    <>
      <UsaHero />
      <AtWork of="grumpyturtle" />
      <Benefits look="lines" title={usa.benefits} items={itemsWithFacts(usa.benefitItems, language)} />
      <OutsideProducts />
      <InsideProducts />
      <HomeCounters heading="right" title={withFacts(usa.counters, language)} />
      <References titles={{ clients: usa.clients, testimonials: usa.testimonials, partners: usa.partners }} />
      <ChiefExecutive />
      <Methodology look="rhythm" title={usa.methodology} lead={usa.methodologyLead} />
      <Team look="row" title={usa.team} />
      <News of="us" look="list" title={usa.news} />
      <NextStep tone="mustard" title={usa.nextTitle} text={usa.nextText} picture={<ConvoyHero />} strip />
      <LanguageModal />
      <MarketingPopup />
    </>
  );
}

/** The chief executive's message, with a face as large as the words. */
function ChiefExecutive() {
  const { words, language } = usePage();
  const { usa } = words.home;
  const executive = team.find(({ id }) => id === 'executive');
  if (!executive) throw new Error('team.json has no entry "executive"');
  return (
    <section
      id="ceo"
      className={stack(0, style.letter)}
      aria-labelledby="ceo-title"
      {...dataProps({ scheme: 'light' })}
    >
      <div className={style.face}>
        <Portrait seed={executive.id} />
      </div>
      <div className={stack(4, style.words)}>
        <h2 id="ceo-title">{usa.ceo}</h2>
        {executiveMessage.placeholder && <ExampleLabel />}
        {executiveMessage.paragraphs[language].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={style.sign}>
          <strong>{format(usa.ceoSign, language, { role: executive.role[language], brand: brand.name })}</strong>
          <br />
          {withFacts(usa.ceoYears, language)}
        </p>
      </div>
    </section>
  );
}

/** The products that are used by the customers of a customer; all others are for internal work. */
const outside: readonly ProductSlug[] = ['suppmail', 'wabot', 'chatter', 'proposals', 'collectio', 'ducksites'];

function OutsideProducts() {
  const page = usePage();
  const { usa } = page.words.home;
  return (
    <Section id="products" title={usa.outside} lead={<InCurrency text={usa.outsideLead} />}>
      <CardGrid>
        {productsIn(page.language)
          .filter(({ slug }) => outside.includes(slug))
          .map((product) => productCard(product, page))}
      </CardGrid>
    </Section>
  );
}

function InsideProducts() {
  const page = usePage();
  const { usa } = page.words.home;
  return (
    <Section id="products-inside" title={usa.inside} lead={usa.insideLead}>
      <PriceRows
        rows={productsIn(page.language)
          .filter(({ slug }) => !outside.includes(slug))
          .map((product) => productRow(product, page))}
      />
    </Section>
  );
}

const builds = [
  ['api', '/development/api'],
  ['bots', '/development/bots'],
  ['dashboards', '/development/dashboards'],
  ['cron', '/development/cron'],
  ['analytics', '/development/data_analytics'],
] as const satisfies readonly (readonly [string, RoutePath])[];

/** The convoy crosses the window; above it the links to the products and to every kind of development. */
function UsaHero() {
  const { words, language } = usePage();
  const { usa } = words.home;
  return (
    <Hero
      layout="strip"
      title={usa.headline.map((sentence) => (
        <span key={sentence} className={style.sentence}>
          <WovenText
            text={sentence}
            values={{ count: products.length }}
            elements={{ price: <Price of={lowestProductPrice} /> }}
          />{' '}
        </span>
      ))}
      lead={withFacts(usa.lead, language)}
      picture={<ConvoyHero />}
      actions={
        <>
          <ButtonLink to="/tryit" size="large">
            {withFacts(usa.tryFree, language)}
          </ButtonLink>
          <ButtonLink to="/products" look="secondary" size="large">
            {usa.seeProducts}
          </ButtonLink>
          <ButtonLink to="/development" look="secondary" size="large">
            {usa.seeDevelopment}
          </ButtonLink>
          <nav className={style.builds} aria-labelledby="builds">
            <p id="builds" className={muted}>
              {usa.build}
            </p>
            <ul className={row(0, style.links)}>
              {builds.map(([slug, to]) => (
                <li key={slug}>
                  <SiteLink to={to} className={classNames(target, semibold)}>
                    {words.menu.development.items[slug].title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </>
      }
    />
  );
}
