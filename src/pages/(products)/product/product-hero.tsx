import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { Price } from '#ui/sections/price.tsx';
import { SignUp } from '#ui/sections/sign-up.tsx';
import { layouts } from './plans/layouts.ts';
import style from './product-hero.module.css';
import type { SectionProps } from './product-page.ts';

export function ProductHero({ product }: Pick<SectionProps, 'product'>) {
  const { words, language } = usePage();
  const { headline, lead } = words.productPages[product.slug];
  const { hero: Picture, layout, tone } = layouts[product.slug];
  const days = company.trialDays;
  return (
    <Hero
      title={headline}
      lead={lead}
      picture={<Picture />}
      layout={layout}
      tone={tone}
      actions={
        <>
          <SignUp product={product} size="large">
            {format(words.product.tryFree, language, { days })}
          </SignUp>
          <Button href="#price" look="secondary" size="large">
            {words.product.priceLink}
          </Button>
        </>
      }
    >
      <p className={style.facts}>
        <Badge>{words.products[product.slug].kind}</Badge>
        <span>
          <strong className={style.price}>
            <Price of={product.price} />
          </strong>{' '}
          {words.product.perMonth}
        </span>
      </p>
    </Hero>
  );
}
