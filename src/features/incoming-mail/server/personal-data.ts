import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { isOwnTicket } from '#features/tickets/server/store/find-tickets.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { type DataOwner, exportRow, isAbout, type PersonalData, tablesOf } from '#platform/server/personal-data.ts';
import { authorsIn, readHead } from './parse-mail.ts';
import { incomingMail } from './tables.ts';

const mails = tablesOf('incomingMail')(incomingMail, {
  id: 'bookkeeping',
  key: 'bookkeeping',
  source: 'status',
  state: 'status',
  // Moved to a file when the server starts.
  raw: 'bookkeeping',
  original: { inFile: 'source' },
  isWhole: 'bookkeeping',
  folder: 'bookkeeping',
  bytes: 'bookkeeping',
  sender: 'message',
  subject: 'message',
  mailId: 'message',
  outcome: 'status',
  problem: 'bookkeeping',
  ticketId: 'bookkeeping',
  messageId: 'bookkeeping',
  text: 'message',
  quoted: 'message',
  refusedFiles: 'message',
  isCut: 'bookkeeping',
  mentions: 'bookkeeping',
  asTicket: 'bookkeeping',
  attempts: 'bookkeeping',
  nextAttemptAt: 'bookkeeping',
  claimedUntil: 'bookkeeping',
  receivedAt: 'status',
  handledAt: 'status',
});

/** Mail from the person's addresses, all mail in their tickets, and mail that was not read and names them. */
async function isOwn(db: Db, owner: DataOwner, dataDir: string) {
  const own = db.select({ id: ticket.id }).from(ticket).where(isOwnTicket(owner));
  const isFrom = isAbout(owner, { email: incomingMail.sender, at: incomingMail.receivedAt });
  const naming = await findNaming(db, owner, dataDir);
  return or(isFrom, inArray(incomingMail.ticketId, own), inArray(incomingMail.id, naming));
}

/**
 * What was not read has no sender in the database, or one that may be wrong, so the message itself is looked at. One that
 * somebody else wrote and that only mentions the person stays theirs.
 */
async function findNaming(db: Db, { email, earlier }: DataOwner, dataDir: string): Promise<string[]> {
  const { id, original, sender, state } = incomingMail;
  const unread = await db
    .select({ id, original, sender, receivedAt: incomingMail.receivedAt })
    .from(incomingMail)
    .where(and(isNotNull(original), or(isNull(sender), eq(state, 'failed'))));
  const found: string[] = [];
  for (const mail of unread) {
    const addresses = [email, ...earlier.filter(({ until }) => mail.receivedAt <= until).map((one) => one.email)];
    const own = new Set(addresses.map((address) => address.toLowerCase()));
    const beginning = await readBeginning(join(attachmentsFolder(dataDir), mail.original ?? ''));
    const isKnown = mail.sender !== null || readHead(beginning).from !== undefined;
    const named = [...authorsIn(beginning), ...(isKnown ? [] : addressesIn(beginning))];
    if (named.some((address) => own.has(address))) found.push(mail.id);
  }
  return found;
}

/** Bytes: the headers of a message, and the beginning of its text. */
const searchedBytes = 256 * 1024;

async function readBeginning(path: string): Promise<Uint8Array> {
  const file = await open(path).catch(() => undefined);
  try {
    const read = await file?.read(Buffer.alloc(searchedBytes), 0, searchedBytes, 0);
    return read ? read.buffer.subarray(0, read.bytesRead) : new Uint8Array();
  } finally {
    await file?.close();
  }
}

/** The parts of a message that may be addresses, as they are and as quoted-printable writes it. */
function addressesIn(raw: Uint8Array): string[] {
  const text = Buffer.from(raw).toString('latin1').toLowerCase();
  const decoded = text
    .replace(/=\r?\n/g, '')
    .replace(/=([\da-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  // A sentence may end with an address.
  return `${text}\n${decoded}`.split(/[\s<>()[\]\\,;:"'=|]/).map((part) => part.replace(/\.$/, ''));
}

export const incomingMailData: PersonalData = {
  area: 'incomingMail',
  tables: [mails],
  erases: ['incomingMail'],
  keeps: [],

  async collect(db, owner, { config, addFile }) {
    const found = await db
      .select()
      .from(incomingMail)
      .where(await isOwn(db, owner, config.dataDir))
      .orderBy(asc(incomingMail.receivedAt));
    const collected = [];
    for (const mail of found) {
      const { id, original } = mail;
      const from = original && join(attachmentsFolder(config.dataDir), original);
      const file = from ? await addFile({ folder: ['mail'], name: `${id}.eml`, from }) : null;
      collected.push({ ...exportRow(mails, mail), file });
    }
    return collected;
  },

  async erase(tx, owner, { config, removeLater }) {
    const removed = await tx
      .delete(incomingMail)
      .where(await isOwn(tx, owner, config.dataDir))
      .returning({ original: incomingMail.original });
    for (const { original } of removed) if (original) removeLater({ attachment: original });
  },
};
