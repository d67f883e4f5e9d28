import type { ReactNode } from 'react';
import type { Words } from '#content/words.ts';
import { Correspondence } from '#features/tickets/views/staff/correspondence.tsx';
import type { Mistyped } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Breakable } from '#ui/breakable.tsx';
import { classNames } from '#ui/class-names.ts';
import { Box, FactBox, languageName, MailLink } from '#ui/console/facts.tsx';
import { EventList, History } from '#ui/console/history.tsx';
import { ReferenceLink } from '#ui/console/lists.tsx';
import { Moment, momentText } from '#ui/console/moment.tsx';
import { Progress, type ProgressStep } from '#ui/console/progress.tsx';
import { formatProviderMoney } from '#ui/console/provider-money.ts';
import { RecordPage } from '#ui/console/view-head.tsx';
import { centeredRow, muted, note, row, stack } from '#ui/layout.ts';
import { figures } from '#ui/look.ts';
import { describeItem } from '../../describe-item.ts';
import type { StaffAttempt, StaffPayment, StaffPaymentView } from '../../staff-payment-lines.ts';
import { PaymentState } from '../payment-state.tsx';
import { Billing } from './billing.tsx';
import { Delivery } from './delivery.tsx';
import style from './payments.module.css';
import { Refunds } from './refunds.tsx';

/** An order with everything that the provider reported about it. */
export function PaymentView({ view, mistyped }: { view: StaffPaymentView; mistyped: Mistyped }) {
  const { words, language } = usePage();
  const { payment: text } = words.staff;
  const { payment, attempts, actions, correspondence } = view;
  const { receipt } = payment;
  return (
    <RecordPage
      list="payments"
      back={text.back}
      title={formatMoney(payment.money, language)}
      state={
        <>
          <PaymentState of={payment.state} />
          {payment.state === 'paid' && payment.refunded > 0 && (
            <Badge tone="info">{words.staffOrders.refunds.part}</Badge>
          )}
        </>
      }
      lead={
        <span className={row(0, style.lead)}>
          <bdi>{payment.company ?? payment.name ?? words.staffOrders.billing.nobody}</bdi>
          <span>
            {payment.quote ? (
              <>
                {words.staff.views.quote} <ReferenceLink reference={payment.quote} />
              </>
            ) : (
              describeItem(payment, words, language)
            )}
          </span>
          <span className={style.reference}>{payment.reference}</span>
        </span>
      }
      links={[[payment.page, text.page], ...(receipt ? [[receipt, text.receipt] as const] : [])]}
      customer={correspondence.writing && payment.reference}
      aside={
        <>
          <Billing view={view} mistyped={mistyped} />
          <PaymentFacts payment={payment} />
          <History actions={actions} />
        </>
      }
    >
      <PaymentProgress payment={payment} />
      <Delivery view={view} mistyped={mistyped} />
      <Refunds view={view} mistyped={mistyped} />
      <Timeline view={view} />
      <Correspondence correspondence={correspondence} mistyped={mistyped} />
      <Attempts attempts={attempts} />
    </RecordPage>
  );
}

function PaymentFacts({ payment }: { payment: StaffPayment }) {
  const { words, language } = usePage();
  const { payment: text, payments } = words.staff;
  const { labels } = text;
  const { email, provider, isSandbox } = payment;
  const rows: Readonly<Record<keyof typeof labels, ReactNode>> = {
    email: email ? <MailLink to={email} /> : payments.nobody,
    account: payment.hasAccount ? text.hasAccount : text.noAccount,
    language: languageName(payment.language, language),
    provider: isSandbox ? payments.sandbox : provider,
    apiClient: payment.apiClient,
  };
  return <FactBox title={text.facts} labels={labels} rows={rows} />;
}

/** Ordered, paid, delivered: when, and what is missing. */
function PaymentProgress({ payment }: { payment: StaffPayment }) {
  const { words } = usePage();
  const { progress } = words.staff.payment;
  return (
    <Progress
      label={progress.label}
      steps={[
        { label: progress.ordered, state: 'done', children: <Moment at={payment.createdAt} /> },
        payingStep(payment, words),
        deliveryStep(payment, words),
      ]}
    />
  );
}

