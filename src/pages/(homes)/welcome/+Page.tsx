import { MarketingPopup } from '#features/marketing/views/marketing-popup.tsx';
import { LanguageModal } from '#features/preferences/views/language-modal.tsx';
import { usePage } from '#platform/page/page.ts';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { Methodology } from '#ui/sections/methodology.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Offers } from '#ui/sections/offers.tsx';
import { Testimonials } from '#ui/sections/testimonials.tsx';
import { withFacts } from '../company-facts.ts';
import { Features } from './features.tsx';
import { WelcomeHero } from './hero.tsx';
import { Launches } from './launches.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { welcome } = words;
  return (
    <>
      <WelcomeHero />
      <Features />
      <Launches />
      <Offers id="products" title={welcome.products} lead={welcome.productsLead} />
      <Methodology title={welcome.methodology} lead={welcome.methodologyLead} tone="ice" />
      <Testimonials title={welcome.testimonials} look="columns" />
      <NextStep
        title={withFacts(welcome.nextTitle, language)}
        text={welcome.nextText}
        actions={
          <ButtonLink to="/tryit" size="large">
            {welcome.try}
          </ButtonLink>
        }
      />
      <LanguageModal />
      <MarketingPopup />
    </>
  );
}
