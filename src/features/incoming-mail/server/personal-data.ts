import { asc, inArray, or } from 'drizzle-orm';
import { isOwnTicket } from '#features/tickets/server/store/find-tickets.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import {
  type DataOwner,
  exportRow,
  type ImpersonalTable,
  isAbout,
  type PersonalData,
  tablesOf,
} from '#platform/server/personal-data.ts';
import { incomingFolder, incomingMail } from './tables.ts';

const mails = tablesOf('incomingMail')(incomingMail, {
  id: 'ours',
  key: 'ours',
  source: 'course',
  state: 'course',
  raw: { inFile: 'source' },
  bytes: 'ours',
  sender: 'message',
  subject: 'message',
  mailId: 'message',
  outcome: 'course',
  problem: 'ours',
  ticketId: 'ours',
  messageId: 'ours',
  text: 'message',
  quoted: 'message',
  refusedFiles: 'message',
  asTicket: 'ours',
  attempts: 'ours',
  nextAttemptAt: 'ours',
  claimedUntil: 'ours',
  receivedAt: 'course',
  handledAt: 'course',
});

/** Mail from the person's addresses, and all mail in their tickets. */
function isOwn(db: Db, owner: DataOwner) {
  const own = db.select({ id: ticket.id }).from(ticket).where(isOwnTicket(owner));
  const isFrom = isAbout(owner, { email: incomingMail.sender, at: incomingMail.receivedAt });
  return or(isFrom, inArray(incomingMail.ticketId, own));
}

export const incomingMailData: PersonalData = {
  area: 'incomingMail',
  tables: [mails],
  erases: ['incomingMail'],
  keeps: [],

  async collect(db, owner, { addFile }) {
    const found = await db.select().from(incomingMail).where(isOwn(db, owner)).orderBy(asc(incomingMail.receivedAt));
    const collected = [];
    for (const mail of found) {
      const { id, raw } = mail;
      const file = raw ? await addFile({ folder: ['mail'], name: `${id}.eml`, from: raw }) : null;
      collected.push({ ...exportRow(mails, mail), file });
    }
    return collected;
  },

  async erase(tx, owner) {
    await tx.delete(incomingMail).where(isOwn(tx, owner));
  },
};

export const impersonalIncomingMail: readonly ImpersonalTable[] = [
  { table: incomingFolder, because: 'How far the mailbox was read.' },
];
