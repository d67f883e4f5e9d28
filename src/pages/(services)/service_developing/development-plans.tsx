import { quotableOf } from '#content/catalogue/quotable.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import { dollars } from '../dollars.ts';
import style from '../note.module.css';
import { HoursAndPrice } from './hours-and-price.tsx';

/** The plans as a table, and as a line. The pop-up and other pages lead to this anchor. */
export function DevelopmentPlans() {
  const { words, language } = usePage();
  const { plans } = words.serviceDeveloping;
  return (
    <Section id="Price" title={plans.title} lead={plans.lead} tone="card">
      <Table
        id="development-plans"
        caption={plans.caption}
        columns={[
          { label: plans.plan },
          { label: plans.hours, figures: true },
          { label: plans.base, figures: true },
          { label: plans.extraHour, figures: true },
          { label: plans.mvp, figures: true },
          { label: words.quote.column },
        ]}
        rows={servicePlans.development.map(({ name, hours, base, extraHour, mvpMonths }) => ({
          cells: [
            name,
            hours,
            <strong key="base">{dollars(base, language)}</strong>,
            dollars(extraHour, language),
            format(plans.months, language, { months: mvpMonths }),
            <AddToQuote.InRow key="quote" item={quotableOf('service', name, 'developing')} name={name} />,
          ],
        }))}
      />
      <p className={style.note}>{plans.note}</p>
      <HoursAndPrice />
    </Section>
  );
}
