import { writeCount } from '#features/bell/notifications.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { Badge } from '#ui/badge.tsx';
import { Breakable } from '#ui/breakable.tsx';
import { Button } from '#ui/button.tsx';
import { type Cells, DataTable, TwoLines } from '#ui/console/data-table.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { Filter, ReferenceLink } from '#ui/console/lists.tsx';
import { Age, momentText } from '#ui/console/moment.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { note } from '#ui/layout.ts';
import { type StaffMailLine, type StaffOutboxView, staffMailFilters } from '../staff-lines.ts';
import style from './outbox.module.css';

/** The content of mails is not shown: the team can manage the outbox without reading it. */
export function OutboxView({ view: { counts, mails, filter } }: { view: StaffOutboxView }) {
  const page = usePage();
  const { words, language } = page;
  const { outbox, views: names } = words.staff;
  const { columns } = outbox;
  const matching = filter ? counts[filter] : counts.waiting + counts.dead;
  const hasNext = mails.some(({ state }) => state === 'waiting');
  const choice = (mail: typeof filter, label: string, count: number) => ({
    href: staffHref(language, { view: 'outbox', mail }),
    label,
    count: writeCount(count, language),
    isCurrent: mail === filter,
  });
  return (
    <ListPage
      title={names.outbox}
      lead={format(outbox.sent, language, { count: writeCount(counts.sent, language) })}
      tools={
        <>
          <Filter
            label={outbox.byState}
            choices={[
              choice(undefined, outbox.all, counts.waiting + counts.dead),
              ...staffMailFilters.map((one) => choice(one, outbox.states[one], counts[one])),
            ]}
          />
          {counts.dead > 0 && (
            <ActionForm action="resendDead">
              <Button type="submit" look="secondary" size="small">
                {outbox.allAgain}
              </Button>
            </ActionForm>
          )}
        </>
      }
    >
      <DataTable
        id="outbox"
        caption={outbox.caption}
        columns={[
          { label: columns.about },
          { label: columns.to },
          { label: columns.state, kind: 'state' },
          { label: columns.error, kind: 'wide' },
          { label: columns.queued, kind: 'when', named: true },
          ...(hasNext ? [{ label: columns.next, kind: 'when', named: true } as const] : []),
          { label: columns.again, kind: 'action' },
        ]}
        rows={mails.map((mail) => cellsOf(mail, page, hasNext))}
        empty={outbox.empty}
        look="roomy"
      />
      {matching > mails.length && (
        <p className={note}>{format(outbox.more, language, { shown: mails.length, all: matching })}</p>
      )}
    </ListPage>
  );
}

const isReference = /^[HMPQ]-[2-9A-Z-]+$/;

/** A mail is recognised by its key, such as `ticket:H-7KQ2-94MX:team`. */
function cellsOf(mail: StaffMailLine, page: Page, hasNext: boolean): Cells {
  const { words, language } = page;
  const { outbox } = words.staff;
  const { id, key, recipient, state, attempts, queuedAt, nextAttemptAt, lastError } = mail;
  const [topic = '', reference = '', ...rest] = key.split(':');
  // Its subject is not shown, because it may contain what a visitor typed.
  const kinds: Readonly<Record<string, string>> = outbox.kinds;
  const news = rest.map((part) => kinds[`${topic}-${part}`]).find(Boolean);
  const name = news ?? kinds[topic];
  const facts = [name ?? key, isReference.test(reference) && reference, recipient, momentText(queuedAt, page)];
  return [
    <TwoLines key="about" below={isReference.test(reference) && <ReferenceLink reference={reference} />}>
      {name ?? <Breakable>{key}</Breakable>}
    </TwoLines>,
    <Breakable key="to">{recipient}</Breakable>,
    <TwoLines key="state" below={format(outbox.attempts, language, { attempts })}>
      <Badge tone={state === 'dead' ? 'danger' : 'info'}>{outbox.state[state]}</Badge>
    </TwoLines>,
    lastError && (
      <span key="error" className={style.error}>
        {lastError}
      </span>
    ),
    <Age key="queued" at={queuedAt} />,
    ...(hasNext ? [state === 'waiting' && <Age key="next" at={nextAttemptAt} />] : []),
    <ActionForm key="again" action="resend" values={{ mail: id }}>
      <Button type="submit" look="secondary" size="small" className={style.again}>
        {outbox.again}
        <span className="visually-hidden"> {facts.filter(Boolean).join(', ')}</span>
      </Button>
    </ActionForm>,
  ];
}
