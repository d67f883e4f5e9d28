import { type Page, usePage } from '#platform/page/page.ts';
import { formatMoney } from '#site/money.ts';
import { staffHref } from '#site/staff.ts';
import { type Cells, DataTable, TwoLines } from '#ui/console/data-table.tsx';
import { Pager, ReferenceLink, SearchForm } from '#ui/console/lists.tsx';
import { Age } from '#ui/console/moment.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import type { StaffQuoteLine, StaffQuotesView } from '../../staff-quote-lines.ts';
import { QuoteState } from '../quote-state.tsx';

export function QuotesView({ view }: { view: StaffQuotesView }) {
  const page = usePage();
  const { quotes: words, views } = page.words.staff;
  const { search: q } = view;
  const { columns } = words;
  return (
    <ListPage title={views.quotes} search={<SearchForm q={q} words={words} place={{ view: 'quotes' }} />}>
      <DataTable
        id="quotes"
        caption={words.caption}
        columns={[
          { label: columns.who, kind: 'wide' },
          { label: columns.total, kind: 'figures' },
          { label: columns.state, kind: 'state' },
          { label: columns.number, kind: 'fit' },
          { label: columns.made, kind: 'when' },
        ]}
        rows={view.quotes.map((quote) => quoteCells(quote, page))}
        empty={q ? words.notFound : words.empty}
        whole={q && staffHref(page.language, { view: 'quotes' })}
      />
      <Pager place={{ view: 'quotes', q }} page={view.page} hasOlder={view.hasOlder} />
    </ListPage>
  );
}

function quoteCells(quote: StaffQuoteLine, { language }: Page): Cells {
  const { reference, state, name, email, company, money, createdAt } = quote;
  return [
    <TwoLines
      key="who"
      cut
      below={
        <>
          {company && <bdi>{company}</bdi>}
          {company && ' · '}
          {email}
        </>
      }
    >
      <ReferenceLink reference={reference}>
        <bdi>{name || '–'}</bdi>
      </ReferenceLink>
    </TwoLines>,
    <strong key="total">{formatMoney(money, language, 'code')}</strong>,
    <QuoteState key="state" of={state} />,
    reference,
    <Age key="made" at={createdAt} />,
  ];
}
