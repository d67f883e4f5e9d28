import { PersonPicture } from '#features/accounts/views/person-picture.tsx';
import type { Mistyped } from '#platform/contracts/staff.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { staffFileHref, staffHref } from '#site/staff.ts';
import { LogoSymbol } from '#ui/art/logo.tsx';
import { Badge } from '#ui/badge.tsx';
import { History } from '#ui/console/history.tsx';
import { ReferenceLink } from '#ui/console/lists.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { BackLink, ListPage, RecordPage } from '#ui/console/view-head.tsx';
import { PersonIcon } from '#ui/icons.tsx';
import { centeredRow, stack } from '#ui/layout.ts';
import type { StaffFileView, StaffTicketView } from '../../staff-lines.ts';
import { Conversation } from '../conversation.tsx';
import { FileQuestion, sizeInWords } from '../file-question.tsx';
import { ComposeForm } from './compose.tsx';
import { StateBadge } from './inbox-row.tsx';
import style from './ticket.module.css';
import { AssignBox, Facts, OtherRecords, StateButtons } from './ticket-aside.tsx';

export function TicketView({ view, mistyped }: { view: StaffTicketView; mistyped: Mistyped }) {
  const { words, language } = usePage();
  const { ticket, actions } = view;
  const { typing, present } = words.inbox.live;
  // For the script that shows who else has the ticket open.
  const presenceWords = { typing, present };
  const names = Object.fromEntries(view.members.map(({ email, name }) => [email, name]));
  const assignee = view.members.find(({ email }) => email === ticket.assignee)?.name ?? ticket.assignee;
  return (
    <div {...dataProps({ enhance: 'ticket-desk', wake: 'sight', reference: ticket.reference, since: view.at })}>
      <RecordPage
        list="tickets"
        back={words.staff.ticket.back}
        title={<bdi>{ticket.name}</bdi>}
        state={
          <span className={centeredRow(1)} {...dataProps({ state: ticket.state })}>
            <StateBadge state={ticket.state} />{' '}
            {assignee && (
              <Badge icon={<PersonIcon />}>
                <span className="visually-hidden">{words.inbox.assign.title} </span>
                <bdi>{assignee}</bdi>
              </Badge>
            )}
          </span>
        }
        lead={
          <>
            {ticket.reference} · <Moment at={ticket.receivedAt} />
          </>
        }
        links={[['#message', words.inbox.compose.jump]]}
        customer={ticket.reference}
        aside={
          <>
            <AssignBox view={view} />
            <StateButtons ticket={ticket} />
            <Facts ticket={ticket} />
            <OtherRecords others={view.others} />
            <History actions={actions} />
          </>
        }
      >
        <TeamConversation view={view} seen={mistyped.typed?.['seen']} />
        <p className={style.arrived} {...dataProps({ live: '' })} role="status" hidden>
          {words.inbox.live.arrived}
        </p>
        <p
          className={style.presence}
          {...dataProps({ presence: '', props: JSON.stringify({ ...presenceWords, names }) })}
          hidden={view.present.length === 0}
        >
          {view.present.map(({ name, isTyping }) => format(isTyping ? typing : present, language, { name })).join(' ')}
        </p>
        <ComposeForm view={view} mistyped={mistyped} />
      </RecordPage>
    </div>
  );
}

/** The question before the team downloads a file that can do harm. */
export function FileView({ view: { ticket, file } }: { view: StaffFileView }) {
  const { words, language } = usePage();
  const back = staffHref(language, { view: 'ticket', ticket });
  return (
    <div>
      <BackLink href={back}>{ticket}</BackLink>
      <ListPage title={words.ticket.danger.title}>
        <FileQuestion file={file} address={staffFileHref(file.id)} back={back} />
      </ListPage>
    </div>
  );
}

/** The conversation from the team's side, with its notes. `seen`: the newest message that the writer of a refused answer knew. */
function TeamConversation({ view, seen }: { view: StaffTicketView; seen: string | undefined }) {
  const { words, language } = usePage();
  const { by, events: eventWords } = words.incomingMail;
  const { conversation, team, files: filesLabel, file } = words.staff.ticket;
  const { ticket, entries, members } = view;
  const knownUntil = seen === undefined ? -1 : entries.findIndex(({ id }) => id === seen);
  const nameOf = (email: string | null) => members.find((member) => member.email === email)?.name ?? email ?? '';
  const writers = {
    visitor: (_: string | null, sender?: string) =>
      sender ? format(by, language, { name: ticket.name, sender }) : ticket.name,
    team: (email: string | null) => (email ? format(team, language, { email: nameOf(email) }) : words.inbox.row.team),
    note: (email: string | null) => format(words.inbox.notes.by, language, { name: nameOf(email) }),
  };
  return (
    <section aria-labelledby="conversation" className={stack(4)} {...dataProps({ fill: '' })}>
      <h2 id="conversation" className="visually-hidden">
        {conversation}
      </h2>
      <Conversation
        own="team"
        isForTeam
        filesLabel={filesLabel}
        events={view.events?.map(({ kind, sender, text, at }) => ({
          label: format(eventWords[kind], language, { sender }),
          text,
          at,
        }))}
        entries={entries.map(({ staffEmail, files, ...entry }, index) => ({
          ...entry,
          name: writers[entry.author](staffEmail, entry.mail?.sender),
          picture:
            entry.author === 'visitor' ? <PersonPicture person={{ email: ticket.email }} /> : <LogoSymbol size={32} />,
          mark:
            knownUntil >= 0 && index > knownUntil && entry.author !== 'note' ? (
              words.inbox.changed
            ) : entry.mail?.mentions ? (
              <Unproven mentions={entry.mail.mentions} />
            ) : undefined,
          files: files.map(({ id, name, bytes, danger }) => ({
            id,
            address: danger ? staffHref(language, { view: 'file', file: id }) : staffFileHref(id),
            label: format(file, language, { name, size: sizeInWords(bytes, language) }),
            danger,
          })),
        }))}
      />
    </section>
  );
}

/** Above a message that may be forged, so that nobody answers it as if it were the customer's. */
function Unproven({ mentions }: { readonly mentions: string }) {
  const { unproven } = usePage().words.incomingMail;
  const [before, after] = unproven.split('{reference}');
  return (
    <>
      {before}
      <ReferenceLink reference={mentions} />
      {after}
    </>
  );
}
