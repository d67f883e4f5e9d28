import { Badge } from '#components/ui/badge.tsx';
import { Table } from '#components/ui/table.tsx';
import type { StaffAttempt } from '#site/account/staff-payment-lines.ts';
import { format } from '#site/message.ts';
import { type Page, usePage } from '#site/page.ts';
import { momentText } from '../../../moment.tsx';
import { toldMoney } from '../../parts/told-money.ts';
import views from '../views.module.css';
import style from './payment.module.css';

const tones = { PENDING: 'info', APPROVED: 'success', DECLINED: 'danger', ERROR: 'danger', VOIDED: 'neutral' } as const;

/** Every attempt to pay for an order, in the provider's own words, so that both sides can be compared. */
export function Attempts({ attempts }: { attempts: readonly StaffAttempt[] }) {
  const page = usePage();
  const { attempts: caption, columns, noAttempts } = page.words.staff.payment;
  return (
    <Table
      id="attempts"
      caption={caption}
      columns={[columns.id, columns.status, columns.amount, columns.email, columns.events].map((label) => ({ label }))}
      rows={attempts.map((attempt) => ({ cells: cellsOf(attempt, page) }))}
      empty={noAttempts}
      onPhone="read"
    />
  );
}

function cellsOf(attempt: StaffAttempt, page: Page): Parameters<typeof Table>[0]['rows'][number]['cells'] {
  const { words, language } = page;
  const { payment, payments } = words.staff;
  const { id, status, problem, email, events } = attempt;
  return [
    id,
    <span key="status">
      <Badge tone={tones[status]}>{status}</Badge>
      {problem && <span className={views.beside}>{payments.problems.kinds[problem].name}</span>}
    </span>,
    toldMoney(attempt, language),
    email ?? payments.nobody,
    events.length === 0 ? (
      payment.noEvents
    ) : (
      <ul key="events" className={style.events}>
        {events.map(({ status: told, sentAt, receivedAt }) => (
          <li key={`${told} ${sentAt} ${receivedAt}`}>
            {format(payment.event, language, {
              ...{ status: told, sent: momentText(sentAt, page), received: momentText(receivedAt, page) },
            })}
          </li>
        ))}
      </ul>
    ),
  ];
}
