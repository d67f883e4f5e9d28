import { company } from '#content/catalogue/company.ts';
import { lowestProductPrice } from '#content/catalogue/products.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { availableLanguages } from '#site/address.ts';
import { format } from '#site/message.ts';
import { ProductsHero } from '#ui/art/heroes/bulk-messages.tsx';
import { Mark } from '#ui/art/mark.tsx';
import { row } from '#ui/layout.ts';
import { ButtonLink } from '#ui/links.tsx';
import { Actions } from '#ui/sections/actions.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { Offers } from '#ui/sections/offers.tsx';
import { Price } from '#ui/sections/price.tsx';
import { WovenText } from '#ui/sections/prose.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './page.module.css';

export default withHead(({ words }) => words.productsHome, Page);

function Page() {
  const { words, language } = usePage();
  const { productsHome } = words;
  return (
    <>
      <Hero
        title={
          <WovenText text={productsHome.headline} values={{}} elements={{ price: <Price of={lowestProductPrice} /> }} />
        }
        lead={format(productsHome.lead, language, { days: company.trialDays })}
        picture={<ProductsHero />}
        actions={<Actions of={[{ to: '/tryit', text: productsHome.try }, { type: 'contact' }]} />}
      />
      <Offers id="products" title={productsHome.offers} lead={productsHome.offersLead} />
      <BulkMessages />
      <AnnouncedLanguages />
    </>
  );
}

/** If another page of the company frames this one, it gets the language and the other languages by message. */
function AnnouncedLanguages() {
  const { route, language } = usePage();
  return (
    <div
      hidden
      {...dataProps({
        enhance: 'languages',
        wake: 'framed',
        language,
        languages: JSON.stringify(availableLanguages(route.path)),
      })}
    />
  );
}

/** The two products that are sold by the message and not by the month. */
function BulkMessages() {
  const { productsHome } = usePage().words;
  return (
    <Section
      id="bulk"
      title={productsHome.bulkTitle}
      lead={productsHome.bulkText}
      tone="ice"
      aside={
        <div className={row(3, style.marks)}>
          <Mark of="email" size={128} />
          <Mark of="sms" size={128} />
        </div>
      }
    >
      <div className={row(3)}>
        <ButtonLink to="/email-masivo">{productsHome.mail}</ButtonLink>
        <ButtonLink to="/products/sms" look="secondary">
          {productsHome.sms}
        </ButtonLink>
      </div>
    </Section>
  );
}
