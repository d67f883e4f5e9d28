import { productsIn } from '#content/catalogue/offers.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Mark } from '#ui/art/mark.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card, CardGrid } from '#ui/card.tsx';
import { SiteLink } from '#ui/links/site-link.tsx';
import { Section } from '#ui/sections/section.tsx';
import { SignUp } from '#ui/sections/sign-up.tsx';
import style from './trial-doors.module.css';

/** A card for each product: what it is, its sign-up, and more to read. */
export function TrialCards() {
  const { words, language } = usePage();
  const { tryit } = words;
  return (
    <Section id="products" title={tryit.productsTitle} lead={tryit.productsLead} tone="card">
      <CardGrid columns={3}>
        {productsIn(language).map((product) => (
          <Card
            key={product.slug}
            mark={<Mark of={product.slug} />}
            badge={<Badge>{words.products[product.slug].kind}</Badge>}
            title={product.name}
            text={words.products[product.slug].summary}
          >
            <div className={style.ways}>
              <SignUp product={product} size="small" named>
                {tryit.signUp}
              </SignUp>
              <SiteLink to={product.page} className={style.about}>
                {format(tryit.about, language, { product: product.name })}
              </SiteLink>
            </div>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
