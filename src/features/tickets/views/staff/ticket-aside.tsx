import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { dateFormat, regionName } from '#site/formatters.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatPhone } from '#site/phone.ts';
import { staffHref } from '#site/staff.ts';
import { bogota } from '#site/time.ts';
import { Badge } from '#ui/badge.tsx';
import { Breakable } from '#ui/breakable.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Box, FactBox, languageName, MailLink } from '#ui/console/facts.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { ReferenceLink } from '#ui/console/lists.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { centeredRow, line, note, row } from '#ui/layout.ts';
import { apart, ruled } from '#ui/look.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { CustomerRecord, CustomerRecords, StaffTicket, StaffTicketView } from '../../staff-lines.ts';
import type { TicketState } from '../../ticket-states.ts';
import style from './ticket.module.css';

/** Everything that is known about a ticket except its messages. */
export function Facts({ ticket }: { ticket: StaffTicket }) {
  const { words, language } = usePage();
  const { facts, labels, reasons: reasonWords } = words.staff.ticket;
  const known: Readonly<Record<string, string>> = reasonWords;
  const { message: _, ...senderLabels } = words.contactForm.labels;
  const { about, country, campaign, reasons } = ticket;
  const rows: Readonly<Record<keyof typeof labels, ReactNode>> = {
    about: about && <ReferenceLink reference={about} />,
    language: languageName(ticket.language, language),
    country: country && regionName(country.toUpperCase(), language),
    // As text rather than a link, because a sender can put anything there.
    page: ticket.page && <Breakable>{ticket.page}</Breakable>,
    apiClient: ticket.apiClient,
    received: <Moment at={ticket.receivedAt} />,
    campaign: Object.keys(campaign).length > 0 && <CampaignLines of={campaign} />,
    reasons: inLines(reasons.map((reason) => known[reason] ?? reason)),
  };
  const all = { labels: { ...senderLabels, ...labels }, rows: { ...senderRows(ticket), ...rows } };
  return <FactBox<string> title={facts} {...all} />;
}

/** What the sender typed beside the message. */
function senderRows({ email, texts }: StaffTicket): Readonly<Record<string, ReactNode>> {
  const { phone, ...others } = texts;
  return {
    ...Object.fromEntries(Object.entries(others).map(([name, text]) => [name, text && <bdi>{text}</bdi>])),
    email: <MailLink to={email} />,
    phone: phone && <a href={`tel:${phone}`}>{formatPhone(phone.replace('+', ''))}</a>,
  };
}

export function inLines(texts: readonly string[]): ReactNode {
  return texts.length > 0 && texts.map((text) => <div key={text}>{text}</div>);
}

/** Who takes care of the ticket. One press takes it; others are chosen from a list. */
export function AssignBox({ view: { ticket, members, me } }: { view: StaffTicketView }) {
  const { assign } = usePage().words.inbox;
  const { reference, assignee } = ticket;
  const options = members.map(({ email, name }) => ({ value: email, label: email === me ? assign.me : name }));
  const isGone = assignee !== null && !members.some(({ email }) => email === assignee);
  return (
    <Box id="assigned" title={assign.title}>
      <ActionForm action="assign" values={{ ticket: reference }} className={line(2, style.assign)}>
        <SelectField
          id="assignee"
          name="assignee"
          label={<span className="visually-hidden">{assign.title}</span>}
          defaultValue={assignee ?? ''}
          options={[
            { value: '', label: assign.nobody },
            ...options,
            ...(isGone ? [{ value: assignee, label: assignee, disabled: true }] : []),
          ]}
        />
        <Button type="submit" look="secondary" size="small">
          {assign.save}
        </Button>
      </ActionForm>
      {assignee !== me && (
        <ActionForm action="assign" values={{ ticket: reference, assignee: me }} className={style.take}>
          <Button type="submit" look="quiet" size="small">
            {assign.take}
          </Button>
        </ActionForm>
      )}
    </Box>
  );
}

