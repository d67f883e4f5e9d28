import { MarketingPopup } from '#features/marketing/views/marketing-popup.tsx';
import { LanguageModal } from '#features/preferences/views/language-modal.tsx';
import { usePage } from '#platform/page/page.ts';
import { Benefits } from '#ui/sections/benefits.tsx';
import { Offers } from '#ui/sections/offers.tsx';
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
