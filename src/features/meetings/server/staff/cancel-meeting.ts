import { z } from 'zod';
import { referenceText } from '#platform/contracts/bounded-input.ts';
import { type Action, wrongInput } from '#platform/server/staff/action.ts';
import { meetingMails } from '../mail/meeting-mails.ts';
import { cancelBooking } from '../store/cancel-booking.ts';
import { readMeetingReference } from '../store/meeting-reference.ts';

const fields = z.object({ meeting: referenceText(readMeetingReference) });

export const cancelMeeting: Action = async (typed, { db, by, config, secretOf, wakeMail }) => {
  const place = { view: 'bookings' } as const;
  const { data } = fields.safeParse(typed);
  if (!data) return wrongInput(place);
  const outcome = await cancelBooking(db, by, data.meeting, meetingMails({ config, secret: await secretOf() }));
  if (outcome === 'unknown') return { place, status: 404, fault: 'unknownMeeting' };
  if (outcome === 'past') return { place, status: 409, fault: 'pastMeeting' };
  wakeMail();
  return { done: 'meetingCancelled', place };
};
