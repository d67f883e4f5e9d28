import { Benefits } from '#components/sections/benefits.tsx';
import { Clients } from '#components/sections/clients.tsx';
import { HomeCounters } from '#components/sections/home-counters.tsx';
import { LanguageModal } from '#components/sections/language-modal.tsx';
import { MarketingPopup } from '#components/sections/marketing-popup.tsx';
import { Methodology } from '#components/sections/methodology.tsx';
import { News } from '#components/sections/news.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { Offers } from '#components/sections/offers.tsx';
import { Partners } from '#components/sections/partners.tsx';
import { Team } from '#components/sections/team.tsx';
import { Testimonials } from '#components/sections/testimonials.tsx';
import { team } from '#content/catalogue/team.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { itemsWithFacts, withFacts } from '../company-facts.ts';
import { InCurrency } from '../in-currency.tsx';
import { ColombiaBanner } from './banner.tsx';
import { QuickServices } from './quick-services.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { colombia } = words.home;
  const say = (text: string) => withFacts(text, language);
  return (
    <>
      <ColombiaBanner />
      <Offers
        id="products"
        alone="products"
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
      <Clients title={colombia.clients} tone="card" />
      <Methodology title={colombia.methodology} />
      <Team title={format(colombia.team, language, { count: team.length })} lead={colombia.teamLead} />
      <Testimonials title={colombia.testimonials} tone="mustard" />
      <Partners title={colombia.partners} lead={colombia.partnersLead} />
      <News of="co" title={colombia.news} />
      <NextStep title={colombia.nextTitle} text={colombia.nextText} />
      <LanguageModal />
      <MarketingPopup />
    </>
  );
}
