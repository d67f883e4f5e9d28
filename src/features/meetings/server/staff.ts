import { z } from 'zod';
import { readCorrespondence } from '#features/tickets/server/write-first.ts';
import { referenceText } from '#platform/contracts/bounded-input.ts';
import { fieldNames } from '#platform/contracts/form-fields.ts';
import type { Db } from '#platform/database/database.ts';
import { pick } from '#platform/database/queries.ts';
import { problemsOf } from '#platform/server/calls/mount-call.ts';
import {
  actionLine,
  type FormHandler,
  listActions,
  readPage,
  wrongInput,
} from '#platform/server/staff/staff-actions.ts';
import type { Language } from '#site/languages.ts';
import type { StaffPlace } from '#site/staff.ts';
import { cancellingFields } from '../meeting-fields.ts';
import {
  type StaffBookingLine,
  type StaffBookingsView,
  type StaffMeetingView,
  staffBookingFilters,
} from '../staff-booking-lines.ts';
import { cancelByTeam, cancelling } from './actions.ts';
import { meetingAddress } from './meeting.ts';
import { countMeetings, findMeeting, readMeetingReference, searchMeetings } from './store/find-meetings.ts';
import type { Meeting } from './tables.ts';

const pageSize = 25;

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
  // A search by reference also finds past and cancelled meetings.
  const holding = search ? staffBookingFilters.find((name) => counts[name] > 0) : undefined;
  const filter = when ?? holding ?? 'upcoming';
  const { rows, ...paged } = await readPage(page, pageSize, (part) =>
    searchMeetings(db, { text: search, filter, now, ...part }),
  );
  const secret = await secretOf();
  const bookings = rows.map((meeting) => bookingLine(meeting, now, secret, language));
  return { kind: 'bookings', search, filter, counts, bookings, ...paged };
}

/** How many of the team's actions the page of a meeting shows; the log has the rest. */
const latestActions = 20;

/** Undefined if there is no meeting with that reference. */
export async function meetingView(
  db: Db,
  reference: string,
  now: Date,
  { secretOf, language }: Deps,
): Promise<StaffMeetingView | undefined> {
  const found = await findMeeting(db, reference);
  if (!found) return undefined;
  const actions = await listActions(db, { subject: reference, limit: latestActions });
  return {
    kind: 'meeting',
    booking: bookingLine(found, now, await secretOf(), language),
    cancelling: pick(found, ...fieldNames(cancellingFields)),
    country: found.country,
    hasAccount: found.userId !== null,
    createdAt: found.createdAt.getTime(),
    cancelledAt: found.cancelledAt?.getTime() ?? null,
    remindedAt: found.remindedAt?.getTime() ?? null,
    actions: actions.map(actionLine),
    correspondence: await readCorrespondence(db, found),
  };
}

function bookingLine(meeting: Meeting, now: Date, secret: string, language: Language): StaffBookingLine {
  const { reference, quoteReference, startsAt, heldUntil } = meeting;
  return {
    ...pick(meeting, 'reference', 'state', 'name', 'email', 'topic', 'zone', 'language', 'cancelledBy'),
    quote: quoteReference,
    startsAt: startsAt.getTime(),
    isPast: startsAt <= now,
    heldUntil: heldUntil?.getTime() ?? null,
    page: meetingAddress(secret, reference, language),
  };
}

const fields = z.object({ meeting: referenceText(readMeetingReference) });

export const cancelMeeting: FormHandler = async (typed, deps) => {
  const { data } = fields.safeParse(typed);
  if (!data) return wrongInput({ view: 'bookings' });
  // Back to where the button was: the page of the meeting, or the list.
  const place: StaffPlace =
    typed['from'] === 'meeting' ? { view: 'meeting', meeting: data.meeting } : { view: 'bookings' };
  const words = cancelling.safeParse(typed);
  if (!words.success) return { place, status: 422, problems: problemsOf(words.error) };
  const outcome = await cancelByTeam(deps, data.meeting, words.data);
  if (outcome === 'unknown') return { place: { view: 'bookings' }, status: 404, errorCode: 'unknownMeeting' };
  if (outcome === 'past') return { place, status: 409, errorCode: 'pastMeeting' };
  return { done: 'meetingCancelled', place };
};
