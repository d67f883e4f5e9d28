import { quotableOf } from '#content/catalogue/quotable.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { usePage } from '#platform/page/page.ts';
import { ButtonLink, ContactButton, SiteLink } from '#ui/links.tsx';
import { Price } from '#ui/sections/price.tsx';
import { Section } from '#ui/sections/section.tsx';
import { PricePanel } from '../../parts.tsx';
import { lookOf } from '../look.tsx';
import { useDetail } from '../use-detail.ts';

/** The monthly package with its price, or, if the work cannot be priced in advance, a link to a quote. */
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
      tone={lookOf[slug].tones.price ?? 'paper'}
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
