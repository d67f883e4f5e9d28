import type { Booking } from '#contracts/meetings.ts';
import { bookMeeting, findBooked, TooManyMeetings } from '#database/meetings/book-meeting.ts';
import type { Meeting } from '#database/meetings/meeting-change.ts';
import { readQuoteReference } from '#database/quotes/quote-reference.ts';
import { meetingLimits } from '#site/meetings/meeting-limits.ts';
import { readZone, zoneOfCountry } from '#site/meetings/zones.ts';
import type { AppContext } from '../app-context.ts';
import { CallFault } from '../errors/call-fault.ts';
import { chosenCountry } from '../http/chosen-country.ts';
import { withinLimits } from '../within-limits.ts';
import { bookingLimits } from './booking-limits.ts';
import { isOffered } from './is-offered.ts';
import { meetingMails } from './mail/meeting-mails.ts';
import type { MeetingParts } from './meeting-parts.ts';
import { timeTaken } from './time-taken.ts';

/** The address has as many meetings to come as it may have. */
export class EnoughMeetings extends CallFault {
  constructor() {
    const description = `This address has ${meetingLimits.upcoming} meetings to come already`;
    super('tooManyRequests', { description, reason: 'tooManyMeetings' });
  }
}

/** Somebody else keeps our calendar. */
class BookedElsewhere extends CallFault {
  constructor() {
    super('notReady', { description: 'Meetings are booked elsewhere: see /meetings/free', reason: 'unavailable' });
  }
}

/** Takes a time that was checked for its form only, or throws the fault that says why not. */
export async function bookFrom(c: AppContext, sent: Booking, parts: MeetingParts): Promise<Meeting> {
  const { config } = parts;
  if (config.meetings.scheduler) throw new BookedElsewhere();
  // People do not see this field; whose browser filled it in gets the form again, with everything else.
  if (sent.sitio_web) throw new CallFault('wrongInput', { fields: { sitio_web: 'invalid' } });
  const startsAt = new Date(sent.time);
  if (!isOffered(startsAt, parts)) {
    // Somebody whose time has come too near while they tried again has it all the same.
    const before = await findBooked(parts.database.db, { requestId: sent.request_id, email: sent.email });
    if (before) return before;
    throw await timeTaken(startsAt, parts);
  }
  const booked = await keep(c, sent, startsAt, parts);
  if (booked === 'taken') throw await timeTaken(startsAt, parts);
  parts.wakeMail?.();
  return booked;
}

async function keep(c: AppContext, sent: Booking, startsAt: Date, parts: MeetingParts): Promise<Meeting | 'taken'> {
  const { config, database, signedIn, secretOf } = parts;
  const { name, email, topic } = sent;
  const secret = await secretOf();
  const values = {
    ...{ name, email, topic, startsAt, requestId: sent.request_id, language: sent.lang, bookedAt: new Date() },
    userId: (await signedIn(c))?.user.id,
    zone: readZone(sent.zone) ?? zoneOfCountry(chosenCountry(c.req.header('cookie'))),
    quoteReference: readQuoteReference(sent.quotation_id ?? ''),
  };
  const limits = bookingLimits(c, config, secret, email);
  const rest = { limits, mostUpcoming: meetingLimits.upcoming, mailsOf: meetingMails({ config, secret }) };
  try {
    return await withinLimits(c, () => bookMeeting(database.db, values, rest));
  } catch (error) {
    throw error instanceof TooManyMeetings ? new EnoughMeetings() : error;
  }
}
