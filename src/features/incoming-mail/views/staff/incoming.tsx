import { writeCount } from '#features/bell/notifications.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffHref, staffMailHref } from '#site/staff.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { type Cells, DataTable, TwoLines } from '#ui/console/data-table.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { Filter, ReferenceLink } from '#ui/console/lists.tsx';
import { Age, ageText, momentText } from '#ui/console/moment.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { note, row } from '#ui/layout.ts';
import {
  type StaffIncomingFilter,
  type StaffIncomingLine,
  type StaffIncomingView,
  staffIncomingFilters,
} from '../../staff-lines.ts';
import style from './incoming.module.css';

/** What came in. Of a message its sender and subject are shown: the team has to decide what becomes of it. */
export function IncomingView({ view }: { view: StaffIncomingView }) {
  const page = usePage();
  const { words, language } = page;
  const { columns, lead, captions, empty, filters } = words.incomingMail;
  const { filter, counts, mails } = view;
  const choice = (mail: StaffIncomingFilter) => ({
    href: staffHref(language, { view: 'incoming', mail: mail === 'failed' ? undefined : mail }),
    label: filters[mail],
    count: writeCount(counts[mail], language),
    isCurrent: mail === filter,
  });
  return (
    <ListPage
      title={words.staff.views.incoming}
      lead={lead}
      tools={<Filter label={words.incomingMail.show} choices={staffIncomingFilters.map(choice)} />}
    >
      <Folders folders={view.folders} />
      <DataTable
        id="incoming"
        caption={captions[filter]}
        columns={[
          { label: columns.from, kind: 'wide' },
          { label: columns.state, kind: 'wide' },
          { label: columns.received, kind: 'when' },
          ...(filter === 'failed' ? [{ label: columns.actions, kind: 'action' } as const] : []),
        ]}
        rows={mails.map((mail) => cellsOf(mail, filter, page))}
        empty={empty[filter]}
        {...(filter === 'failed' ? { look: 'cards' } : {})}
      />
    </ListPage>
  );
}

function Folders({ folders }: Pick<StaffIncomingView, 'folders'>) {
  const { words, language } = usePage();
  const { fine, never, wrong } = words.incomingMail.folders;
  const failing = folders.filter(({ error }) => error !== null);
  const working = folders.filter(({ error }) => error === null);
  return (
    <>
      {failing.map(({ name, error }) => (
        <Callout key={name} tone="error">
          {format(wrong, language, { folder: name, reason: error ?? '' })}
        </Callout>
      ))}
      {working.length > 0 && (
        <p className={note}>
          {working
            .map(({ name, checkedAt }) =>
              checkedAt === null
                ? format(never, language, { folder: name })
                : format(fine, language, { folder: name, age: ageText(checkedAt, language) }),
            )
            .join(' ')}
        </p>
      )}
    </>
  );
}

const tones = { waiting: 'info', failed: 'danger', done: 'neutral' } as const;

function cellsOf(mail: StaffIncomingLine, filter: StaffIncomingFilter, { words, language }: Page): Cells {
  const { noSender, noSubject, problems, unfetched, outcomes, waiting, states } = words.incomingMail;
  const { id, sender, subject, state, outcome, problem, ticket, receivedAt } = mail;
  const known = problem ? problems[problem] : outcome ? outcomes[outcome] : waiting;
  const what = mail.unfetched ? unfetched.problem : known;
  const size = new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  return [
    <TwoLines key="from" cut below={!mail.unfetched && <bdi>{subject || noSubject}</bdi>}>
      {mail.unfetched ? format(unfetched.name, language, mail.unfetched) : (sender ?? noSender)}
    </TwoLines>,
    <TwoLines
      key="state"
      below={
        ticket ? <ReferenceLink reference={ticket} /> : mail.bytes > 0 && size.format(Math.ceil(mail.bytes / 1000))
      }
    >
      {filter === 'failed' ? what : <Badge tone={tones[state]}>{state === 'done' ? what : states[state]}</Badge>}
    </TwoLines>,
    <Age key="received" at={receivedAt} />,
    ...(filter === 'failed' ? [<Decisions key={id} mail={mail} />] : []),
  ];
}

function Decisions({ mail }: { mail: StaffIncomingLine }) {
  const page = usePage();
  const { retry, makeTicket, download, discard } = page.words.incomingMail;
  const { id, hasOriginal, problem, unfetched } = mail;
  const named = <span className="visually-hidden"> {nameOf(mail, page)}</span>;
  const values = { incoming: id };
  const canBeTicket = hasOriginal && problem !== 'noSender';
  return (
    <div className={row(2, style.decisions)}>
      {canBeTicket && (
        <ActionForm action="incomingTicket" values={values}>
          <Button type="submit" look="secondary" size="small">
            {makeTicket}
            {named}
          </Button>
        </ActionForm>
      )}
      {(hasOriginal || unfetched) && (
        <ActionForm action="retryIncoming" values={values}>
          <Button type="submit" look={canBeTicket ? 'quiet' : 'secondary'} size="small">
            {retry}
            {named}
          </Button>
        </ActionForm>
      )}
      {hasOriginal && (
        <Button look="quiet" size="small" href={staffMailHref(id)}>
          {download}
          {named}
        </Button>
      )}
      <ActionForm action="discardIncoming" values={values}>
        <Button type="submit" look="quiet" size="small">
          {discard}
          {named}
        </Button>
      </ActionForm>
    </div>
  );
}

/** Tells the buttons of one message from those of another: who wrote it, about what, and when. */
function nameOf({ sender, subject, unfetched, receivedAt }: StaffIncomingLine, page: Page): string {
  const words = page.words.incomingMail;
  const who = unfetched
    ? format(words.unfetched.name, page.language, unfetched)
    : `${sender ?? words.noSender}, ${subject || words.noSubject}`;
  return `${who}, ${momentText(receivedAt, page)}`;
}
