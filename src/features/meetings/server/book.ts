import { fieldNames } from '#platform/contracts/form-fields.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { CountedLimit } from '#platform/database/limits/rate-limits.ts';
import { pick } from '#platform/database/queries.ts';
import { readQuoteReference } from '#platform/database/reference-code.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { chosenCountry } from '#platform/server/http/headers.ts';
import { mailboxOf } from '#platform/server/mail/mailbox.ts';
import { limitsOf, networkLimits, withinLimits } from '#platform/server/security/within-limits.ts';
import { msPerDay, msPerMinute, secondsPerDay, secondsPerHour } from '#site/durations.ts';
import type { Booking } from '../contract.ts';
import { freeTimes, meetingLength, nearestFree, offeredTimes } from '../free-times.ts';
import { bookingFields, meetingLimits } from '../meeting-fields.ts';
import { readZone, zoneOfCountry } from '../zones.ts';
import { holdMail, meetingMails } from './mail.ts';
import type { MeetingDeps } from './meeting.ts';
import { bookMeeting, findBooked, TooManyBookings, TooManyMeetings } from './store/book-meeting.ts';
import { takenTimes } from './store/find-meetings.ts';
import type { Meeting } from './tables.ts';

/** As long as a hold lasts. */
const holdTime = secondsPerHour / 2;

const moves = [
  { name: 'meeting-move-hour', most: 30, seconds: secondsPerHour },
  { name: 'meeting-move-wide', of: 'wideNetwork', most: 60, seconds: secondsPerHour },
] as const;

/**
 * A network may be a whole office, a wide one the part of a mobile carrier with hundreds of people. There are only 16
 * times a day, so more bookings than these are not from real visitors. The limits are below the overall one
 * (`MEETING_BOOKINGS_PER_HOUR`), so that one wide network cannot lock everyone else out.
 */
const bookings = [
  { name: 'meeting-network-hour', of: 'network', most: 10, seconds: secondsPerHour },
  { name: 'meeting-network-day', of: 'network', most: 20, seconds: secondsPerDay },
  { name: 'meeting-wide-hour', of: 'wideNetwork', most: 15, seconds: secondsPerHour },
  { name: 'meeting-wide-day', of: 'wideNetwork', most: 30, seconds: secondsPerDay },
  // Each booking sends mail.
  { name: 'meeting-email-hour', of: 'mailbox', most: 6, seconds: secondsPerHour },
  { name: 'meeting-email-day', of: 'mailbox', most: 10, seconds: secondsPerDay },
] as const;

/** Times that are on hold and not confirmed. */
const holds = [
  { name: 'meeting-hold-network', of: 'network', most: 3, seconds: holdTime },
  { name: 'meeting-hold-wide', of: 'wideNetwork', most: 6, seconds: holdTime },
  { name: 'meeting-hold-email', of: 'mailbox', most: 2, seconds: holdTime },
] as const;
export function moveLimits(c: AppContext, secret: string): CountedLimit[] {
  return networkLimits(c, secret, moves);
}

/** The times that can be booked now, in order, as milliseconds. */
export async function freeNow({ config, database }: Pick<MeetingDeps, 'config' | 'database'>): Promise<number[]> {
  const { rules } = config.meetings;
  const now = currentTime().getTime();
  const until = new Date(now + rules.horizonDays * msPerDay + meetingLength);
  return freeTimes(now, rules, await takenTimes(database.db, new Date(now - meetingLength), until, new Date(now)));
}

/** Whether the time is offered, taken or not. */
export function isOffered(time: Date, { config }: Pick<MeetingDeps, 'config'>): boolean {
  return offeredTimes(currentTime().getTime(), config.meetings.rules).includes(time.getTime());
}

/** The time is taken or not offered. Contains the nearest free times. */
export class TimeTaken extends CallError {
  constructor(
    readonly near: readonly number[],
    readonly why: 'taken' | 'notOffered',
  ) {
    const nearest = near.map((time) => new Date(time).toISOString());
    super('changed', { description: 'This time is not free', nearest, ...(why === 'notOffered' && { reason: why }) });
  }
}

export async function timeTaken(time: Date, deps: Pick<MeetingDeps, 'config' | 'database'>): Promise<TimeTaken> {
  const near = nearestFree(await freeNow(deps), time.getTime(), meetingLimits.nearest);
  return new TimeTaken(near, isOffered(time, deps) ? 'taken' : 'notOffered');
}

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
    const attempt = { requestId: sent.request_id, email: sent.email, bookedAt: currentTime() };
    const before = await findBooked(deps.database.db, attempt);
    if (before) return before;
    throw await timeTaken(startsAt, deps);
  }
  const booked = await saveBooking(c, sent, startsAt, deps);
  if (booked === 'taken') throw await timeTaken(startsAt, deps);
  deps.wakeMail?.();
  return booked;
}

async function saveBooking(c: AppContext, sent: Booking, startsAt: Date, deps: MeetingDeps) {
  const { config, database, signedIn, secretOf } = deps;
  const { email } = sent;
  const secret = await secretOf();
  const user = (await signedIn(c))?.user;
  const isProven = user?.email === email.toLowerCase();
  const bookedAt = currentTime();
  const country = chosenCountry(c.req.header('cookie'));
  const [network, mailbox] = [c.get('sender')(), mailboxOf(email)];
  const values = {
    ...pick(sent, ...fieldNames(bookingFields)),
    startsAt,
    requestId: sent.request_id,
    language: sent.lang,
    bookedAt,
    mailbox,
    userId: user?.id,
    country,
    zone: readZone(sent.zone) ?? zoneOfCountry(country),
    quoteReference: readQuoteReference(sent.quotation_id ?? ''),
  };
  const rules = {
    // Strangers who type an address do not use up its owner's limit.
    limits: limitsOf(secret, bookings, { ...network, mailbox: isProven ? `proven:${mailbox}` : mailbox }),
    mostUpcoming: meetingLimits.upcoming,
    rates: config.meetings.rates,
    isProven,
    hold: {
      until: holdUntil(bookedAt, startsAt),
      limits: limitsOf(secret, holds, { ...network, mailbox }),
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
  return new Date(Math.min(now.getTime() + meetingLimits.holdMinutes * msPerMinute, startsAt.getTime()));
}
