import { team } from '#content/catalogue/team.ts';
import { MarketingPopup } from '#features/marketing/views/marketing-popup.tsx';
import { LanguageModal } from '#features/preferences/views/language-modal.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Benefits } from '#ui/sections/benefits.tsx';
import { Clients } from '#ui/sections/clients.tsx';
import { HomeCounters } from '#ui/sections/home-counters.tsx';
import { Methodology } from '#ui/sections/methodology.tsx';
import { News } from '#ui/sections/news.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Offers } from '#ui/sections/offers.tsx';
import { Partners } from '#ui/sections/partners.tsx';
import { Team } from '#ui/sections/team.tsx';
import { Testimonials } from '#ui/sections/testimonials.tsx';
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
