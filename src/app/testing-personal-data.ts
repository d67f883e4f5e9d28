import { randomUUID } from 'node:crypto';
import { insertAccountData } from '#features/accounts/server/testing-personal-data.ts';
import { insertConsentData } from '#features/consent/server/testing-personal-data.ts';
import { insertIncomingMailData } from '#features/incoming-mail/server/testing-personal-data.ts';
import { insertMeetingData } from '#features/meetings/server/testing-personal-data.ts';
import { insertPaymentData } from '#features/payments/server/testing-personal-data.ts';
import { insertQuoteData } from '#features/quotes/server/testing-personal-data.ts';
import { insertTeamData } from '#features/team/server/testing-personal-data.ts';
import { insertTicketData } from '#features/tickets/server/testing-personal-data.ts';
import type { Db } from '#platform/database/database.ts';
import { insertPlatformData, type Marks } from '#platform/server/testing-personal-data.ts';

/**
 * Inserts at least one row into every table that can hold personal data, without an empty column. Returns what the tests
 * have to know.
 */
export async function insertEverything(db: Db, dataDir: string, marks: Marks) {
  const { gone, kept } = marks;
  const [email, before] = [`${gone}@example.com`, `${gone}-before@example.com`];
  const person = { ...marks, userId: randomUUID(), email, before, dataDir };
  await insertAccountData(db, person);
  await insertTeamData(db, person);
  const ticket = await insertTicketData(db, person);
  const originalId = await insertIncomingMailData(db, person, ticket);
  const meeting = await insertMeetingData(db, person);
  const quotes = await insertQuoteData(db, person);
  const orders = await insertPaymentData(db, person, { paidQuote: quotes.paid });
  const toTeam = [
    `ticket:${ticket.reference}:team`,
    `quote:${quotes.unpaid}:team`,
    `quote:${quotes.paid}:team`,
    `meeting:${meeting.reference}:0:team`,
    `payment:sandbox:${kept} attempt 6:team-paid`,
    `payment:sandbox:${kept} attempt 1:team-paid`,
  ].map((key) => ({ recipient: 'team@example.com', key }));
  const toOther = { recipient: 'other@example.com', key: `payment:${orders.paid}:approved` };
  await insertPlatformData(db, person, { mails: [...toTeam, toOther], ticket: ticket.reference });
  await insertConsentData(db);
  return {
    owner: { id: person.userId, email },
    fileId: ticket.fileId,
    originalId,
    attachmentContent: ticket.attachmentContent,
    references: { ticket: ticket.reference, meeting: meeting.reference },
  };
}
