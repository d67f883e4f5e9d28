import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#platform/database/database.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { moment, type SamplePerson } from '#platform/server/testing-personal-data.ts';
import { byColumn } from '../ticket-fields.ts';
import { newReference } from './store/find-tickets.ts';
import {
  savedAnswer,
  savedAnswerText,
  ticket,
  ticketAttachment,
  ticketMessage,
  ticketNote,
  ticketPresence,
} from './tables.ts';

const attachmentContent = 'Some text of the person';

/** A ticket with an answer that has a file. */
export async function insertTicketData(db: Db, { gone, email, dataDir }: SamplePerson) {
  const reference = newReference();
  const [saved] = await db
    .insert(ticket)
    .values({
      reference,
      ...byColumn(({ column }) => `${gone} ${column}`),
      email: email.toUpperCase(),
      phone: `+57${gone}`.slice(0, 16),
      language: 'es',
      country: 'co',
      page: `/${gone}`,
      campaign: { utm_source: `${gone} campaign` },
      apiClient: `${gone} client`,
      about: 'Q-7KQ2-94MX-3HTW',
      openedBy: 'visitor',
      quarantineReasons: [`${gone} reason`],
      createdAt: moment(),
      firstAnswerAt: moment(),
      assignee: 'eva@example.com',
      waitingSince: moment(),
      lastActivityAt: moment(),
    })
    .returning();
  const ticketId = saved?.id ?? '';
  const answer = { id: randomUUID(), ticketId, author: 'team', staffEmail: 'eva@example.com' } as const;
  await db.insert(ticketMessage).values({ ...answer, text: `${gone} answer`, createdAt: moment() });
  const byMember = { ticketId, staffEmail: 'eva@example.com' };
  await db.insert(ticketNote).values({ ...byMember, id: randomUUID(), text: `${gone} noted`, createdAt: moment() });
  await db.insert(ticketPresence).values({ ...byMember, isTyping: true, lastSeen: moment() });
  const updated = { updatedBy: 'eva@example.com', updatedAt: moment() };
  const savedId = randomUUID();
  await db.insert(savedAnswer).values({ ...updated, id: savedId, title: 'Hours' });
  await db.insert(savedAnswerText).values({ answerId: savedId, language: 'es', text: 'De 8 a 17.' });
  const fileId = randomUUID();
  await db.insert(ticketAttachment).values({
    id: fileId,
    ticketId,
    messageId: answer.id,
    name: `../../${gone} 📎 نص.txt`,
    type: 'text/plain',
    bytes: attachmentContent.length,
  });
  const folder = attachmentsFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, fileId), attachmentContent);
  return { reference, ticketId, messageId: answer.id, fileId, attachmentContent };
}
