import { PricePanel } from '#components/development/price-panel.tsx';
import { AddToQuote } from '#components/sections/add-to-quote.tsx';
import { Price } from '#components/sections/price.tsx';
import { Section } from '#components/sections/section.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { SiteLink } from '#components/shell/site-link.tsx';
import { quotableOf } from '#content/catalogue/quotable.ts';
import { usePage } from '#site/page.ts';
import { lookOf } from '../look.tsx';
import { useDetail } from '../use-detail.ts';

/** The monthly package with its price, or, where the work cannot be priced unseen, the way to a quote. */
export function PackagePrice() {
  const { words } = usePage();
  const { slug, price, shared, say } = useDetail();
  const contact = <ContactButton>{price && shared.start}</ContactButton>;
  const quote = (
    <ButtonLink to="/support/quote" look="secondary">
      {shared.quote}
    </ButtonLink>
  );
  return (
    <Section
      id="price"
      title={price ? shared.priceTitle : shared.quoteTitle}
      lead={
        <SiteLink to="/service_developing" anchor="Price">
          {shared.plans}
        </SiteLink>
      }
      tone={lookOf[slug].rooms.price ?? 'paper'}
      beside
    >
      {price ? (
        <PricePanel amount={<Price of={price} />} unit={say(words.offers.hoursPerMonth)} text={say(shared.priceText)}>
          {contact}
          <AddToQuote item={quotableOf('development', slug)} look="secondary" />
        </PricePanel>
      ) : (
        <PricePanel amount={words.offers.quoted} text={shared.quoteText}>
          {quote}
          {contact}
        </PricePanel>
      )}
    </Section>
  );
}
