import { quotableOf } from '#content/catalogue/quotable.ts';
import { servicePlans, weeksFor } from '#content/catalogue/service-plans.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { RequirementsHero } from '#ui/art/heroes/services.tsx';
import { ButtonLink, MeetingButton } from '#ui/links.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import { dollars } from '../dollars.ts';
import { FiveServices } from '../five-services.tsx';
import style from './page.module.css';
import { SuccessCase } from './success-case.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { serviceRequirements } = words;
  return (
    <>
      <Hero
        title={serviceRequirements.headline}
        lead={format(serviceRequirements.lead, language, servicePlans.requirements.hoursPerWeek)}
        picture={<RequirementsHero />}
        tone="sand"
        actions={
          <>
            <ButtonLink to="/support/quote" size="large">
              {serviceRequirements.quote}
            </ButtonLink>
            <MeetingButton look="secondary" size="large" />
          </>
        }
      />
      <FromWishToList />
      <ConsultingPlans />
      <SuccessCase />
      <FiveServices />
      <NextStep
        title={serviceRequirements.next.title}
        text={serviceRequirements.next.text}
        tone="mustard"
        actions={
          <>
            <MeetingButton size="large" />
            <ButtonLink to="/support/quote" look="secondary" size="large">
              {serviceRequirements.quote}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

/** The four things that happen in the hours of a plan, as a checklist. */
function FromWishToList() {
  const { steps } = usePage().words.serviceRequirements;
  return (
    <Section id="steps" title={steps.title} lead={steps.lead} beside>
      <ol className={style.list}>
        {steps.items.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const { consulting, optimization, hoursPerWeek } = servicePlans.requirements;

/** Two tables of hours and prices: for new software, and for existing software that is slow. */
function ConsultingPlans() {
  const { words, language } = usePage();
  const { plans } = words.serviceRequirements;
  const hoursOf = (hours: number) => format(plans.hoursOf, language, { hours });
  const add = (service: 'consulting' | 'optimization', hours: number) => (
    <AddToQuote.InRow key="quote" item={quotableOf('service', String(hours), service)} name={hoursOf(hours)} />
  );
  return (
    <Section id="plans" title={plans.title} lead={plans.lead} tone="card">
      <div className={style.plans}>
        <div>
          <Table
            id="analysis-plans"
            caption={plans.analysis}
            columns={[
              { label: plans.hours },
              { label: plans.weeks, figures: true },
              { label: plans.price, figures: true },
              { label: words.quote.column },
            ]}
            rows={consulting.map(({ hours, price }) => ({
              cells: [
                hoursOf(hours),
                format(plans.weeksOf, language, weeksFor(hours)),
                <strong key="price">{dollars(price, language)}</strong>,
                add('consulting', hours),
              ],
            }))}
          />
          <p className={style.use}>{plans.analysisFor}</p>
        </div>
        <div>
          <Table
            id="optimization-plans"
            caption={plans.optimization}
            columns={[{ label: plans.hours }, { label: plans.price, figures: true }, { label: words.quote.column }]}
            rows={optimization.map(({ hours, price }) => ({
              cells: [
                hoursOf(hours),
                <strong key="price">{dollars(price, language)}</strong>,
                add('optimization', hours),
              ],
            }))}
          />
          <p className={style.use}>{plans.optimizationFor}</p>
        </div>
      </div>
      <p className={style.note}>{format(plans.note, language, hoursPerWeek)}</p>
    </Section>
  );
}
