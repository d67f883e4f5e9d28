import { asc, inArray } from 'drizzle-orm';
import { byField } from '#platform/contracts/form-fields.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { eraseMailAbout } from '#platform/server/mail/personal-data.ts';
import { exportRow, type PersonalData, tablesOf } from '#platform/server/personal-data.ts';
import { cancellingFields } from '../meeting-fields.ts';
import { meetingMails } from './mail.ts';
import { isOwnMeeting } from './store/find-meetings.ts';
import { meeting } from './tables.ts';

const meetings = tablesOf('meetings')(meeting, {
  id: 'bookkeeping',
  reference: 'status',
  requestId: 'bookkeeping',
  userId: 'bookkeeping',
  name: 'person',
  email: 'person',
  mailbox: 'person',
  topic: 'topic',
  language: 'time',
  zone: 'time',
  country: 'time',
  quoteReference: 'topic',
  startsAt: 'time',
  state: 'status',
  heldUntil: 'status',
  sequence: 'bookkeeping',
  createdAt: 'status',
  bookedAt: 'status',
  cancelledAt: 'status',
  cancelledBy: 'status',
  ...byField(cancellingFields, () => 'topic' as const),
  remindedAt: 'status',
});

export const meetingData: PersonalData = {
  area: 'meetings',
  tables: [meetings],
  erases: ['meetings'],
  keeps: [],

  async collect(db, owner) {
    const own = await db.select().from(meeting).where(isOwnMeeting(owner)).orderBy(asc(meeting.startsAt));
    return own.map((row) => exportRow(meetings, row));
  },

  /** Upcoming meetings are cancelled: both calendars get a mail, which is deleted once it is sent. */
  async erase(tx, owner, { config, secret, now, removeLater }) {
    const own = await tx.select().from(meeting).where(isOwnMeeting(owner)).orderBy(asc(meeting.id)).for('update');
    const about = own.map(({ reference }) => `meeting:${reference}`);
    await eraseMailAbout(tx, about, removeLater);
    const mailsOf = meetingMails({ config, secret });
    for (const one of own.filter(({ state, startsAt }) => state === 'booked' && startsAt > now)) {
      const cancelled = { ...one, state: 'cancelled', cancelledAt: now, cancelledBy: 'visitor' } as const;
      const mails = mailsOf({ news: 'cancelled', meeting: { ...cancelled, sequence: one.sequence + 1 } });
      // The owner is signed in, so the limit for addresses that no one has proven does not count.
      await queueMail(tx, ...mails.map(({ limit, ...mail }) => ({ ...mail, deleteWhenDone: true })));
    }
    const ids = own.map(({ id }) => id);
    await tx.delete(meeting).where(inArray(meeting.id, ids));
  },
};
