import { packageHours } from '#content/catalogue/development.ts';
import { offeringsIn } from '#content/catalogue/offers.ts';
import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { SiteLink } from '#ui/links/site-link.tsx';
import { Price } from '#ui/sections/price.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import style from './packages.module.css';

/** The packages with their prices, and the way to the plans for more hours. */
export function Packages() {
  const { language, words } = usePage();
  const own = words.development;
  const hours = new Intl.NumberFormat(localeOf(language)).format(packageHours);
  const packages = offeringsIn(language).flatMap(({ slug, page, price }) => (price ? [{ slug, page, price }] : []));
  return (
    <Section id="packages" title={format(own.packagesTitle, language, { hours: packageHours })} lead={own.packagesLead}>
      <Table
        id="package-prices"
        caption={own.packagesCaption}
        columns={[{ label: own.package }, { label: own.hours, figures: true }, { label: own.price, figures: true }]}
        rows={packages.map(({ slug, page, price }) => ({
          cells: [
            <SiteLink key="name" to={page}>
              {words.menu.development.items[slug].title}
            </SiteLink>,
            hours,
            <strong key="price">
              <Price of={price} />
            </strong>,
          ],
        }))}
      />
      <div className={style.plans}>
        <p>{own.plansText}</p>
        <ButtonLink to="/service_developing" anchor="Price" look="secondary">
          {own.plans}
        </ButtonLink>
      </div>
    </Section>
  );
}
