import { company, team } from '#content/catalogue/company.ts';
import { offerings, packageHours } from '#content/catalogue/development.ts';
import type { Prices } from '#content/catalogue/fields.ts';
import { quickServicesFor } from '#content/catalogue/offers.ts';
import { products } from '#content/catalogue/products.ts';
import { MarketingPopup } from '#features/marketing/views/marketing-popup.tsx';
import { LanguageModal } from '#features/preferences/views/language-modal.tsx';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { organizationData } from '#platform/page/structured-data.ts';
import { format } from '#site/message.ts';
import { formatMoney, inMinor } from '#site/money.ts';
import { BarsHero, ChatbotsHero, PipesHero, RequestsHero, RobotHero } from '#ui/art/heroes/homes.tsx';
import { Banner, type BannerSlide } from '#ui/sections/banner.tsx';
import { Benefits } from '#ui/sections/benefits.tsx';
import { Methodology } from '#ui/sections/methodology.tsx';
import { News } from '#ui/sections/news.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { quickServiceRow } from '#ui/sections/offer-cards.tsx';
import { Offers } from '#ui/sections/offers.tsx';
import { ByCurrency } from '#ui/sections/price.tsx';
import { PriceRows } from '#ui/sections/price-rows.tsx';
import { References } from '#ui/sections/references.tsx';
import { HomeCounters } from '#ui/sections/rocket-counters.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Team } from '#ui/sections/team.tsx';
import { AtWork } from '../at-work.tsx';
import { InCurrency, itemsWithFacts, withFacts } from '../company-facts.tsx';

export default withHead(({ words }) => ({ ...words.home.colombia, data: [organizationData()] }), Page);

function Page() {
  const { words, language } = usePage();
  const { colombia } = words.home;
  const say = (text: string) => withFacts(text, language);
  return (
    <>
      <ColombiaBanner />
      <AtWork of="wabot" />
      <Offers
        id="products"
        alone="products"
        look="rows"
        title={say(colombia.products)}
        lead={<InCurrency text={colombia.productsLead} />}
      />
      <HomeCounters title={colombia.counters} />
      <QuickServices />
      <Offers
        id="services"
        alone="development"
        tone="ice"
        columns={2}
        title={colombia.services}
        lead={say(colombia.servicesLead)}
      />
      <Benefits title={colombia.benefits} items={itemsWithFacts(colombia.benefitItems, language)} />
      <References
        titles={{ clients: colombia.clients, testimonials: colombia.testimonials, partners: colombia.partners }}
        partnersLead={colombia.partnersLead}
        look="pairs"
        tone="card"
      />
      <Methodology title={colombia.methodology} />
      <Team title={format(colombia.team, language, { count: team.length })} lead={colombia.teamLead} />
      <News of="co" title={colombia.news} />
      <NextStep title={colombia.nextTitle} text={colombia.nextText} picture={<RequestsHero />} />
      <LanguageModal />
      <MarketingPopup />
    </>
  );
}

/** Jobs with one price, as a list: those for everyone and those for Colombia. */
function QuickServices() {
  const page = usePage();
  const { colombia } = page.words.home;
  return (
    <Section id="quick" title={colombia.quick} lead={colombia.quickLead}>
      <PriceRows
        rows={quickServicesFor(page.route.country, page.language).map((service) => quickServiceRow(service, page))}
      />
    </Section>
  );
}

interface Priced {
  readonly slug: string;
  readonly price?: Prices | undefined;
}

/** Five slides, each about one thing that companies in Colombia ask for, with its price. */
function ColombiaBanner() {
  const { words, language } = usePage();
  const { shared, colombia } = words.home;
  const { slides } = colombia;
  const priced = (list: readonly Priced[], slug: string, say: (price: string) => string) => {
    const price = list.find((entry) => entry.slug === slug)?.price;
    if (!price) throw new Error(`The catalogue has no price for ${slug}`);
    return (
      <ByCurrency>
        {(currency) => say(formatMoney({ minor: inMinor(price[currency], currency), currency }, language))}
      </ByCurrency>
    );
  };
  const monthly = (slug: string) =>
    priced(products, slug, (price) => format(shared.perMonth, language, { price, days: company.trialDays }));
  const hourly = (slug: string) =>
    priced(offerings, slug, (price) => format(shared.perPackage, language, { price, hours: packageHours }));

  const shown: readonly BannerSlide[] = [
    {
      id: 'chatbots',
      ...slides.chatbots,
      note: monthly('wabot'),
      picture: <ChatbotsHero />,
      buttons: [{ type: 'anchor', anchor: 'products', text: slides.chatbots.button }],
    },
    {
      id: 'pqrs',
      ...slides.pqrs,
      note: monthly('suppmail'),
      picture: <RequestsHero />,
      buttons: [{ to: '/products/suppmail', text: slides.pqrs.button }],
    },
    {
      id: 'bots',
      ...slides.bots,
      note: hourly('bots'),
      picture: <RobotHero />,
      buttons: [{ to: '/development/bots', text: slides.bots.button }],
    },
    {
      id: 'api',
      ...slides.api,
      note: hourly('api'),
      picture: <PipesHero />,
      buttons: [{ to: '/development/api', text: slides.api.button }],
    },
    {
      id: 'dashboards',
      ...slides.dashboards,
      note: hourly('dashboards'),
      picture: <BarsHero />,
      buttons: [{ to: '/development/dashboards', text: slides.dashboards.button }],
    },
  ];
  return <Banner id="banner" label={colombia.banner} slides={shown} />;
}
