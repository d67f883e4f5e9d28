import { Benefits } from '#components/sections/benefits.tsx';
import { Clients } from '#components/sections/clients.tsx';
import { HomeCounters } from '#components/sections/home-counters.tsx';
import { LanguageModal } from '#components/sections/language-modal.tsx';
import { MarketingPopup } from '#components/sections/marketing-popup.tsx';
import { Methodology } from '#components/sections/methodology.tsx';
import { News } from '#components/sections/news.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { Partners } from '#components/sections/partners.tsx';
import { Team } from '#components/sections/team.tsx';
import { Testimonials } from '#components/sections/testimonials.tsx';
import { usePage } from '#site/page.ts';
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
