import type { Db } from '#platform/database/database.ts';
import { readPage } from '#platform/server/staff/read-page.ts';
import type { Language } from '#site/languages.ts';
import type { StaffPlace } from '#site/staff.ts';
import { type StaffBookingLine, type StaffBookingsView, staffBookingFilters } from '../../staff-booking-lines.ts';
import { meetingAddress } from '../meeting-address.ts';
import type { Meeting } from '../store/meeting-change.ts';
import { countMeetings, searchMeetings } from '../store/search-meetings.ts';

const onAPage = 25;

interface Deps {
  readonly secretOf: () => Promise<string>;
  readonly language: Language;
}

export async function bookingsView(
  db: Db,
  place: StaffPlace,
  now: Date,
  { secretOf, language }: Deps,
): Promise<StaffBookingsView> {
  const { q: search = '', page = 1 } = place;
  const when = staffBookingFilters.find((one) => one === place.when);
  const counts = await countMeetings(db, search, now);
  // Whoever looks for one by its reference finds it, also when it is over or cancelled.
  const holding = search ? staffBookingFilters.find((name) => counts[name] > 0) : undefined;
  const filter = when ?? holding ?? 'upcoming';
  const { rows, ...paged } = await readPage(page, onAPage, (part) =>
    searchMeetings(db, { text: search, filter, now, ...part }),
  );
  const secret = await secretOf();
  const bookings = rows.map((meeting) => bookingLine(meeting, now, secret, language));
  return { kind: 'bookings', search, filter, counts, bookings, ...paged };
}

function bookingLine(meeting: Meeting, now: Date, secret: string, language: Language): StaffBookingLine {
  const { reference, state, name, email, topic, zone, quoteReference, startsAt, bookedAt, cancelledBy } = meeting;
  return {
    reference,
    state,
    name,
    email,
    topic,
    zone,
    language: meeting.language,
    quote: quoteReference,
    startsAt: startsAt.getTime(),
    isPast: startsAt <= now,
    bookedAt: bookedAt.getTime(),
    heldUntil: meeting.heldUntil?.getTime() ?? null,
    cancelledBy,
    page: meetingAddress(secret, reference, language),
  };
}
