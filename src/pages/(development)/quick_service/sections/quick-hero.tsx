import { quickServicePrice } from '#content/catalogue/quick-services.ts';
import { quotableOf } from '#content/catalogue/quotable.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { outsideOf } from '#site/when-country.ts';
import { Badge } from '#ui/badge.tsx';
import { ContactButton } from '#ui/links.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { Price } from '#ui/sections/price.tsx';
import { HeroPrice } from '../../parts.tsx';
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
        <div {...dataProps({ 'when-country': outsideOf('co') })}>
          <p className={style.badge}>
            <Badge tone="highlight">{shared.onlyBadge}</Badge>
          </p>
        </div>
      )}
    </Hero>
  );
}
