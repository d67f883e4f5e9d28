import { brand } from '#content/brand.ts';
import type { Person } from '#features/accounts/person.ts';
import { PersonPicture } from '#features/accounts/views/person-picture.tsx';
import type { ViewProblems } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref, ownFiles } from '#site/dashboard.ts';
import { format } from '#site/message.ts';
import { LogoSymbol } from '#ui/art/logo.tsx';
import { Badge } from '#ui/badge.tsx';
import { Clamped } from '#ui/console/data-table.tsx';
import { ListRow, RowList } from '#ui/console/list-row.tsx';
import { ageText, Moment } from '#ui/console/moment.tsx';
import { BackLink, EmptyState, ViewHead } from '#ui/console/view-head.tsx';
import { centeredRow, note, stack } from '#ui/layout.ts';
import { ButtonLink } from '#ui/links.tsx';
import type { ConversationEntry, OwnFileView, OwnTicketView, TicketLine } from '../../dashboard-lines.ts';
import style from '../conversation.module.css';
import { Conversation } from '../conversation.tsx';
import { FileQuestion } from '../file-question.tsx';
import { ReplyForm } from '../reply-form.tsx';

export function TicketsView({ person: { email }, tickets }: { person: Person; tickets: readonly TicketLine[] }) {
  const { words, language } = usePage();
  const { title, lead, another, empty } = words.dashboard.tickets;
  if (tickets.length === 0)
    return (
      <>
        <ViewHead title={title} lead={format(lead, language, { email })} />
        <EmptyState title={empty.title} text={empty.text}>
          <ButtonLink to="/support" anchor="form">
            {empty.action}
          </ButtonLink>
        </EmptyState>
      </>
    );
  return (
    <>
      <ViewHead title={title} lead={format(lead, language, { email })}>
        <ButtonLink to="/support" anchor="form" look="secondary">
          {another}
        </ButtonLink>
      </ViewHead>
      <TicketList tickets={tickets} />
    </>
  );
}

export function TicketList({ tickets }: { readonly tickets: readonly TicketLine[] }) {
  const { words, language } = usePage();
  const { answers: answersText, lastAnswer, weWrote } = words.dashboard.tickets;
  return (
    <RowList>
      {tickets.map(({ reference, state, receivedAt, excerpt, answers, answeredAt, openedBy }) => (
        <ListRow
          key={reference}
          href={dashboardHref(language, { view: 'tickets', ticket: reference })}
          title={
            <>
              <Clamped>{excerpt}</Clamped>
              <span className="visually-hidden"> {reference}</span>
            </>
          }
          badge={<TicketState of={state} />}
          meta={
            <>
              <span>
                {answeredAt !== undefined
                  ? format(lastAnswer, language, { age: ageText(answeredAt, language) })
                  : openedBy === 'team'
                    ? weWrote
                    : format(answersText, language, { count: answers })}
              </span>
              <span>{reference}</span>
              <Moment at={receivedAt} />
            </>
          }
        />
      ))}
    </RowList>
  );
}

const tones = { received: 'info', answered: 'success', closed: 'neutral' } as const;

/** The texts of the status page. */
function TicketState({ of: state }: { readonly of: TicketLine['state'] }) {
  const { states } = usePage().words.supportStatus.found;
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}

interface TicketViewProps {
  readonly person: Person;
  readonly view: OwnTicketView;
  readonly wrong: ViewProblems | undefined;
}

/** One request with all its messages, and a form to reply. */
export function TicketView({ person, view: { ticket, entries, messageId }, wrong }: TicketViewProps) {
  const { words, language } = usePage();
  const { ticket: text } = words.dashboard;
  return (
    <>
      <div>
        <BackLink href={dashboardHref(language, { view: 'tickets' })}>{text.back}</BackLink>
        <ViewHead title={format(text.title, language, { reference: ticket.reference })} />
        <p className={centeredRow(3, style.facts)}>
          <TicketState of={ticket.state} />
          <span className={note}>
            {text.received}: <Moment at={ticket.receivedAt} />
          </span>
        </p>
      </div>
      <section className={stack(4)}>
        <h2 className="visually-hidden">{text.conversation}</h2>
        <OwnConversation person={person} ticket={ticket.reference} entries={entries} />
      </section>
      <ReplyForm ticket={ticket} messageId={messageId} wrong={wrong} />
    </>
  );
}

/** The question before a visitor downloads a file of their conversation that can do harm. */
export function FileView({ view: { ticket, file } }: { view: OwnFileView }) {
  const { words, language } = usePage();
  const back = dashboardHref(language, { view: 'tickets', ticket });
  return (
    <>
      <div>
        <BackLink href={back}>{format(words.dashboard.ticket.title, language, { reference: ticket })}</BackLink>
        <ViewHead title={words.ticket.danger.title} />
      </div>
      <FileQuestion file={file} address={`${ownFiles}/${file.id}`} back={back} />
    </>
  );
}

interface OwnConversationProps {
  readonly person: Person;
  /** The reference. */
  readonly ticket: string;
  readonly entries: readonly ConversationEntry[];
}

/** The conversation from the visitor's side. */
function OwnConversation({ person, ticket, entries }: OwnConversationProps) {
  const { words, language } = usePage();
  const { you, team, files: filesLabel } = words.dashboard.ticket;
  const writers = {
    visitor: { name: you, picture: <PersonPicture person={person} /> },
    team: { name: format(team, language, { company: brand.name }), picture: <LogoSymbol size={36} /> },
  };
  return (
    <Conversation
      own="visitor"
      filesLabel={filesLabel}
      entries={entries.map((entry) => ({
        ...entry,
        ...writers[entry.author],
        files: entry.files.map(({ id, name, danger }) => ({
          id,
          address: danger ? dashboardHref(language, { view: 'tickets', ticket, file: id }) : `${ownFiles}/${id}`,
          label: name,
          danger,
        })),
      }))}
    />
  );
}
