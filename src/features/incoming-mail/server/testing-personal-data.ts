import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#platform/database/database.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { moment, type SamplePerson } from '#platform/server/testing-personal-data.ts';
import { incomingMail } from './tables.ts';

interface Answered {
  readonly ticketId: string;
  readonly messageId: string;
}

/** A mail to a ticket. Returns its file. */
export async function insertIncomingMailData(
  db: Db,
  { gone, email, dataDir }: SamplePerson,
  { ticketId, messageId }: Answered,
): Promise<string> {
  const originalId = randomUUID();
  await db.insert(incomingMail).values({
    key: `${gone} key`,
    source: 'imap',
    state: 'done',
    original: originalId,
    bytes: 1_234,
    sender: email,
    subject: `${gone} subject of a mail`,
    mailId: `<${gone} id>`,
    outcome: 'reply',
    problem: 'failure',
    ticketId,
    messageId,
    text: `${gone} text of a mail`,
    quoted: `${gone} quoted`,
    refusedFiles: [`${gone} file`],
    asTicket: true,
    attempts: 1,
    nextAttemptAt: moment(),
    claimedUntil: moment(),
    receivedAt: moment(),
    handledAt: moment(),
  });
  const folder = attachmentsFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, originalId), `From: ${email}`);
  return originalId;
}
