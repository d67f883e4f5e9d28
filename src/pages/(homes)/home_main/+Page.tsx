import { ArrivalHero } from '#components/art/heroes/homes/arrival.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { LanguageModal } from '#components/sections/language-modal.tsx';
import { MarketingPopup } from '#components/sections/marketing-popup.tsx';
import { Offers } from '#components/sections/offers.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { countryName } from '#site/region-names.ts';
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
