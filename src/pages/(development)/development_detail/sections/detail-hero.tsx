import { usePage } from '#platform/page/page.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink, ContactButton } from '#ui/links.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { Price } from '#ui/sections/price.tsx';
import { HeroPrice } from '../../parts.tsx';
import { lookOf } from '../look.tsx';
import { useDetail } from '../use-detail.ts';

export function DetailHero() {
  const { words } = usePage();
  const { slug, own, price, shared, say } = useDetail();
  const { hero: Picture, layout, tone } = lookOf[slug];
  return (
    <Hero
      title={own.headline}
      lead={say(own.lead)}
      picture={<Picture />}
      layout={layout}
      tone={tone}
      actions={
        <>
          <ContactButton size="large" />
          {price ? (
            <Button href="#price" look="secondary" size="large">
              {shared.seePrice}
            </Button>
          ) : (
            <ButtonLink to="/support/quote" look="secondary" size="large">
              {shared.quote}
            </ButtonLink>
          )}
        </>
      }
    >
      {price && <HeroPrice amount={<Price of={price} />} unit={say(words.offers.hoursPerMonth)} />}
    </Hero>
  );
}
