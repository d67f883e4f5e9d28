import { writeCount } from '#features/bell/notifications.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Cells } from '#ui/console/facts.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { Moment } from '#ui/console/moment.tsx';
import views from '#ui/console/views.module.css';
import { row, stack } from '#ui/layout.ts';
import { Table } from '#ui/table.tsx';
import type { StaffMailLine, StaffOutboxView } from '../staff-answer.ts';
import style from './outbox.module.css';

/** The content of mails is not shown: the team can manage the outbox without reading it. */
export function OutboxView({ view: { counts, mails } }: { view: StaffOutboxView }) {
  const page = usePage();
  const { words, language } = page;
  const { outbox, views: names } = words.staff;
  const { columns } = outbox;
  const all = counts.waiting + counts.dead;
  const labels = [columns.about, columns.to, columns.state, columns.queued, columns.error, columns.again];
  return (
    <section className={stack(5, views.part)}>
      <h2>{names.outbox}</h2>
      <Counts counts={counts} />
      {counts.dead > 0 && (
        <ActionForm action="resendDead">
          <Button type="submit" look="secondary">
            {outbox.allAgain}
          </Button>
        </ActionForm>
      )}
      <Table
        id="outbox"
        caption={outbox.caption}
        columns={labels.map((label) => ({ label }))}
        rows={mails.map((mail) => ({ cells: cellsOf(mail, page) }))}
        empty={outbox.empty}
        onPhone="read"
      />
      {all > mails.length && <p>{format(outbox.more, language, { shown: mails.length, all })}</p>}
    </section>
  );
}

function Counts({ counts }: Pick<StaffOutboxView, 'counts'>) {
  const { words, language } = usePage();
  const { states, counts: label } = words.staff.outbox;
  return (
    <section aria-label={label}>
      <dl className={row(0, style.counts)}>
        {(['waiting', 'dead', 'sent'] as const).map((state) => (
          <div key={state}>
            <dt>{states[state]}</dt>
            <dd>{writeCount(counts[state], language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function cellsOf(mail: StaffMailLine, { words, language }: Page): Cells {
  const { outbox } = words.staff;
  const { id, key, recipient, state, attempts, queuedAt, nextAttemptAt, lastError } = mail;
  return [
    <span key="about" className={style.key}>
      {key}
    </span>,
    recipient,
    <span key="state">
      <Badge tone={state === 'dead' ? 'danger' : 'info'}>{outbox.state[state]}</Badge>
      <span className={views.beside}>{format(outbox.attempts, language, { attempts })}</span>
    </span>,
    <span key="queued">
      <Moment at={queuedAt} />
      {state === 'waiting' && (
        <>
          <span className={views.beside}>{outbox.next}</span>
          <Moment at={nextAttemptAt} />
        </>
      )}
    </span>,
    lastError ?? '–',
    <ActionForm key="again" action="resend" values={{ mail: id }}>
      <Button type="submit" look="secondary" size="small">
        {outbox.again}
        <span className="visually-hidden"> {key}</span>
      </Button>
    </ActionForm>,
  ];
}
