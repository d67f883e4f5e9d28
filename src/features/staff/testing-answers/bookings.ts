import type { StaffBookingLine } from '#features/meetings/staff-booking-lines.ts';
import { answer, hour, noon, written } from './shared.ts';

const booking: StaffBookingLine = {
  reference: 'M-7KQ2-94MX',
  startsAt: noon + 5 * hour,
  state: 'booked',
  isPast: false,
  name: 'Zoë O’Hara <b>',
  email: 'zoe@example.com',
  topic: written,
  language: 'fr',
  zone: 'Asia/Tokyo',
  quote: 'Q-7KQ2-94MX',
  bookedAt: noon,
  cancelledBy: null,
  heldUntil: null,
  page: '/meet/book/en?meeting=M-7KQ2-94MX&key=k',
};

export const bookingAnswers = {
  bookings: answer(
    {
      kind: 'bookings',
      search: '<b>',
      filter: 'upcoming',
      page: 2,
      hasOlder: true,
      counts: { upcoming: 2, past: 1, cancelled: 1, held: 1 },
      bookings: [booking, { ...booking, zone: 'America/Bogota', quote: null }],
    },
    { done: 'meetingCancelled' },
  ),
  'bookings-cancelled': answer({
    kind: 'bookings',
    search: '',
    filter: 'cancelled',
    page: 1,
    hasOlder: false,
    counts: { upcoming: 0, past: 0, cancelled: 1, held: 0 },
    bookings: [{ ...booking, state: 'cancelled', cancelledBy: 'visitor' }],
  }),
  'bookings-held': answer({
    kind: 'bookings',
    search: '',
    filter: 'held',
    page: 1,
    hasOlder: false,
    counts: { upcoming: 0, past: 0, cancelled: 0, held: 1 },
    bookings: [{ ...booking, state: 'held', heldUntil: noon + hour / 2 }],
  }),
  'bookings-empty': answer({
    kind: 'bookings',
    search: '',
    filter: 'upcoming',
    bookings: [],
    page: 1,
    hasOlder: false,
    counts: { upcoming: 0, past: 0, cancelled: 0, held: 0 },
  }),
};
