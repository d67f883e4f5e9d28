import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import facts from '#ui/console/facts.module.css';
import { Box, Breakable, FactBox, languageName, MailLink } from '#ui/console/facts.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { History } from '#ui/console/history.tsx';
import { Moment, momentText } from '#ui/console/moment.tsx';
import { formatProviderMoney } from '#ui/console/provider-money.ts';
import { RecordPage } from '#ui/console/view-head.tsx';
import { Fact } from '#ui/fact.tsx';
import { centeredRow, muted, note, stack } from '#ui/layout.ts';
import { describeItem } from '../../describe-item.ts';
import type { StaffAttempt, StaffPayment, StaffPaymentView } from '../../staff-payment-lines.ts';
import { PaymentState } from '../payment-state.tsx';
import style from './payment.module.css';

/** An order with everything that the provider reported about it. */
export function PaymentView({ view }: { view: StaffPaymentView }) {
  const { back } = usePage().words.staff.payment;
  const { payment, attempts, actions } = view;
  return (
    <RecordPage
      list="payments"
      back={back}
      reference={payment.reference}
      state={<PaymentState of={payment.state} />}
      lead={<PaymentLead payment={payment} />}
      aside={
        <>
          <Delivery payment={payment} />
          <PaymentFacts payment={payment} />
          <History actions={actions} />
        </>
      }
    >
      <Attempts attempts={attempts} />
    </RecordPage>
  );
}

function PaymentLead({ payment }: { payment: StaffPayment }) {
  const { words, language } = usePage();
  return (
    <>
      <strong>{formatMoney(payment.money, language, 'code')}</strong> · {describeItem(payment, words, language)}
    </>
  );
}

function PaymentFacts({ payment }: { payment: StaffPayment }) {
  const { words, language } = usePage();
  const { payment: text, payments } = words.staff;
  const { labels } = text;
  const { email, provider, isSandbox, paidAt, deliveredAt } = payment;
  const rows: Readonly<Record<keyof typeof labels, ReactNode>> = {
    item: describeItem(payment, words, language),
    amount: formatMoney(payment.money, language, 'code'),
    email: email ? <MailLink to={email} /> : payments.nobody,
    account: payment.hasAccount ? text.hasAccount : text.noAccount,
    language: languageName(payment.language, language),
    provider: isSandbox ? payments.sandbox : provider,
    apiClient: payment.apiClient,
    ordered: <Moment at={payment.createdAt} />,
    expires: paidAt === null && <Moment at={payment.expiresAt} />,
    paid: paidAt !== null && <Moment at={paidAt} />,
    delivered: deliveredAt !== null && <Moment at={deliveredAt} />,
  };
  return (
    <FactBox title={text.facts} labels={labels} rows={rows}>
      <a href={payment.page}>{text.page}</a>
      {payment.receipt && <a href={payment.receipt}>{text.receipt}</a>}
    </FactBox>
  );
}

/** Whether the buyer has what they paid for. */
function Delivery({ payment }: { payment: StaffPayment }) {
  const { delivery } = usePage().words.staff.payment;
  return (
    <Box id="delivery" title={delivery}>
      <State payment={payment} />
    </Box>
  );
}

function State({ payment: { state, deliveredAt, reference } }: { payment: StaffPayment }) {
  const { payment: words, payments } = usePage().words.staff;
  if (state === 'voided') return <p className={muted}>{words.refunded}</p>;
  if (state !== 'paid') return <p className={muted}>{words.notYet}</p>;
  if (deliveredAt !== null) {
    return (
      <p>
        {payments.delivered}: <Moment at={deliveredAt} />
      </p>
    );
  }
  return (
    <ActionForm action="deliver" values={{ payment: reference }} once className={stack(3)}>
      <Button type="submit" wide>
        {words.deliver}
      </Button>
      <p className={note}>{words.deliverHint}</p>
    </ActionForm>
  );
}

const tones = { PENDING: 'info', APPROVED: 'success', DECLINED: 'danger', ERROR: 'danger', VOIDED: 'neutral' } as const;

/** Every attempt to pay for an order, in the provider's words, so that the team can compare both sides. */
function Attempts({ attempts }: { attempts: readonly StaffAttempt[] }) {
  const { payment } = usePage().words.staff;
  return (
    <Box id="attempts" title={payment.attempts}>
      {attempts.length === 0 ? (
        <p className={muted}>{payment.noAttempts}</p>
      ) : (
        <ol className={style.attempts}>
          {attempts.map((attempt) => (
            <Attempt key={attempt.id} of={attempt} />
          ))}
        </ol>
      )}
    </Box>
  );
}

function Attempt({ of: attempt }: { of: StaffAttempt }) {
  const { words, language } = usePage();
  const { payment, payments } = words.staff;
  const { id, status, problem, email } = attempt;
  return (
    <li>
      <p className={centeredRow(0, style.attempt)}>
        <strong>{id}</strong>
        <Badge tone={tones[status]}>{status}</Badge>
      </p>
      <dl className={facts.facts}>
        <Fact label={payment.attempt.amount}>{formatProviderMoney(attempt, language)}</Fact>
        <Fact label={payment.attempt.email}>{email ? <Breakable>{email}</Breakable> : payments.nobody}</Fact>
        {problem && <Fact label={payment.attempt.problem}>{payments.problems.kinds[problem].name}</Fact>}
        <Fact label={payment.attempt.events}>
          <Events of={attempt} />
        </Fact>
      </dl>
    </li>
  );
}

function Events({ of: { events } }: { of: StaffAttempt }) {
  const page = usePage();
  const { event, noEvents } = page.words.staff.payment;
  if (events.length === 0) return noEvents;
  return (
    <ul className={stack(2)}>
      {events.map(({ status, sentAt, receivedAt }) => {
        const times = { sent: momentText(sentAt, page), received: momentText(receivedAt, page) };
        return <li key={`${status} ${sentAt} ${receivedAt}`}>{format(event, page.language, { status, ...times })}</li>;
      })}
    </ul>
  );
}
