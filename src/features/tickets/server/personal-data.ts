import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { eraseMailAbout } from '#platform/server/mail/personal-data.ts';
import { exportRow, type PersonalData, tablesOf } from '#platform/server/personal-data.ts';
import { byColumn } from '../ticket-fields.ts';
import { messagesOfAll } from './store/conversation.ts';
import { attachmentsOfAll, isOwnTicket } from './store/find-tickets.ts';
import { deleteTickets } from './store/save-ticket.ts';
import {
  savedAnswer,
  savedAnswerText,
  ticket,
  ticketAttachment,
  ticketMessage,
  ticketNote,
  ticketPresence,
} from './tables.ts';

const table = tablesOf('tickets');
const member = { internal: 'member', because: 'It is personal data of that member.' } as const;

const tickets = table(ticket, {
  id: 'bookkeeping',
  reference: 'status',
  requestId: 'bookkeeping',
  messageKey: 'bookkeeping',
  ...byColumn(({ item }) => item),
  userId: 'bookkeeping',
  language: 'origin',
  country: 'origin',
  page: 'origin',
  campaign: 'origin',
  originKey: 'bookkeeping',
  apiClient: 'origin',
  about: 'status',
  openedBy: 'status',
  state: 'status',
  quarantineReasons: { internal: 'spam', because: 'It would tell senders of spam how to get through.' },
  createdAt: 'status',
  firstAnswerAt: 'status',
  assignee: member,
  waitingSince: 'status',
  lastActivityAt: 'status',
});

const attachments = table(ticketAttachment, {
  id: 'bookkeeping',
  ticketId: 'bookkeeping',
  messageId: 'bookkeeping',
  name: 'files',
  type: 'files',
  bytes: 'files',
});

const messages = table(ticketMessage, {
  id: 'bookkeeping',
  ticketId: 'bookkeeping',
  author: 'message',
  staffEmail: member,
  text: 'message',
  createdAt: 'message',
});

const ofTeam = 'Members of the team write it for one another, and it goes with the ticket.';

const notes = table(ticketNote, {
  id: 'bookkeeping',
  ticketId: 'bookkeeping',
  staffEmail: member,
  text: { internal: 'notes', because: ofTeam },
  createdAt: { internal: 'notes', because: ofTeam },
});

const presence = table(ticketPresence, {
  id: 'bookkeeping',
  ticketId: 'bookkeeping',
  staffEmail: member,
  isTyping: 'bookkeeping',
  lastSeen: 'bookkeeping',
});

/** Answers that are the same for everyone. */
const answers = table(savedAnswer, {
  id: 'bookkeeping',
  title: 'bookkeeping',
  updatedBy: member,
  updatedAt: 'bookkeeping',
});

const answerTexts = table(savedAnswerText, {
  answerId: 'bookkeeping',
  language: 'bookkeeping',
  text: 'bookkeeping',
});

export const ticketData: PersonalData = {
  area: 'tickets',
  tables: [tickets, attachments, messages, notes, presence, answers, answerTexts],
  erases: ['messages'],
  keeps: [],

  async collect(db, owner, { config, addFile }) {
    const own = await db.select().from(ticket).where(isOwnTicket(owner)).orderBy(asc(ticket.createdAt));
    const ids = own.map(({ id }) => id);
    const [files, texts] = [await attachmentsOfAll(db, ids), await messagesOfAll(db, ids)];
    const folder = attachmentsFolder(config.dataDir);
    const collected = [];
    for (const one of own) {
      const attached = [];
      for (const file of files.filter(({ ticketId }) => ticketId === one.id)) {
        const from = join(folder, file.id);
        const path = await addFile({ folder: ['requests', one.reference], name: file.name, from });
        attached.push({ ...exportRow(attachments, file), file: path });
      }
      const state = one.state === 'quarantined' ? 'new' : one.state;
      const conversation = texts.filter(({ ticketId }) => ticketId === one.id).map((text) => exportRow(messages, text));
      collected.push({ ...exportRow(tickets, one), state, attachments: attached, messages: conversation });
    }
    return collected;
  },

  async erase(tx, owner, { removeLater }) {
    const own = await tx
      .select({ id: ticket.id, reference: ticket.reference })
      .from(ticket)
      .where(isOwnTicket(owner))
      .orderBy(asc(ticket.id))
      .for('update');
    const ids = own.map(({ id }) => id);
    for (const attachment of await deleteTickets(tx, ids)) removeLater({ attachment });
    const about = own.map(({ reference }) => `ticket:${reference}`);
    await eraseMailAbout(tx, about, removeLater);
  },
};
