import { dataProps } from '#platform/page/data-attributes.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { msPerDay, msPerHour } from '#site/durations.ts';
import { regionName } from '#site/formatters.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { Badge } from '#ui/badge.tsx';
import box from '#ui/box-link.module.css';
import { classNames } from '#ui/class-names.ts';
import { ageText, momentText } from '#ui/console/moment.tsx';
import { FileIcon, PersonIcon } from '#ui/icons.tsx';
import { centeredRow } from '#ui/layout.ts';
import { breakable } from '#ui/look.ts';
import type { StaffTicketLine } from '../../staff-lines.ts';
import type { TicketState } from '../../ticket-states.ts';
import style from './inbox.module.css';

/** How urgent it is: late after the end of the next working day, and soon on that day. */
function urgencyOf(dueAt: number): 'late' | 'soon' | 'fresh' {
  const left = dueAt - Date.now();
  if (left <= 0) return 'late';
  return left <= msPerDay ? 'soon' : 'fresh';
}

/** “3 h”, “2 d”: how long somebody has been waiting. */
function spanText(since: number, { language }: Page): string {
  const hours = Math.floor((Date.now() - since) / msPerHour);
  const [value, unit] =
    hours >= 48
      ? ([Math.floor(hours / 24), 'day'] as const)
      : hours >= 1
        ? ([hours, 'hour'] as const)
        : ([Math.floor((Date.now() - since) / 60_000), 'minute'] as const);
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}

/** A ticket in the inbox: who, what they wrote last, who takes care of it, and how long they have been waiting. */
export function InboxRow({ ticket }: { ticket: StaffTicketLine }) {
  const page = usePage();
  const { language, words } = page;
  const { row } = words.inbox;
  const { reference, name, state, excerpt, author, writer, waitingSince, dueAt, assignee, country, hasFiles } = ticket;
  const wrote = author === 'team' ? (writer ? format(row.wrote, language, { name: writer }) : row.team) : '';
  const isWaiting = waitingSince !== null;
  const urgency = dueAt === null ? undefined : urgencyOf(dueAt);
  return (
    <li className={classNames(style.row, isWaiting && style.waiting)} {...dataProps({ age: urgency, reference })}>
      <div className={style.who}>
        <a
          href={staffHref(language, { view: 'ticket', ticket: reference })}
          className={classNames(style.name, box.boxLink)}
        >
          <bdi>{name}</bdi>
          <span className="visually-hidden"> {reference}</span>
        </a>{' '}
        <span className={style.small}>
          <span aria-hidden="true">{reference}</span> ·{' '}
          <span title={words.inbox.columns.about}>{ticket.language.toUpperCase()}</span>
          {country && ` · ${regionName(country.toUpperCase(), language) ?? country}`}
        </span>
      </div>
      <p className={classNames(breakable, style.excerpt)} dir="auto">
        {wrote && <span className={style.writer}>{wrote} </span>}
        {excerpt}
      </p>
      <p className={centeredRow(2, style.marks)}>
        <Mark ticket={ticket} />
        {hasFiles && (
          <span className={style.icon} title={row.files}>
            <FileIcon />
            <span className="visually-hidden">{row.files}</span>
          </span>
        )}
        {state !== 'new' && !isWaiting && <StateBadge state={state} />}
      </p>
      <p className={classNames(style.assignee, !assignee && style.nobody)}>
        {assignee && <PersonIcon />}
        <span className="visually-hidden">{words.inbox.columns.who}: </span>
        <bdi>{assignee ?? row.nobody}</bdi>
      </p>
      <p className={style.wait}>
        <Wait ticket={ticket} urgency={urgency} />
      </p>
    </li>
  );
}

interface WaitProps {
  readonly ticket: StaffTicketLine;
  readonly urgency: ReturnType<typeof urgencyOf> | undefined;
}

/** How long somebody has been waiting, or when the last message was written. */
function Wait({ ticket: { waitingSince, writtenAt }, urgency }: WaitProps) {
  const page = usePage();
  const { columns, row } = page.words.inbox;
  if (waitingSince === null) {
    return (
      <time dateTime={new Date(writtenAt).toISOString()} title={momentText(writtenAt, page)}>
        {ageText(writtenAt, page.language)}
      </time>
    );
  }
  const late = urgency === 'late' ? row.late : undefined;
  const title = [momentText(waitingSince, page), late].filter(Boolean).join(' · ');
  return (
    <time dateTime={new Date(waitingSince).toISOString()} title={title}>
      <span className="visually-hidden">{columns.waits}: </span>
      <strong>{spanText(waitingSince, page)}</strong>
      {late && <span className="visually-hidden"> {late}</span>}
    </time>
  );
}

const tones = { new: 'highlight', answered: 'success', closed: 'neutral', quarantined: 'danger' } as const;

export function StateBadge({ state }: { state: TicketState }) {
  const { staff } = usePage().words;
  return <Badge tone={tones[state]}>{staff.states[state]}</Badge>;
}

/** Somebody who waits wrote for the first time, or replied. */
function Mark({ ticket: { waitingSince, isReply, author } }: { ticket: StaffTicketLine }) {
  const { row } = usePage().words.inbox;
  if (waitingSince === null || author !== 'visitor') return null;
  return isReply ? <Badge tone="info">{row.replied}</Badge> : <Badge tone="highlight">{row.isNew}</Badge>;
}
