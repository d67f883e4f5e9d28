import { randomUUID } from 'node:crypto';
import { mostCounted } from '#features/bell/notifications.ts';
import { listAssignable } from '#features/team/server/members.ts';
import type { Holidays } from '#platform/contracts/settings.ts';
import type { ListEnds } from '#platform/contracts/staff.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { pick } from '#platform/database/queries.ts';
import { answerDeadline } from '#platform/holidays.ts';
import type { Config } from '#platform/server/config/config.ts';
import { actionLine, listActions } from '#platform/server/staff/staff-actions.ts';
import type { StaffPlace } from '#site/staff.ts';
import type {
  CustomerRecords,
  StaffEntry,
  StaffFileView,
  StaffMember,
  StaffTicket,
  StaffTicketLine,
  StaffTicketsView,
  StaffTicketView,
} from '../staff-lines.ts';
import { factColumns } from '../ticket-fields.ts';
import { ticketLimits } from '../ticket-limits.ts';
import { ticketStates } from '../ticket-states.ts';
import { fileLine, questionAbout } from './attachments.ts';
import { readyAnswers } from './saved-answers.ts';
import { excerptOf, writtenMessage } from './status.ts';
import { messagesOf, type TicketMessage } from './store/conversation.ts';
import { findAttachment, findTicket } from './store/find-tickets.ts';
import {
  countFound,
  countMatches,
  countTickets,
  type InboxFilter,
  type InboxPosition,
  listTicketCountries,
  readLatest,
  searchTickets,
} from './store/inbox.ts';
import { mailOfTicket } from './store/mail-details.ts';
import { matchText } from './store/match-text.ts';
import { listPresence, notesOf } from './store/notes.ts';
import type { Ticket } from './tables.ts';

const pageSize = 25;

interface ReaderDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'staffEmails' | 'meetings'>;
  /** The address of the team member who reads. */
  readonly me: string;
}

export async function ticketsView(deps: ReaderDeps, place: StaffPlace): Promise<StaffTicketsView> {
  const { db, config, me } = deps;
  const at = currentTime().getTime();
  const { q: search = '', who, lang, country } = place;
  const state = ticketStates.find((one) => one === place.state);
  const [after, before] = [readCursor(place.after), readCursor(place.before)];
  // Pages are found by cursor; without one it is the first.
  const page = after || before ? (place.page ?? 1) : 1;
  // A page before another is only reached from that one, so there is always a next page to link to.
  const limit = before ? pageSize : pageSize + 1;
  const assignee = who === 'mine' ? me : who === 'nobody' ? null : undefined;
  const match = await matchText(db, search);
  const filter = { match, language: lang, country, assignee };
  const [found, counts, countries, members] = await Promise.all([
    searchTickets(db, { ...filter, state, limit, after, before }),
    search ? countFound(db, { ...filter, state }, me) : countAll(db, { ...filter, state }, me),
    listTicketCountries(db),
    listAssignable(db, config),
  ]);
  const shown = found.tickets.slice(0, pageSize);
  const latest = await readLatest(
    db,
    shown.map(({ id }) => id),
  );
  return {
    kind: 'tickets',
    search,
    state,
    who,
    lang,
    country,
    counts,
    countries,
    tickets: shown.map((ticket) => lineOf(ticket, { ...latest, members, holidays: config.meetings.rules.holidays })),
    page,
    hasOlder: before !== undefined || found.tickets.length > pageSize,
    isCut: found.isCut,
    ends: endsOf(shown),
    at,
  };
}

async function countAll(db: Db, { state, ...filter }: InboxFilter, me: string) {
  const [counts, mine, nobody] = await Promise.all([
    countTickets(db, filter, mostCounted),
    countMatches(db, { ...filter, state, assignee: me }, mostCounted),
    countMatches(db, { ...filter, state, assignee: null }, mostCounted),
  ]);
  return { ...counts, mine, nobody };
}

function endsOf(shown: readonly Ticket[]): ListEnds | undefined {
  const [first, last] = [shown[0], shown.at(-1)];
  return first && last && { first: writeCursor(first), last: writeCursor(last) };
}

interface LineDeps extends Awaited<ReturnType<typeof readLatest>> {
  readonly members: readonly StaffMember[];
  readonly holidays: Holidays;
}

function lineOf(ticket: Ticket, { messages, withFiles, members, holidays }: LineDeps): StaffTicketLine {
  const latest = messages.get(ticket.id);
  const first = { author: ticket.openedBy, staffEmail: null, createdAt: ticket.createdAt };
  const { author, staffEmail, createdAt } = latest ?? first;
  return {
    ...pick(ticket, 'reference', 'state', 'name', 'email', 'language', 'country'),
    receivedAt: ticket.createdAt.getTime(),
    waitingSince: ticket.waitingSince?.getTime() ?? null,
    dueAt: ticket.waitingSince && answerDeadline(ticket.waitingSince.getTime(), holidays),
    excerpt: excerptOf(latest ? { message: latest.text, language: ticket.language } : ticket),
    author,
    writer: nameOf(staffEmail, members),
    writtenAt: createdAt.getTime(),
    isReply: latest !== undefined,
    assignee: nameOf(ticket.assignee, members),
    hasFiles: withFiles.has(ticket.id),
  };
}

