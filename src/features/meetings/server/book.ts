import { readQuoteReference } from '#platform/database/reference-code.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { chosenCountry } from '#platform/server/http/cookies.ts';
import { mailboxOf } from '#platform/server/security/mailbox.ts';
import { withinLimits } from '#platform/server/security/within-limits.ts';
import type { Booking } from '../contract.ts';
import { meetingLimits } from '../meeting-fields.ts';
import { readZone, zoneOfCountry } from '../zones.ts';
import { bookingLimits, holdLimits } from './booking-limits.ts';
import { isOffered, timeTaken } from './free-now.ts';
import { holdMail, meetingMails } from './mail.ts';
import type { MeetingDeps } from './meeting-parts.ts';
import { bookMeeting, findBooked, TooManyBookings, TooManyMeetings } from './store/book-meeting.ts';
import type { Meeting } from './tables.ts';

/** The address has the maximum of upcoming meetings. */
export class MeetingLimitReached extends CallError {
  constructor() {
    const description = `This address has ${meetingLimits.upcoming} meetings to come already`;
    super('tooManyRequests', { description, reason: 'tooManyMeetings' });
  }
}

/** All visitors together have reached the booking limit. Waiting may help; contacting us does. */
export class BookingLimitReached extends CallError {
  constructor() {
    const description = 'More bookings than usual: sign in, write to us, or try again later';
    super('tooManyRequests', { description, reason: 'tooManyBookings' });
  }
}

/** Seconds. By then, unconfirmed holds have ended. */
const retryAfter = 30 * 60;

/** Meetings are booked in an external calendar. */
class BookedElsewhere extends CallError {
  constructor() {
    super('notReady', { description: 'Meetings are booked elsewhere: see /meetings/free', reason: 'unavailable' });
  }
}

/** Books a time whose format was checked, or throws the error that says why not. */
export async function bookFrom(c: AppContext, sent: Booking, deps: MeetingDeps): Promise<Meeting> {
  const { config } = deps;
  if (config.meetings.scheduler) throw new BookedElsewhere();
  // The honeypot. If a browser filled it in for a person, they get the form again with the other fields.
  if (sent.sitio_web) throw new CallError('wrongInput', { fields: { sitio_web: 'invalid' } });
  const startsAt = new Date(sent.time);
  if (!isOffered(startsAt, deps)) {
    // A retry of a booking that succeeded gets its meeting, even if the time is too near by now.
    const attempt = { requestId: sent.request_id, email: sent.email, bookedAt: new Date() };
    const before = await findBooked(deps.database.db, attempt);
    if (before) return before;
    throw await timeTaken(startsAt, deps);
  }
  const booked = await saveBooking(c, sent, startsAt, deps);
  if (booked === 'taken') throw await timeTaken(startsAt, deps);
  deps.wakeMail?.();
  return booked;
}

async function saveBooking(
  c: AppContext,
  sent: Booking,
  startsAt: Date,
  deps: MeetingDeps,
): Promise<Meeting | 'taken'> {
  const { config, database, signedIn, secretOf } = deps;
  const { name, email, topic } = sent;
  const secret = await secretOf();
  const user = (await signedIn(c))?.user;
  const isProven = user?.email === email.toLowerCase();
  const bookedAt = new Date();
  const values = {
    name,
    email,
    topic,
    startsAt,
    requestId: sent.request_id,
    language: sent.lang,
    bookedAt,
    mailbox: mailboxOf(email),
    userId: user?.id,
    zone: readZone(sent.zone) ?? zoneOfCountry(chosenCountry(c.req.header('cookie'))),
    quoteReference: readQuoteReference(sent.quotation_id ?? ''),
  };
  const booker = { secret, email, isProven };
  const rules = {
    limits: bookingLimits(c, booker),
    mostUpcoming: meetingLimits.upcoming,
    rates: config.meetings.rates,
    isProven,
    hold: {
      until: holdUntil(bookedAt, startsAt),
      limits: holdLimits(c, booker),
      mailOf: holdMail({ config, secret }),
    },
    mailsOf: meetingMails({ config, secret }),
  };
  try {
    return await withinLimits(c, () => bookMeeting(database.db, values, rules));
  } catch (error) {
    if (error instanceof TooManyMeetings) throw new MeetingLimitReached();
    if (!(error instanceof TooManyBookings)) throw error;
    c.header('Retry-After', String(retryAfter));
    throw new BookingLimitReached();
  }
}

/** A hold ends when its meeting would start, at the latest. */
function holdUntil(now: Date, startsAt: Date): Date {
  return new Date(Math.min(now.getTime() + meetingLimits.holdMinutes * 60_000, startsAt.getTime()));
}
