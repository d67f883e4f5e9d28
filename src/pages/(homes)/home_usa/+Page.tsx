import { MarketingPopup } from '#features/marketing/views/marketing-popup.tsx';
import { LanguageModal } from '#features/preferences/views/language-modal.tsx';
import { usePage } from '#platform/page/page.ts';
import { Benefits } from '#ui/sections/benefits.tsx';
import { Clients } from '#ui/sections/clients.tsx';
import { HomeCounters } from '#ui/sections/home-counters.tsx';
import { Methodology } from '#ui/sections/methodology.tsx';
import { News } from '#ui/sections/news.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Partners } from '#ui/sections/partners.tsx';
import { Team } from '#ui/sections/team.tsx';
import { Testimonials } from '#ui/sections/testimonials.tsx';
import { itemsWithFacts, withFacts } from '../company-facts.ts';
import { ChiefExecutive } from './chief-executive.tsx';
import { UsaHero } from './hero.tsx';
import { InsideProducts, OutsideProducts } from './product-sections.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { usa } = words.home;
  return (
    <>
      <UsaHero />
      <Benefits look="lines" title={usa.benefits} items={itemsWithFacts(usa.benefitItems, language)} />
      <OutsideProducts />
      <InsideProducts />
      <HomeCounters heading="right" title={withFacts(usa.counters, language)} />
      <Clients look="line" title={usa.clients} />
      <ChiefExecutive />
      <Methodology look="rhythm" title={usa.methodology} lead={usa.methodologyLead} />
      <Team look="row" title={usa.team} />
      <Testimonials look="columns" title={usa.testimonials} />
      <Partners look="line" title={usa.partners} />
      <News of="us" look="list" title={usa.news} />
      <NextStep tone="mustard" title={usa.nextTitle} text={usa.nextText} />
      <LanguageModal />
      <MarketingPopup />
    </>
  );
}
