import { LanguageModal } from '#components/sections/language-modal.tsx';
import { MarketingPopup } from '#components/sections/marketing-popup.tsx';
import { Methodology } from '#components/sections/methodology.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { Offers } from '#components/sections/offers.tsx';
import { Testimonials } from '#components/sections/testimonials.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { usePage } from '#site/page.ts';
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
