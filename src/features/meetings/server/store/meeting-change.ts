import { eq, sql } from 'drizzle-orm';
import { addNotification } from '#features/accounts/server/store/add-notification.ts';
import { user } from '#features/accounts/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import type { meeting } from '../tables.ts';

export type Meeting = typeof meeting.$inferSelect;

/** What happened to a meeting, as it is now. */
export interface MeetingChange {
  readonly news: 'booked' | 'moved' | 'cancelled';
  readonly meeting: Meeting;
  /** When it was to be before it was moved. */
  readonly before?: Date;
  /** The team moved it, and not its visitor. */
  readonly byTeam?: boolean;
}

/** The mails that tell of it. */
export type MeetingMails = (change: MeetingChange) => readonly Mail[];

const kinds = { booked: 'meetingBooked', moved: 'meetingMoved', cancelled: 'meetingCancelled' } as const;

/** To be called in the transaction that keeps the change: mails, and the bell of whoever has an account. */
export async function notifyOfMeetingChange(tx: Db, change: MeetingChange, mailsOf: MeetingMails): Promise<void> {
  await queueMail(tx, ...mailsOf(change));
  const { news, meeting } = change;
  const owner = await findOwner(tx, meeting);
  if (!owner) return;
  const { reference, sequence, zone } = meeting;
  const values = { reference, startsAt: meeting.startsAt.getTime(), zone };
  await addNotification(tx, owner, { kind: kinds[news], event: `meeting:${reference}:${sequence}`, values });
}

/** Whose account shows it. */
async function findOwner(tx: Db, { userId, email }: Meeting): Promise<string | undefined> {
  if (userId) return userId;
  const [found] = await tx
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, sql`lower(${email})`));
  return found?.id;
}
