import { quotableOf } from '#content/catalogue/quotable.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { SupportHero } from '#ui/art/heroes/services.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink, ContactButton, MeetingButton } from '#ui/links.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import { dollars } from '../dollars.ts';
import { FiveServices } from '../five-services.tsx';
import { Backups } from './backups.tsx';
import { HoursAgainstPrice } from './hours-against-price.tsx';
import style from './page.module.css';
import { ServiceLevels } from './service-levels.tsx';
import { SupportWeek } from './support-week.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { serviceSupport } = words;
  const hours = servicePlans.support.levels.receptionHours;
  return (
    <>
      <Hero
        title={serviceSupport.headline}
        lead={format(serviceSupport.lead, language, { hours })}
        picture={<SupportHero />}
        layout="mirror"
        actions={
          <>
            <Button href="#plans" size="large">
              {serviceSupport.toPlans}
            </Button>
            <ContactButton look="secondary" size="large" />
          </>
        }
      />
      <SupportPlans />
      <HoursAgainstPrice />
      <RequestPath />
      <ServiceLevels />
      <SupportWeek />
      <Backups />
      <FiveServices />
      <NextStep
        title={serviceSupport.next.title}
        text={serviceSupport.next.text}
        tone="mustard"
        actions={
          <>
            <ButtonLink to="/support/quote" size="large">
              {serviceSupport.next.quote}
            </ButtonLink>
            <MeetingButton look="secondary" size="large" />
          </>
        }
      />
    </>
  );
}

/** The steps of a request on one path, from the question to the answer. */
function RequestPath() {
  const { steps } = usePage().words.serviceSupport;
  return (
    <Section id="steps" title={steps.title}>
      <ol className={style.path}>
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

const { setup, plans } = servicePlans.support;

function SupportPlans() {
  const { words, language } = usePage();
  const { plans: text, backups: often } = words.serviceSupport;
  const add = (service: 'setup' | 'support', name: string) => (
    <AddToQuote.InRow key="quote" item={quotableOf('service', name, service)} name={name} />
  );
  return (
    <Section id="plans" title={text.title} lead={text.lead} tone="card">
      <Table
        id="support-plans"
        caption={text.caption}
        recommended={words.sections.recommended}
        columns={[
          { label: text.plan },
          { label: text.hours, figures: true },
          { label: text.base, figures: true },
          { label: text.extraHour, figures: true },
          { label: text.backups },
          { label: words.quote.column },
        ]}
        rows={[
          {
            cells: [
              <span key="name">
                {setup.name} <span className={style.once}>{text.setup}</span>
              </span>,
              setup.hours,
              <strong key="base">{dollars(setup.base, language)}</strong>,
              dollars(setup.extraHour, language),
              often.none,
              add('setup', setup.name),
            ],
          },
          ...plans.map(({ name, hours, base, extraHour, backups, recommended = false }) => ({
            cells: [
              name,
              hours,
              <strong key="base">{dollars(base, language)}</strong>,
              dollars(extraHour, language),
              backups ? often.often[backups] : often.none,
              add('support', name),
            ] as const,
            recommended,
          })),
        ]}
      />
      <ul className={style.notes}>
        {text.notes.map((note) => (
          <li key={note}>{format(note, language, { setup: setup.name })}</li>
        ))}
      </ul>
    </Section>
  );
}