/** Somebody who has left the team is named by their address. */
function nameOf(email: string | null, members: readonly StaffMember[]): string | null {
  return members.find((member) => member.email === email)?.name ?? email;
}

/** A position in the inbox, encoded for a URL: `w` for those who wait, by their time, `r` for the rest. */
function writeCursor({ waitingSince, lastActivityAt, reference }: InboxPosition): string {
  return `${waitingSince ? 'w' : 'r'}${(waitingSince ?? lastActivityAt).getTime()}.${reference}`;
}

/** A cursor that cannot be parsed is ignored. */
function readCursor(cursor: string | undefined): InboxPosition | undefined {
  const [, section, moment, reference] = /^([wr])(\d{1,14})\.([\w-]{11})$/.exec(cursor ?? '') ?? [];
  if (!section || !moment || !reference) return undefined;
  const at = new Date(Number(moment));
  return { waitingSince: section === 'w' ? at : null, lastActivityAt: at, reference };
}

/** How many of the latest team actions the page of a ticket shows; the log has the rest. */
const latestActions = 20;

export interface TicketViewDeps extends ReaderDeps {
  readonly collectRecords: (db: Db, ticket: Ticket) => Promise<CustomerRecords>;
}

/** Undefined if there is no ticket with that reference. */
export async function ticketView(deps: TicketViewDeps, reference: string): Promise<StaffTicketView | undefined> {
  const { db, config, me, collectRecords } = deps;
  const at = currentTime().getTime();
  const found = await findTicket(db, reference);
  if (!found) return undefined;
  const { ticket } = found;
  const [messages, notes, actions, members, present, answers, others, mail] = await Promise.all([
    messagesOf(db, ticket.id),
    notesOf(db, ticket.id),
    listActions(db, { subject: reference, limit: latestActions }),
    listAssignable(db, config),
    listPresence(db, new Date(at), ticket.id),
    readyAnswers(db, ticket),
    collectRecords(db, ticket),
    mailOfTicket(db, ticket),
  ]);
  const filesOf = (messageId: string | null) =>
    found.attachments.filter((file) => file.messageId === messageId).map(fileLine);
  const opener = actions.find(({ action }) => action === 'ticket-opened')?.staffEmail ?? null;
  const later: StaffEntry[] = [
    ...messages.map((one) => ({
      ...entryOf(one),
      author: one.author,
      files: filesOf(one.id),
      mail: mail.messages.get(one.id),
    })),
    ...notes.map((one) => ({ ...entryOf(one), author: 'note' as const, files: [] })),
  ];
  return {
    kind: 'ticket',
    ticket: factsOf(ticket),
    entries: [
      { ...firstEntry(ticket, filesOf(null)), staffEmail: opener, mail: mail.messages.get('') },
      ...later.toSorted((one, other) => one.at - other.at),
    ],
    events: mail.events,
    actions: actions.map(actionLine),
    messageId: randomUUID(),
    newest: messages.at(-1)?.id ?? ticket.id,
    longest: ticketLimits.message,
    members,
    me,
    present: present
      .filter(({ staffEmail }) => staffEmail !== me)
      .map(({ staffEmail, isTyping }) => ({ name: nameOf(staffEmail, members) ?? staffEmail, isTyping })),
    savedAnswers: answers,
    others,
    at,
  };
}

/** Undefined if there is no file with that id, or if nothing has to be asked about it. */
export async function fileView(db: Db, id: string): Promise<StaffFileView | undefined> {
  const found = await findAttachment(db, id);
  const file = found && questionAbout(found.attachment);
  return file && { kind: 'file', ticket: found.reference, file };
}

function entryOf({ id, staffEmail, text, createdAt }: Pick<TicketMessage, 'id' | 'staffEmail' | 'text' | 'createdAt'>) {
  return { id, staffEmail, text, at: createdAt.getTime() };
}

function firstEntry(ticket: Ticket, files: StaffEntry['files']): StaffEntry {
  const { id, openedBy: author, createdAt } = ticket;
  return { id, author, staffEmail: null, text: writtenMessage(ticket), at: createdAt.getTime(), files };
}

function factsOf(ticket: Ticket): StaffTicket {
  const facts = pick(ticket, 'reference', 'state', 'name', 'email', 'language', 'country', 'page');
  return {
    ...facts,
    ...pick(ticket, 'apiClient', 'campaign', 'assignee', 'about'),
    texts: pick(ticket, ...factColumns),
    receivedAt: ticket.createdAt.getTime(),
    waitingSince: ticket.waitingSince?.getTime() ?? null,
    reasons: ticket.quarantineReasons,
  };
}
