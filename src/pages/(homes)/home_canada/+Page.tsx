import { Benefits } from '#components/sections/benefits.tsx';
import { LanguageModal } from '#components/sections/language-modal.tsx';
import { MarketingPopup } from '#components/sections/marketing-popup.tsx';
import { Offers } from '#components/sections/offers.tsx';
import { usePage } from '#site/page.ts';
import { itemsWithFacts, withFacts } from '../company-facts.ts';
import { InCurrency } from '../in-currency.tsx';
import { CanadaBanner } from './banner.tsx';
import { CanadaContact } from './contact.tsx';
import { CanadaDeck } from './deck.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { canada } = words.home;
  return (
    <>
      <CanadaBanner />
      <CanadaDeck />
      <Benefits
        look="ticks"
        tone="card"
        title={canada.benefits}
        items={itemsWithFacts(canada.benefitItems, language)}
      />
      <Offers
        id="products"
        alone="products"
        title={<InCurrency text={canada.products} />}
        lead={withFacts(canada.productsLead, language)}
      />
      <CanadaContact />
      <LanguageModal />
      <MarketingPopup />
    </>
  );
}
