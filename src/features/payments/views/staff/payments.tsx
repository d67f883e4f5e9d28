import { type Page, usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { staffHref } from '#site/staff.ts';
import { Button } from '#ui/button.tsx';
import type { Cells } from '#ui/console/facts.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { Filter, Pager, ReferenceLink, SearchForm } from '#ui/console/lists.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { formatProviderMoney } from '#ui/console/provider-money.ts';
import style from '#ui/console/views.module.css';
import { muted, row, stack } from '#ui/layout.ts';
import { Table } from '#ui/table.tsx';
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
  const { columns } = words;
  const labels = [columns.reference, columns.item, columns.state, columns.email, columns.ordered];
  return (
    <section className={stack(5, style.part)}>
      <h2>{views.payments}</h2>
      {problems.length > 0 && <Problems problems={problems} />}
      <SearchForm q={q} words={words} place={{ view: 'payments', filter: filter ?? '' }} />
      <StateFilter view={view} />
      <Table
        id="payments"
        caption={words.caption}
        columns={labels.map((label) => ({ label }))}
        rows={view.payments.map((payment) => ({ cells: cellsOf(payment, page) }))}
        empty={q ? words.notFound : words.empty}
        onPhone="read"
      />
      <Pager place={{ view: 'payments', q, filter }} page={view.page} hasOlder={view.hasOlder} />
    </section>
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
      choices={[choice(payments.all, all), ...staffPaymentFilters.map((one) => choice(nameOf(one), counts[one], one))]}
    />
  );
}

function cellsOf(line: StaffPaymentLine, { words, language }: Page): Cells {
  const { payments } = words.staff;
  const { reference, state, email, isDelivered, isSandbox } = line;
  return [
    <ReferenceLink key="reference" reference={reference} />,
    <span key="item">
      {describeItem(line, words, language)}
      <strong className={style.own}>{formatMoney(line.money, language, 'code')}</strong>
      {isSandbox && <span className={style.beside}>{payments.sandbox}</span>}
    </span>,
    <span key="state">
      <PaymentState of={state} />
      {state === 'paid' && (
        <span className={style.beside}>{isDelivered ? payments.delivered : payments.undelivered}</span>
      )}
    </span>,
    <span key="email" className={style.long}>
      {email ?? payments.nobody}
    </span>,
    <Moment key="ordered" at={line.createdAt} />,
  ];
}

/** Payments that match no order: what they are, and what to do. */
function Problems({ problems }: { problems: readonly StaffProblem[] }) {
  const { words, language } = usePage();
  const { title, lead } = words.staff.payments.problems;
  return (
    <section className={stack(4, problemsStyle.problems)} aria-labelledby="problems">
      <h3 id="problems">{format(title, language, { count: problems.length })}</h3>
      <p className={`${muted} ${style.lead}`}>{lead}</p>
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
      <p className={row(0, problemsStyle.problem)}>
        <strong>{name}</strong> <span>{formatProviderMoney(problem, language)}</span>
        {hasOrder ? <ReferenceLink reference={reference} /> : <span>{reference}</span>}
      </p>
      <p>{format(what, language, { reference })}</p>
      <p className={style.beside}>
        {format(reported, language, { provider, id })} · {email ?? words.staff.payments.nobody} ·{' '}
        <Moment at={problem.at} />
      </p>
      <ActionForm action="settle" values={{ provider, id }} once>
        <Button type="submit" look="secondary" size="small">
          {settle}
        </Button>
      </ActionForm>
    </li>
  );
}
