import { productsIn } from '#content/catalogue/offers.ts';
import type { ProductSlug } from '#content/catalogue/products.ts';
import { usePage } from '#platform/page/page.ts';
import { Mark } from '#ui/art/mark.tsx';
import { CardGrid } from '#ui/card.tsx';
import { productCard } from '#ui/sections/offer-cards.tsx';
import { PriceRows } from '#ui/sections/price-rows.tsx';
import { Section } from '#ui/sections/section.tsx';
import { InCurrency } from '../in-currency.tsx';

/** The products that customers of a customer meet; all others are for the work inside. */
const outside: readonly ProductSlug[] = ['suppmail', 'wabot', 'chatter', 'proposals', 'collectio', 'ducksites'];

export function OutsideProducts() {
  const page = usePage();
  const { usa } = page.words.home;
  return (
    <Section id="products" title={usa.outside} lead={<InCurrency text={usa.outsideLead} />}>
      <CardGrid>
        {productsIn(page.language)
          .filter(({ slug }) => outside.includes(slug))
          .map((product) => productCard(product, page))}
      </CardGrid>
    </Section>
  );
}

export function InsideProducts() {
  const { words, language } = usePage();
  const { usa } = words.home;
  const rows = productsIn(language)
    .filter(({ slug }) => !outside.includes(slug))
    .map(({ slug, name, page, price }) => ({
      to: page,
      mark: <Mark of={slug} />,
      title: name,
      text: words.products[slug].summary,
      price,
      unit: words.offers.perMonth,
    }));
  return (
    <Section id="products-inside" title={usa.inside} lead={usa.insideLead}>
      <PriceRows rows={rows} />
    </Section>
  );
}
