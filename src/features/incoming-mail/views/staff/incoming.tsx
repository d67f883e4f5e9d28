import { type Page, usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffMailHref } from '#site/staff.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { type Cells, DataTable, TwoLines } from '#ui/console/data-table.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { ReferenceLink } from '#ui/console/lists.tsx';
import { Age, ageText, momentText } from '#ui/console/moment.tsx';
import { note, row } from '#ui/layout.ts';
import type { StaffIncoming, StaffIncomingFilter, StaffIncomingLine } from '../../staff-lines.ts';
import style from './incoming.module.css';

interface Props {
  readonly incoming: StaffIncoming;
  readonly filter: StaffIncomingFilter;
}

/** What came in. Of a message its sender and subject are shown: the team has to decide what becomes of it. */
export function IncomingMails({ incoming, filter }: Props) {
  const page = usePage();
  const words = page.words.incomingMail;
  const { columns } = words;
  return (
    <>
      <Folders incoming={incoming} />
      <DataTable
        id="incoming"
        caption={words.captions[filter]}
        columns={[
          { label: columns.from, kind: 'wide' },
          { label: columns.state, kind: 'wide' },
          { label: columns.received, kind: 'when' },
          ...(filter === 'failed' ? [{ label: columns.actions, kind: 'action' } as const] : []),
        ]}
        rows={incoming.mails.map((mail) => cellsOf(mail, filter, page))}
        empty={words.empty[filter]}
        {...(filter === 'failed' ? { look: 'cards' } : {})}
      />
    </>
  );
}

function Folders({ incoming: { folders } }: { incoming: StaffIncoming }) {
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
  const { id, hasRaw, problem, unfetched } = mail;
  const named = <span className="visually-hidden"> {nameOf(mail, page)}</span>;
  const values = { incoming: id };
  const canBeTicket = hasRaw && problem !== 'noSender';
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
      {((hasRaw && problem !== 'tooLarge') || unfetched) && (
        <ActionForm action="retryIncoming" values={values}>
          <Button type="submit" look={canBeTicket ? 'quiet' : 'secondary'} size="small">
            {retry}
            {named}
          </Button>
        </ActionForm>
      )}
      {hasRaw && (
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
