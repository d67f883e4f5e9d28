import { ProductsHero } from '#components/art/heroes/products.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { Offers } from '#components/sections/offers.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { company } from '#content/catalogue/company.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
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
