import { HeroPrice } from '#components/development/hero-price.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { Price } from '#components/sections/price.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { usePage } from '#site/page.ts';
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
