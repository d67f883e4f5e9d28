import { quotableOf } from '#content/catalogue/quotable.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import { dollars } from '../dollars.ts';
import style from '../note.module.css';

export function TestPrices() {
  const { words, language } = usePage();
  const { prices, tests } = words.serviceTesting;
  return (
    <Section id="prices" title={prices.title} lead={prices.lead} tone="card" beside>
      <Table
        id="test-prices"
        caption={prices.caption}
        columns={[
          { label: prices.test },
          { label: prices.hours, figures: true },
          { label: prices.hour, figures: true },
          { label: words.quote.column },
        ]}
        rows={servicePlans.testing.extra.map(({ test, leastHours, hour }) => ({
          cells: [
            tests[test].name,
            format(prices.hoursOf, language, { hours: leastHours }),
            <strong key="hour">{dollars(hour, language)}</strong>,
            <AddToQuote.InRow key="quote" item={quotableOf('service', test, 'testing')} name={tests[test].name} />,
          ],
        }))}
      />
      <p className={style.note}>{prices.note}</p>
    </Section>
  );
}