/** The states that a ticket can change to without a message. */
const ways = {
  new: ['answered'],
  answered: ['new'],
  closed: ['new'],
  quarantined: [],
} as const satisfies Record<TicketState, readonly TicketState[]>;

export function StateButtons({ ticket: { reference, state } }: { ticket: StaffTicket }) {
  const { staff, inbox } = usePage().words;
  const { ticket: words } = staff;
  const labels = { answered: words.markAnswered, new: words.reopen };
  if (state === 'quarantined')
    return (
      <Box id="change" title={words.change}>
        <ActionForm action="release" values={{ ticket: reference }}>
          <Button type="submit" wide>
            {words.release}
          </Button>
        </ActionForm>
        <p className={note}>{words.releaseHint}</p>
      </Box>
    );
  return (
    <Box id="change" title={words.change}>
      <div className={row(2)}>
        {ways[state].map((to) => (
          <ActionForm key={to} action="state" values={{ ticket: reference, state: to }} className={style.inline}>
            <Button type="submit" look="secondary" size="small">
              {labels[to]}
            </Button>
          </ActionForm>
        ))}
        {state !== 'closed' &&
          (['close', 'closeAndNotify'] as const).map((action) => (
            <ActionForm key={action} action={action} values={{ ticket: reference }} className={style.inline}>
              <Button type="submit" look="secondary" size="small">
                {action === 'close' ? inbox.close.withoutMail : inbox.close.withMail}
              </Button>
            </ActionForm>
          ))}
      </div>
      <ActionForm action="quarantine" values={{ ticket: reference }} isDangerous>
        <Button type="submit" look="quiet" size="small">
          {words.quarantine}
        </Button>
      </ActionForm>
    </Box>
  );
}

/** What else this customer did, as links. */
export function OtherRecords({ others: { of, records, accountSince } }: { others: CustomerRecords }) {
  const { words, language } = usePage();
  const { others } = words.inbox;
  const day = dateFormat(localeOf(language), { day: 'numeric', month: 'short', year: 'numeric', timeZone: bogota });
  const account =
    accountSince === undefined
      ? others.noAccount
      : format(others.account, language, { date: day.format(accountSince) });
  return (
    <Box id="others" title={others.title}>
      {records.length === 0 ? (
        <p className={note}>{others.none}</p>
      ) : (
        <ul className={classNames(ruled, style.records)}>
          {records.map((record) => (
            <li key={record.reference} className={centeredRow(0, apart)}>
              <span>
                {others.kinds[record.kind]} <ReferenceLink reference={record.reference} />
              </span>{' '}
              <span className={line(2)}>
                <RecordState record={record} />
                <time className={note} dateTime={new Date(record.at).toISOString()}>
                  {day.format(record.at)}
                </time>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={note}>{account}</p>
      {of && <a href={staffHref(language, { view: 'customer', of })}>{words.customers.everything}</a>}
    </Box>
  );
}

/** In the words of the list that it is in. */
function RecordState({ record: { kind, state } }: { record: CustomerRecord }) {
  const { words } = usePage();
  const { staff, quote, payment } = words;
  const known: Readonly<Record<CustomerRecord['kind'], Readonly<Record<string, string>>>> = {
    ticket: staff.states,
    quote: quote.states,
    order: payment.states,
    meeting: words.inbox.others.meetings,
  };
  return <Badge>{known[kind][state] ?? state}</Badge>;
}

/** Where somebody first came from: source and medium, the campaign, and whatever else there is by its name. */
export function CampaignLines({ of }: { readonly of: Readonly<Record<string, string>> }) {
  const { utm_source, utm_medium, utm_campaign, ...others } = of;
  const source = [utm_source, utm_medium].filter(Boolean).join(' · ');
  const rest = Object.entries(others).map(([name, value]) => `${name}: ${value}`);
  return [source, utm_campaign, ...rest].map(
    (text) =>
      text && (
        <div key={text}>
          <Breakable>{text}</Breakable>
        </div>
      ),
  );
}
