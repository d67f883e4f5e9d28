import type { ReactNode } from 'react';
import { PersonPicture } from '#features/accounts/views/person-picture.tsx';
import type { Mistyped } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { regionName } from '#site/formatters.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatPhone } from '#site/phone.ts';
import { staffFileHref } from '#site/staff.ts';
import { LogoSymbol } from '#ui/art/logo.tsx';
import { Breakable } from '#ui/breakable.tsx';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { Box, FactBox, languageName, MailLink } from '#ui/console/facts.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { History } from '#ui/console/history.tsx';
import { ReferenceLink } from '#ui/console/lists.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { RecordPage } from '#ui/console/view-head.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { note, row, stack } from '#ui/layout.ts';
import type { StaffEntry, StaffTicket, StaffTicketView } from '../../staff-lines.ts';
import type { TicketState } from '../../ticket-states.ts';
import { Conversation } from '../conversation.tsx';
import style from './ticket.module.css';
import { StateBadge } from './tickets.tsx';

export function TicketView({ view, mistyped }: { view: StaffTicketView; mistyped: Mistyped }) {
  const { back } = usePage().words.staff.ticket;
  const { ticket, entries, actions } = view;
  return (
    <RecordPage
      list="tickets"
      back={back}
      title={<bdi>{ticket.name}</bdi>}
      state={<StateBadge state={ticket.state} />}
      lead={
        <>
          {ticket.reference} · <Moment at={ticket.receivedAt} />
        </>
      }
      customer={ticket.reference}
      aside={
        <>
          <StateButtons ticket={ticket} />
          <Facts ticket={ticket} />
          <History actions={actions} />
        </>
      }
    >
      <VisitorConversation ticket={ticket} entries={entries} />
      <AnswerForm view={view} mistyped={mistyped} />
    </RecordPage>
  );
}

/** Everything that is known about a ticket except its messages. */
function Facts({ ticket }: { ticket: StaffTicket }) {
  const { words, language } = usePage();
  const { facts, labels, reasons: reasonWords } = words.staff.ticket;
  const known: Readonly<Record<string, string>> = reasonWords;
  const { phone, about, country, campaign, reasons } = ticket;
  const rows: Readonly<Record<keyof typeof labels, ReactNode>> = {
    name: <bdi>{ticket.name}</bdi>,
    email: <MailLink to={ticket.email} />,
    phone: phone && <a href={`tel:${phone}`}>{formatPhone(phone.replace('+', ''))}</a>,
    about: about && <ReferenceLink reference={about} />,
    language: languageName(ticket.language, language),
    country: country && regionName(country.toUpperCase(), language),
    // As text rather than a link, because a sender can put anything there.
    page: ticket.page && <Breakable>{ticket.page}</Breakable>,
    apiClient: ticket.apiClient,
    received: <Moment at={ticket.receivedAt} />,
    campaign: inLines(Object.entries(campaign).map(([name, value]) => `${name}: ${value}`)),
    reasons: inLines(reasons.map((reason) => known[reason] ?? reason)),
  };
  return <FactBox title={facts} labels={labels} rows={rows} />;
}

function inLines(texts: readonly string[]): ReactNode {
  return texts.length > 0 && texts.map((text) => <div key={text}>{text}</div>);
}

/** With the text that was typed, if it was refused. */
function AnswerForm({ view, mistyped: { typed, problems } }: { view: StaffTicketView; mistyped: Mistyped }) {
  const { words, language } = usePage();
  const { answer, answerHint, send, held, release, problems: problemWords } = words.staff.ticket;
  const { ticket, messageId, longest } = view;
  const written = typed?.['message'];
  const isHeld = ticket.state === 'quarantined';
  if (isHeld && !written) return <Callout>{held}</Callout>;
  const known: Readonly<Record<string, string>> = problemWords;
  const problem = known[problems?.['message'] ?? ''];
  const fields = { ticket: ticket.reference, ...(!isHeld && { message_id: messageId }) };
  return (
    // If the ticket was quarantined in the meantime, the form releases it with the text included, so it can be sent
    // after that.
    <ActionForm action={isHeld ? 'release' : 'answer'} values={fields} className={stack(4, style.answer)} once>
      <TextAreaField
        id="message"
        name="message"
        label={answer}
        required
        maxLength={longest}
        rows={8}
        hint={format(answerHint, language, { email: ticket.email, language: languageName(ticket.language, language) })}
        error={problem && format(problem, language, { longest })}
        defaultValue={written}
        autoFocus={problem !== undefined}
      />
      <Button type="submit">{isHeld ? release : send}</Button>
    </ActionForm>
  );
}

interface Props {
  readonly ticket: StaffTicket;
  readonly entries: readonly StaffEntry[];
}

/** The conversation from the team's side. */
function VisitorConversation({ ticket: { name: visitor, email }, entries }: Props) {
  const { words, language } = usePage();
  const { conversation, team, files: filesLabel, file } = words.staff.ticket;
  const kilobytes = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  return (
    <section aria-labelledby="conversation" className={stack(4)}>
      <h2 id="conversation" className="visually-hidden">
        {conversation}
      </h2>
      <Conversation
        own="team"
        filesLabel={filesLabel}
        entries={entries.map(({ staffEmail, files, ...entry }) => ({
          ...entry,
          name: entry.author === 'team' ? format(team, language, { email: staffEmail ?? '' }) : visitor,
          picture: entry.author === 'team' ? <LogoSymbol size={32} /> : <PersonPicture person={{ email }} />,
          files: files.map(({ id, name, bytes }) => {
            const label = format(file, language, { name, size: kilobytes.format(Math.ceil(bytes / 1000)) });
            return { id, address: staffFileHref(id), label };
          }),
        }))}
      />
    </section>
  );
}

/** The states that a ticket can change to. */
const ways = {
  new: ['answered', 'closed'],
  answered: ['closed', 'new'],
  closed: ['new'],
  quarantined: [],
} as const satisfies Record<TicketState, readonly TicketState[]>;

function StateButtons({ ticket: { reference, state } }: { ticket: StaffTicket }) {
  const { ticket: words } = usePage().words.staff;
  const labels = { answered: words.markAnswered, closed: words.close, new: words.reopen };
  return (
    <Box id="change" title={words.change}>
      {state === 'quarantined' ? (
        <>
          <ActionForm action="release" values={{ ticket: reference }}>
            <Button type="submit" wide>
              {words.release}
            </Button>
          </ActionForm>
          <p className={note}>{words.releaseHint}</p>
        </>
      ) : (
        <>
          <div className={row(2)}>
            {ways[state].map((to) => (
              <ActionForm key={to} action="state" values={{ ticket: reference, state: to }}>
                <Button type="submit" look="secondary" size="small">
                  {labels[to]}
                </Button>
              </ActionForm>
            ))}
          </div>
          <ActionForm action="quarantine" values={{ ticket: reference }} isDangerous>
            <Button type="submit" look="quiet" size="small">
              {words.quarantine}
            </Button>
          </ActionForm>
        </>
      )}
    </Box>
  );
}
