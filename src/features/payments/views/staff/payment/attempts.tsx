import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Badge } from '#ui/badge.tsx';
import { Box } from '#ui/console/box.tsx';
import facts from '#ui/console/facts.module.css';
import { momentText } from '#ui/console/moment.tsx';
import { formatProviderMoney } from '#ui/console/provider-money.ts';
import { Fact } from '#ui/fact.tsx';
import type { StaffAttempt } from '../../../staff-payment-lines.ts';
import style from './attempts.module.css';

const tones = { PENDING: 'info', APPROVED: 'success', DECLINED: 'danger', ERROR: 'danger', VOIDED: 'neutral' } as const;

/** Every attempt to pay for an order, in the provider's own words, so that both sides can be compared. */
export function Attempts({ attempts }: { attempts: readonly StaffAttempt[] }) {
  const { payment } = usePage().words.staff;
  return (
    <Box id="attempts" title={payment.attempts}>
      {attempts.length === 0 ? (
        <p>{payment.noAttempts}</p>
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
      <p className={style.attempt}>
        <strong>{id}</strong>
        <Badge tone={tones[status]}>{status}</Badge>
      </p>
      <dl className={facts.facts}>
        <Fact label={payment.attempt.amount}>{formatProviderMoney(attempt, language)}</Fact>
        <Fact label={payment.attempt.email}>{email ?? payments.nobody}</Fact>
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
    <ul className={style.events}>
      {events.map(({ status, sentAt, receivedAt }) => {
        const times = { sent: momentText(sentAt, page), received: momentText(receivedAt, page) };
        return <li key={`${status} ${sentAt} ${receivedAt}`}>{format(event, page.language, { status, ...times })}</li>;
      })}
    </ul>
  );
}
