import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Price } from '#ui/sections/price.tsx';
import { Questions } from '#ui/sections/questions.tsx';
import { SignUp } from '#ui/sections/sign-up.tsx';
import type { ProductSectionName } from './layouts.ts';
import { layouts } from './layouts.ts';
import style from './page.module.css';
import { productOn, type Section, type SectionProps } from './product-page.ts';
import { questionsOf } from './questions-of.ts';
import { AudienceRows, AudienceTiles } from './sections/audience.tsx';
import { Example } from './sections/example.tsx';
import { FeatureCards, FeatureList, FeaturesBeside } from './sections/features.tsx';
import { PricePanel, PriceStrip } from './sections/price.tsx';
import { Related } from './sections/related.tsx';
import { StepsBeside, StepsPath, StepsStairs } from './sections/steps.tsx';
import { WhatBeside, WhatStatement } from './sections/what.tsx';

function Faq({ tone }: SectionProps) {
  const page = usePage();
  return <Questions questions={questionsOf(page)} tone={tone === 'card' ? 'card' : 'paper'} />;
}

/** One screen for eleven products: its layout says how each one looks and in which order its sections come. */
export default function Page() {
  const page = usePage();
  const product = productOn(page);
  const text = page.words.productPages[product.slug];
  const { order, end } = layouts[product.slug];
  return (
    <>
      <ProductHero product={product} />
      {order.map(([name, tone = 'paper']) => {
        const Room = sections[name];
        return <Room key={name} product={product} text={text} tone={tone} />;
      })}
      <NextStep {...text.next} tone={end} />
    </>
  );
}

/** The sections of a product page, by the names that a layout uses. */
const sections = {
  'what beside': WhatBeside,
  'what statement': WhatStatement,
  'audience rows': AudienceRows,
  'audience tiles': AudienceTiles,
  'feature cards': FeatureCards,
  'feature list': FeatureList,
  'features beside': FeaturesBeside,
  example: Example,
  'steps path': StepsPath,
  'steps stairs': StepsStairs,
  'steps beside': StepsBeside,
  'price panel': PricePanel,
  'price strip': PriceStrip,
  questions: Faq,
  related: Related,
} as const satisfies Record<ProductSectionName, Section>;

function ProductHero({ product }: Pick<SectionProps, 'product'>) {
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
