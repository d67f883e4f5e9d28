import { type Page, usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { staffHref, staffOrdersFile } from '#site/staff.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { type Cells, DataTable, TwoLines } from '#ui/console/data-table.tsx';
import fold from '#ui/console/fold.module.css';
import { ActionForm } from '#ui/console/forms.tsx';
import { Filter, Pager, ReferenceLink, SearchForm } from '#ui/console/lists.tsx';
import { Age, Moment } from '#ui/console/moment.tsx';
import { formatProviderMoney } from '#ui/console/provider-money.ts';
import { ListPage } from '#ui/console/view-head.tsx';
import { TextField } from '#ui/field.tsx';
import { centeredRow, muted, note, row, stack } from '#ui/layout.ts';
import { atEnd, panelLook } from '#ui/look.ts';
import { describeItem } from '../../describe-item.ts';
import { orderStates } from '../../payment-answer.ts';
import {
  type StaffPaymentFilter,
  type StaffPaymentLine,
  type StaffPaymentsView,
  type StaffProblem,
  staffPaymentFilters,
} from '../../staff-payment-lines.ts';
import { PaymentState } from '../payment-state.tsx';
import problemsStyle from './payments.module.css';

export function PaymentsView({ view }: { view: StaffPaymentsView }) {
  const page = usePage();
  const { payments: words, views } = page.words.staff;
  const { search: q, filter, problems } = view;
  const { columns, caption, notFound, empty } = words;
  return (
    <ListPage
      title={views.payments}
      urgent={problems.length > 0 && <Problems problems={problems} />}
      search={<SearchForm q={q} words={words} place={{ view: 'payments', filter: filter ?? '' }} />}
      tools={
        <>
          <StateFilter view={view} />
          <ExportForm />
        </>
      }
    >
      <DataTable
        id="payments"
        caption={caption}
        columns={[
          { label: columns.item, kind: 'wide' },
          { label: columns.amount, kind: 'figures' },
          { label: columns.state, kind: 'state' },
          { label: columns.email, kind: 'text' },
          { label: columns.ordered, kind: 'when' },
        ]}
        rows={view.payments.map((payment) => cellsOf(payment, page))}
        empty={q ? notFound : empty}
        whole={q && staffHref(page.language, { view: 'payments' })}
        look="roomy"
      />
      <Pager place={{ view: 'payments', q, filter }} page={view.page} hasOlder={view.hasOlder} />
    </ListPage>
  );
}

/** A file for accounting: what was paid in a period, with what the invoices need. */
function ExportForm() {
  const { words, language } = usePage();
  const { export: text } = words.staffOrders;
  const today = new Date();
  const firstDay = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1));
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return (
    <details className={fold.fold}>
      <summary>{text.title}</summary>
      <form method="get" action={staffOrdersFile} className={row(3, atEnd)}>
        <input type="hidden" name="lang" value={language} />
        <TextField id="export-from" name="from" type="date" label={text.from} defaultValue={day(firstDay)} required />
        <TextField id="export-to" name="to" type="date" label={text.to} defaultValue={day(today)} required />
        <Button type="submit" look="secondary" size="small">
          {text.get}
        </Button>
      </form>
    </details>
  );
}

function StateFilter({ view: { search: q, filter, counts } }: { view: StaffPaymentsView }) {
  const { words, language } = usePage();
  const { payment, staff } = words;
  const { payments } = staff;
  const all = orderStates.reduce((sum, one) => sum + counts[one], 0);
  const { format } = new Intl.NumberFormat(localeOf(language));
  const choice = (label: string, count: number, choiceFilter?: StaffPaymentFilter) => ({
    href: staffHref(language, { view: 'payments', q, filter: choiceFilter }),
    label,
    count: format(count),
    isCurrent: filter === choiceFilter,
  });
  const nameOf = (one: StaffPaymentFilter) => (one === 'undelivered' ? payments.undelivered : payment.states[one]);
  return (
    <Filter
      label={payments.byState}
      choices={[
        choice(payments.all, all),
        ...staffPaymentFilters
          // States that no order is in would only fill the line.
          .filter((one) => counts[one] > 0 || one === filter || one === 'undelivered')
          .map((one) => choice(nameOf(one), counts[one], one)),
      ]}
    />
  );
}

function cellsOf(line: StaffPaymentLine, { words, language }: Page): Cells {
  const { payments } = words.staff;
  const { reference, state, email, isDelivered, isSandbox } = line;
  const name = line.company ?? line.name;
  return [
    <TwoLines key="item" below={isSandbox ? `${reference} · ${payments.sandbox}` : reference}>
      <ReferenceLink reference={reference}>{describeItem(line, words, language)}</ReferenceLink>
    </TwoLines>,
    <strong key="amount">{formatMoney(line.money, language, 'code')}</strong>,
    <span key="state">
      <PaymentState of={state} />{' '}
      {state === 'paid' && !isDelivered && <Badge tone="highlight">{payments.undelivered}</Badge>}{' '}
      {state === 'paid' && line.refunded > 0 && <Badge tone="info">{words.staffOrders.refunds.part}</Badge>}
    </span>,
    <TwoLines key="email" cut below={name && email}>
      <bdi>{name ?? email ?? payments.nobody}</bdi>
    </TwoLines>,
    <Age key="ordered" at={line.createdAt} />,
  ];
}

/** Payments that match no order: what they are, and what to do. */
function Problems({ problems }: { problems: readonly StaffProblem[] }) {
  const { words, language } = usePage();
  const { title, lead } = words.staff.payments.problems;
  return (
    <section className={stack(4, panelLook, problemsStyle.problems)} aria-labelledby="problems">
      <div>
        <h2 id="problems">{format(title, language, { count: problems.length })}</h2>
        <p className={muted}>{lead}</p>
      </div>
      <ul>
        {problems.map((problem) => (
          <Problem key={`${problem.provider} ${problem.id}`} of={problem} />
        ))}
      </ul>
    </section>
  );
}

function Problem({ of: problem }: { of: StaffProblem }) {
  const { words, language } = usePage();
  const { kinds, reported, settle } = words.staff.payments.problems;
  const { name, what } = kinds[problem.problem];
  const { reference, hasOrder, provider, id, email } = problem;
  return (
    <li>
      <div className={stack(1)}>
        <p className={centeredRow(0, problemsStyle.problem)}>
          <Badge tone="danger">{name}</Badge> <strong>{formatProviderMoney(problem, language)}</strong>{' '}
          {hasOrder ? <ReferenceLink reference={reference} /> : <span>{reference}</span>}
        </p>
        <p>{format(what, language, { reference })}</p>
        <p className={note}>
          {format(reported, language, { provider, id })} · {email ?? words.staff.payments.nobody} ·{' '}
          <Moment at={problem.at} />
        </p>
      </div>
      <ActionForm action="settle" values={{ provider, id }} once>
        <Button type="submit" look="secondary" size="small">
          {settle}
        </Button>
      </ActionForm>
    </li>
  );
}
