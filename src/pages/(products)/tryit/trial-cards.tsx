import { Mark } from '#components/art/mark.tsx';
import { Section } from '#components/sections/section.tsx';
import { SignUp } from '#components/sections/sign-up.tsx';
import { SiteLink } from '#components/shell/site-link.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Card, CardGrid } from '#components/ui/card.tsx';
import { productsIn } from '#content/catalogue/offers.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
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
