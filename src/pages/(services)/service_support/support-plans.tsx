import { quotableOf } from '#content/catalogue/quotable.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import { dollars } from '../dollars.ts';
import style from './support-plans.module.css';

const { setup, plans } = servicePlans.support;

export function SupportPlans() {
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
