import { quotableOf } from '#content/catalogue/quotable.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { TestingHero } from '#ui/art/heroes/services.tsx';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon, PlusIcon } from '#ui/icons.tsx';
import { columns, muted } from '#ui/layout.ts';
import { breakable, size4 } from '#ui/look.ts';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import { dollars, quoteAction, type ServiceOf } from './service.ts';
import { TestDrawing } from './test-drawing.tsx';
import style from './testing.module.css';

export const testing: ServiceOf = ({ words }) => {
  const { title, description, headline, lead, toPrices, next } = words.serviceTesting;
  return {
    title,
    description,
    hero: {
      title: headline,
      lead,
      picture: <TestingHero />,
      tone: 'blush',
      actions: [{ type: 'anchor', anchor: 'prices', text: toPrices }],
    },
    sections: [TestWall, TestPrices],
    next: { ...next, tone: 'ice', actions: [quoteAction(next.quote), { type: 'contact' }] },
  };
};

function TestPrices() {
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
      <p className={classNames(muted, style.note)}>{prices.note}</p>
    </Section>
  );
}

const { included, extra } = servicePlans.testing;

/** Ten tests on one wall: two are in every project, eight are optional. */
function TestWall() {
  const { wall, tests } = usePage().words.serviceTesting;
  return (
    <Section id="tests" title={wall.title} lead={wall.lead}>
      <ul className={columns(4, { small: 2, wide: 4 })}>
        {included.map((test) => (
          <li key={test} className={classNames(style.test, style.included)} {...dataProps({ scheme: 'light' })}>
            <TestDrawing of={test} />
            <div className={classNames(breakable, style.words)}>
              <Badge icon={<CheckIcon />}>{wall.included}</Badge>
              <h3 className={size4}>{tests[test].name}</h3>
              <p>{tests[test].question}</p>
            </div>
          </li>
        ))}
        {extra.map(({ test }) => (
          <li key={test} className={style.test}>
            <TestDrawing of={test} />
            <div className={classNames(breakable, style.words)}>
              <Badge icon={<PlusIcon />}>{wall.extra}</Badge>
              <h3 className={size4}>{tests[test].name}</h3>
              <p className={muted}>{tests[test].question}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
