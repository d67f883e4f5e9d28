import { MarketingPopup } from '#features/marketing/views/marketing-popup.tsx';
import { LanguageModal } from '#features/preferences/views/language-modal.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { countryName } from '#site/region-names.ts';
import { ArrivalHero } from '#ui/art/heroes/homes/arrival.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { Offers } from '#ui/sections/offers.tsx';
import { InCurrency } from '../in-currency.tsx';
import { Countries } from './countries.tsx';
import { countryOf } from './country.ts';
import { ServicesDeck } from './deck.tsx';
import { headlineOf } from './headline.ts';

/** The home of a country without a design of its own: each has its name, its landscape and its flag. */
export default function Page() {
  const page = usePage();
  const { words, language } = page;
  const { main } = words.home;
  const here = countryOf(page);
  const country = countryName(here, language);
  return (
    <>
      <Hero
        layout="mirror"
        title={headlineOf(here, words)}
        lead={<InCurrency text={main.lead} country={country} />}
        picture={<ArrivalHero country={here.id} />}
        actions={
          <>
            <ButtonLink to="/tryit" size="large">
              {main.try}
            </ButtonLink>
            <ContactButton look="secondary" size="large" />
          </>
        }
      />
      <Countries />
      <Offers
        id="products"
        title={format(main.products, language, { country })}
        lead={<InCurrency text={main.productsLead} />}
      />
      <ServicesDeck />
      <LanguageModal />
      <MarketingPopup />
    </>
  );
}
