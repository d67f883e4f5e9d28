import { HeroPrice } from '#components/development/hero-price.tsx';
import { AddToQuote } from '#components/sections/add-to-quote.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { Price } from '#components/sections/price.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { quickServicePrice } from '#content/catalogue/quick-services.ts';
import { quotableOf } from '#content/catalogue/quotable.ts';
import { usePage } from '#site/page.ts';
import { outsideOf } from '#site/when-country.ts';
import { lookOf } from '../look.tsx';
import { useService } from '../use-service.ts';
import style from './quick-hero.module.css';
import { WhereSold } from './where-sold.tsx';

export function QuickHero() {
  const { words } = usePage();
  const { slug, own, shared, location } = useService();
  const { hero: Picture, layout, tone } = lookOf[slug];
  return (
    <Hero
      title={own.headline}
      lead={own.lead}
      picture={<Picture />}
      layout={layout}
      tone={tone}
      actions={
        <>
          <ContactButton size="large">{shared.order}</ContactButton>
          <WhereSold>
            <AddToQuote item={quotableOf('quick', slug)} look="secondary" size="large" />
          </WhereSold>
        </>
      }
    >
      <WhereSold>
        <HeroPrice amount={<Price of={quickServicePrice} />} unit={words.offers.once} />
      </WhereSold>
      {location === 'colombia' && (
        <div data-when-country={outsideOf('co')}>
          <p className={style.badge}>
            <Badge tone="highlight">{shared.onlyBadge}</Badge>
          </p>
        </div>
      )}
    </Hero>
  );
}
