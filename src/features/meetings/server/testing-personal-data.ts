import { typedTexts } from '#platform/contracts/form-fields.ts';
import type { Db } from '#platform/database/database.ts';
import { newCode } from '#platform/database/reference-code.ts';
import { future, moment, type SamplePerson } from '#platform/server/testing-personal-data.ts';
import { cancellingFields } from '../meeting-fields.ts';
import { meeting } from './tables.ts';

export async function insertMeetingData(db: Db, { gone, userId, email }: SamplePerson) {
  const reference = newCode('M', 2);
  const startsAt = future();
  await db.insert(meeting).values({
    reference,
    userId,
    name: `${gone} name`,
    email,
    mailbox: `${gone}+mailbox@example.com`,
    topic: `${gone} topic`,
    language: 'fr',
    zone: 'America/Toronto',
    country: 'ca',
    quoteReference: `${gone}`.slice(0, 16),
    startsAt,
    createdAt: moment(),
    bookedAt: moment(),
    heldUntil: moment(),
    remindedAt: moment(),
    cancelledAt: moment(),
    cancelledBy: 'team',
    ...typedTexts(cancellingFields, (name) => `${gone} ${name}`),
  });
  return { reference, startsAt };
}
