import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/database/database.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { type Meeting, meeting } from '../tables.ts';
import type { BookingRules, NewMeeting } from './book-meeting.ts';
import type { MeetingMails } from './change-meeting.ts';
import { newMeetingReference } from './find-meetings.ts';

/** A booking, each with another address. */
export function newMeeting(change: Partial<NewMeeting> = {}): NewMeeting {
  const { email = `${randomUUID()}@example.com` } = change;
  return {
    name: 'Ana',
    email,
    mailbox: email.toLowerCase(),
    topic: 'Chatbot',
    language: 'es',
    zone: 'America/Bogota',
    startsAt: new Date('2026-11-24T14:00:00Z'),
    bookedAt: new Date('2026-11-18T12:00:00Z'),
    ...change,
  };
}

const anyNumber = { hour: 1_000, day: 1_000 };

/** Rules without limits, which a test can override. */
export function openRules(mailsOf: MeetingMails): BookingRules {
  return {
    limits: [],
    mostUpcoming: 3,
    rates: { unconfirmed: anyNumber, most: anyNumber },
    isProven: false,
    hold: { until: new Date('2026-11-18T12:30:00Z'), limits: [], mailOf: holdMail },
    mailsOf,
  };
}

function holdMail({ reference, email }: Meeting): Mail {
  return { key: `meeting:${reference}:hold`, recipient: email, subject: 'held', text: 'held' };
}

/** Inserts only the row of a meeting, without mails or notifications. */
export async function insertTestMeeting(db: Db, change: Partial<typeof meeting.$inferInsert> = {}): Promise<Meeting> {
  const values = newMeeting();
  const row = { ...values, reference: newMeetingReference(), createdAt: values.bookedAt, ...change };
  const [inserted] = await db.insert(meeting).values(row).returning();
  if (!inserted) throw new Error('The meeting was not inserted');
  return inserted;
}
