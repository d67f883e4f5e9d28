import { quotableOf } from '#content/catalogue/quotable.ts';
import { servicePlans, weeksFor } from '#content/catalogue/service-plans.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import { dollars } from '../dollars.ts';
import style from './consulting-plans.module.css';

const { consulting, optimization, hoursPerWeek } = servicePlans.requirements;

/** Two tables of hours and prices: for what is new, and for what exists and is slow. */
export function ConsultingPlans() {
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
