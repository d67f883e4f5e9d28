import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { ProductsHero } from '#ui/art/heroes/products.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Offers } from '#ui/sections/offers.tsx';
import { AnnouncedLanguages } from './announced-languages.tsx';
import { BulkMessages } from './bulk-messages.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { productsHome } = words;
  return (
    <>
      <Hero
        title={productsHome.headline}
        lead={format(productsHome.lead, language, { days: company.trialDays })}
        picture={<ProductsHero />}
        actions={
          <>
            <ContactButton size="large" />
            <ButtonLink to="/tryit" look="secondary" size="large">
              {productsHome.try}
            </ButtonLink>
          </>
        }
      />
      <Offers id="products" title={productsHome.offers} lead={productsHome.offersLead} />
      <BulkMessages />
      <NextStep title={productsHome.nextTitle} text={productsHome.nextText} />
      <AnnouncedLanguages />
    </>
  );
}
