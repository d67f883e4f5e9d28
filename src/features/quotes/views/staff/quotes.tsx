import { type Page, usePage } from '#platform/page/page.ts';
import { formatMoney } from '#site/money.ts';
import type { Cells } from '#ui/console/cells.ts';
import { Moment } from '#ui/console/moment.tsx';
import { Pager } from '#ui/console/pager.tsx';
import { ReferenceLink } from '#ui/console/reference-link.tsx';
import { SearchForm } from '#ui/console/search-form.tsx';
import style from '#ui/console/views.module.css';
import { Table } from '#ui/table.tsx';
import type { StaffQuoteLine, StaffQuotesView } from '../../staff-quote-lines.ts';
import { QuoteState } from '../quote-state.tsx';

export function QuotesView({ view }: { view: StaffQuotesView }) {
  const page = usePage();
  const { quotes: words, views } = page.words.staff;
  const { search: q } = view;
  const { columns } = words;
  const labels = [columns.number, columns.who, columns.total, columns.state, columns.made];
  return (
    <section className={style.part}>
      <h2>{views.quotes}</h2>
      <SearchForm q={q} words={words} place={{ view: 'quotes' }} />
      <Table
        id="quotes"
        caption={words.caption}
        columns={labels.map((label) => ({ label }))}
        rows={view.quotes.map((quote) => ({ cells: cellsOf(quote, page) }))}
        empty={q ? words.notFound : words.empty}
        onPhone="read"
      />
      <Pager place={{ view: 'quotes', q }} page={view.page} hasOlder={view.hasOlder} />
    </section>
  );
}

function cellsOf(quote: StaffQuoteLine, { language }: Page): Cells {
  const { reference, state, name, email, company, money, createdAt } = quote;
  return [
    <ReferenceLink key="number" reference={reference} />,
    <span key="who" className={style.long}>
      <bdi>{name || '–'}</bdi>
      {company && <bdi className={style.beside}>{company}</bdi>}
      <span className={style.beside}>{email}</span>
    </span>,
    <strong key="total">{formatMoney(money, language, 'code')}</strong>,
    <QuoteState key="state" of={state} />,
    <Moment key="made" at={createdAt} />,
  ];
}
