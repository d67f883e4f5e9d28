import { type Page, usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { type Cells, DataTable, TwoLines } from '#ui/console/data-table.tsx';
import { Pager, RowLink, SearchForm } from '#ui/console/lists.tsx';
import { Age } from '#ui/console/moment.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import type { StaffCustomerLine, StaffCustomersView } from '../staff-customer-lines.ts';

export function CustomersView({ view }: { view: StaffCustomersView }) {
  const page = usePage();
  const { customers: words, staff } = page.words;
  const { search: q, customers } = view;
  const { columns } = words;
  return (
    <ListPage
      title={staff.views.customers}
      lead={words.lead}
      search={<SearchForm q={q} words={words} place={{ view: 'customers' }} />}
    >
      <DataTable
        id="customers"
        caption={words.caption}
        columns={[
          { label: columns.who, kind: 'wide' },
          { label: columns.company },
          { label: columns.did },
          { label: columns.active, kind: 'when' },
        ]}
        rows={customers.map((customer) => cellsOf(customer, page))}
        empty={q ? words.notFound : words.empty}
        whole={q && staffHref(page.language, { view: 'customers' })}
      />
      <Pager place={{ view: 'customers', q }} page={view.page} hasOlder={view.hasOlder} />
    </ListPage>
  );
}

function cellsOf(customer: StaffCustomerLine, { words, language }: Page): Cells {
  const { of, name, email, company, taxId, counts, lastAt } = customer;
  const { counts: texts, onlyAccount } = words.customers;
  const did = (['tickets', 'quotes', 'orders', 'meetings'] as const)
    .filter((kind) => counts[kind] > 0)
    // A number stays with its noun.
    .map((kind) => format(texts[kind], language, { count: counts[kind] }).replaceAll(' ', '\u00a0'));
  return [
    <TwoLines key="who" cut below={name && email}>
      <RowLink href={staffHref(language, { view: 'customer', of })}>
        <bdi>{name || email}</bdi>
      </RowLink>
    </TwoLines>,
    (company || taxId) && (
      <TwoLines key="company" cut below={company && taxId}>
        <bdi>{company ?? taxId}</bdi>
      </TwoLines>
    ),
    did.length > 0 ? did.join(' · ') : onlyAccount,
    lastAt !== undefined && <Age key="active" at={lastAt} />,
  ];
}