function payingStep({ state, paidAt, expiresAt }: StaffPayment, { staff, payment }: Words): ProgressStep {
  const { progress } = staff.payment;
  if (paidAt !== null) return { label: progress.paid, state: 'done', children: <Moment at={paidAt} /> };
  const hasEnded = state !== 'open' && state !== 'pending';
  const children = (
    <p>
      {progress.expires} <Moment at={expiresAt} />
    </p>
  );
  return { label: payment.states[state], state: hasEnded ? 'failed' : 'now', children };
}

/** Whether the buyer has what they paid for. */
function deliveryStep({ state, deliveredAt }: StaffPayment, { staff, payment }: Words): ProgressStep {
  const words = staff.payment;
  const { delivered } = words.progress;
  if (state === 'voided') return { label: payment.states.voided, state: 'failed', children: <p>{words.refunded}</p> };
  if (state !== 'paid') return { label: delivered, state: 'next', children: <p>{words.notYet}</p> };
  if (deliveredAt !== null) return { label: delivered, state: 'done', children: <Moment at={deliveredAt} /> };
  return { label: delivered, state: 'now', children: <p>{staff.payments.undelivered}</p> };
}

/** Everything that happened to the order, the latest last. */
function Timeline({ view: { payment, billing, refunds, receiptSentAt } }: { view: StaffPaymentView }) {
  const { words, language } = usePage();
  const { timeline } = words.staffOrders;
  const amountOf = (minor: number) => formatMoney({ ...payment.money, minor }, language);
  const events = [
    { at: payment.createdAt, name: timeline.ordered },
    { at: billing?.at, name: timeline.details },
    { at: payment.paidAt, name: timeline.paid },
    { at: receiptSentAt, name: timeline.receipt },
    { at: payment.deliveredAt, name: timeline.delivered },
    ...refunds.map(({ at, minor }) => ({
      at,
      name: format(timeline.refunded, language, { amount: amountOf(minor) }),
    })),
  ].flatMap(({ at, name }) => (at ? [{ at, name }] : []));
  return (
    <Box id="timeline" title={timeline.title}>
      <EventList
        events={events
          .sort((one, other) => one.at - other.at)
          .map(({ at, name }) => ({ name, details: <Moment at={at} /> }))}
      />
    </Box>
  );
}

const tones = { PENDING: 'info', APPROVED: 'success', DECLINED: 'danger', ERROR: 'danger', VOIDED: 'neutral' } as const;

/** Every attempt to pay for an order, with the provider's id, so that the team can compare both sides. */
function Attempts({ attempts }: { attempts: readonly StaffAttempt[] }) {
  const { payment } = usePage().words.staff;
  return (
    <Box id="attempts" title={payment.attempts}>
      {attempts.length === 0 ? (
        <p className={muted}>{payment.noAttempts}</p>
      ) : (
        <ol className={classNames(figures, style.attempts)}>
          {attempts.map((attempt) => (
            <Attempt key={attempt.id} of={attempt} />
          ))}
        </ol>
      )}
    </Box>
  );
}

function Attempt({ of: attempt }: { of: StaffAttempt }) {
  const page = usePage();
  const { payment, payments } = page.words.staff;
  const { id, status, problem, email, events } = attempt;
  // Events are recorded as they came: a status that we do not know is shown in the provider's words.
  const known: Readonly<Record<string, string>> = payment.statuses;
  const nameOf = (name: string) => known[name] ?? name;
  return (
    <li className={stack(3)}>
      <div>
        <p className={centeredRow(2)}>
          <strong>{formatProviderMoney(attempt, page.language)}</strong>{' '}
          <Badge tone={tones[status]}>{payment.statuses[status]}</Badge>{' '}
          {problem && <Badge tone="danger">{payments.problems.kinds[problem].name}</Badge>}
        </p>
        <p className={note}>
          {id} · {email ? <Breakable>{email}</Breakable> : payments.nobody}
        </p>
      </div>
      {events.length === 0 ? (
        <p className={note}>{payment.noEvents}</p>
      ) : (
        <EventList
          events={events.map(({ status: name, sentAt, receivedAt }) => {
            const times = { sent: momentText(sentAt, page), received: momentText(receivedAt, page) };
            return { name: nameOf(name), details: format(payment.event, page.language, times) };
          })}
        />
      )}
    </li>
  );
}
