import { productOf } from '#content/catalogue/products.ts';
import { usePage } from '#platform/page/page.ts';
import { CardGrid } from '#ui/card.tsx';
import { ButtonLink } from '#ui/links.tsx';
import { productCard } from '#ui/sections/offer-cards.tsx';
import { Section } from '#ui/sections/section.tsx';
import { layouts } from '../layouts.ts';
import type { SectionProps } from '../product-page.ts';

export function Related({ product, tone }: SectionProps) {
  const page = usePage();
  const { words } = page;
  const all = (
    <ButtonLink to="/products" look="secondary">
      {words.product.allProducts}
    </ButtonLink>
  );
  return (
    <Section id="related" title={words.product.related} tone={tone} aside={all}>
      <CardGrid columns={3}>{layouts[product.slug].related.map((slug) => productCard(productOf(slug), page))}</CardGrid>
    </Section>
  );
}
