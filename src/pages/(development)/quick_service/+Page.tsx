import { quickServicesFor } from '#content/catalogue/offers.ts';
import { quickServicePrice } from '#content/catalogue/quick-services.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { outsideOf } from '#site/when-country.ts';
import { ContactButton } from '#ui/links.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Price } from '#ui/sections/price.tsx';
import { Questions } from '#ui/sections/questions.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Checklist, PricePanel, RelatedPages } from '../parts.tsx';
import { lookOf } from './look.tsx';
import style from './page.module.css';
import { questionsOf } from './questions-of.ts';
import { QuickHero } from './sections/quick-hero.tsx';
import stepsStyle from './sections/steps.module.css';
import { WhereSold } from './sections/where-sold.tsx';
import { useService } from './use-service.ts';

/** The result, and beside it the price. */
function Deliverables() {
  const { words } = usePage();
  const { own, shared } = useService();
  return (
    <Section id="gets" title={own.getsTitle}>
      <div className={stepsStyle.both}>
        <Checklist items={own.gets} />
        <WhereSold>
          <PricePanel amount={<Price of={quickServicePrice} />} unit={words.offers.once} text={shared.priceText}>
            <ContactButton>{shared.order}</ContactButton>
          </PricePanel>
        </WhereSold>
      </div>
    </Section>
  );
}

/** Stairs, where every step is a little higher than the one before, or rows with large figures. */
function Steps() {
  const { language } = usePage();
  const { slug, own, shared } = useService();
  const kind = lookOf[slug].steps;
  return (
    <Section id="steps" title={shared.steps} beside={kind === 'rows'}>
      <ol className={stepsStyle[kind]}>
        {own.steps.map(({ name, text }, index) => (
          <li key={name}>
            <p className={stepsStyle.number}>{format(shared.step, language, { step: index + 1 })}</p>
            <h3>{name}</h3>
            <p className={stepsStyle.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What we need, and what is not included: said in advance. */
function Limits() {
  const { own, shared } = useService();
  return (
    <Section id="limits" title={shared.limits} tone="card">
      <div className={style.both}>
        <div>
          <h3>{shared.needs}</h3>
          <Checklist items={own.needs} />
        </div>
        <div>
          <h3>{shared.excluded}</h3>
          <Checklist items={own.excluded} kind="excluded" />
        </div>
      </div>
    </Section>
  );
}

/** The result, or the way to it, as a drawing. */
function SpecimenSection() {
  const { slug, own } = useService();
  const { specimen: Specimen, specimenTone } = lookOf[slug];
  return (
    <Section id="specimen" title={own.specimen.title} lead={own.specimen.lead} tone={specimenTone}>
      <Specimen />
    </Section>
  );
}

const sections = { gets: Deliverables, specimen: SpecimenSection, steps: Steps, limits: Limits };

/** Nine services, one screen: what differs besides the words is in `look.tsx`. */
export default function Page() {
  const page = usePage();
  const { slug, own, location } = useService();
  const { order, closing } = lookOf[slug];
  return (
    <>
      <QuickHero />
      {location === 'colombia' && <ColombiaOnly />}
      {order.map((name) => {
        const Part = sections[name];
        return <Part key={name} />;
      })}
      <Questions questions={questionsOf(page)} />
      <Others />
      <NextStep title={own.next.title} text={own.next.text} tone={closing} />
    </>
  );
}

/** For visitors of other countries: why it is not for them, and what is. */
function ColombiaOnly() {
  const { slug, shared } = useService();
  return (
    <div {...dataProps({ 'when-country': outsideOf('co') })}>
      <Section id="colombia" title={shared.onlyTitle} lead={shared.onlyText} tone="blush">
        <RelatedPages pages={lookOf[slug].related} />
      </Section>
    </div>
  );
}

/**
 * The next step, and the other quick services. The Colombian one is listed for Colombia alone, and on its own page
 * visitors from elsewhere have already seen their alternatives.
 */
function Others() {
  const { language, route } = usePage();
  const { slug, shared } = useService();
  const others = quickServicesFor(route.country, language).filter((other) => other.slug !== slug);
  return (
    <>
      <WhereSold>
        <Section id="related" title={shared.products}>
          <RelatedPages pages={lookOf[slug].related} />
        </Section>
      </WhereSold>
      <Section id="others" title={shared.others} lead={shared.othersLead}>
        <RelatedPages pages={others.map(({ page }) => page)} />
      </Section>
    </>
  );
}
