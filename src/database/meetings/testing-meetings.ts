import { randomUUID } from 'node:crypto';
import type { Db } from '../database.ts';
import { meeting } from '../tables/meeting.ts';
import type { NewMeeting } from './book-meeting.ts';
import type { Meeting } from './meeting-change.ts';
import { newMeetingReference } from './meeting-reference.ts';

/** As somebody would book it; each from another address. */
export function newMeeting(change: Partial<NewMeeting> = {}): NewMeeting {
  return {
    ...{ name: 'Ana', email: `${randomUUID()}@example.com`, topic: 'Chatbot', language: 'es', zone: 'America/Bogota' },
    startsAt: new Date('2026-11-24T14:00:00Z'),
    bookedAt: new Date('2026-11-18T12:00:00Z'),
    ...change,
  };
}

/** A meeting as it stands in the table, without anything that follows from it. */
export async function keepMeeting(db: Db, change: Partial<typeof meeting.$inferInsert> = {}): Promise<Meeting> {
  const values = newMeeting();
  const row = { ...values, reference: newMeetingReference(), createdAt: values.bookedAt, ...change };
  const [kept] = await db.insert(meeting).values(row).returning();
  if (!kept) throw new Error('The meeting was not kept');
  return kept;
}
