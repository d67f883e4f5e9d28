import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { faqData, productData } from '#platform/page/structured-data.ts';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Questions } from '#ui/sections/questions.tsx';
import { Section } from '#ui/sections/section.tsx';
import type { Offer } from './offer.ts';
import { offerOn } from './offers.ts';

export default withHead((page) => {
  const { title, description, product, questions } = offerOn(page);
  return { title, description, data: [...(product ? [productData(product, page)] : []), faqData(questions)] };
}, Page);

/** One screen for products, development packages and quick services: the look of an offer orders its sections. */
function Page() {
  const offer = offerOn(usePage());
  const { headline, lead, look, price, actions, next } = offer;
  const [layout, tone, Picture] = look.hero;
  return (
    <>
      <Hero title={headline} lead={lead} picture={<Picture />} layout={layout} tone={tone} actions={actions}>
        {price}
      </Hero>
      {look.order.map((id) => (
        <OfferSection key={id} id={id} offer={offer} />
      ))}
      <NextStep {...next} tone={look.tones.end} picture={<Picture />} strip={layout === 'strip'} />
    </>
  );
}

function OfferSection({ id, offer: { sections, questions, look } }: { id: string; offer: Offer }) {
  const tone = look.tones[id] ?? 'paper';
  if (id === 'questions') return <Questions questions={questions} tone={tone} />;
  const found = sections[id];
  if (!found) return null;
  const { countries, ...content } = found;
  const section = <Section id={id} tone={tone} {...content} />;
  return countries ? <div {...dataProps({ 'when-country': countries })}>{section}</div> : section;
}
