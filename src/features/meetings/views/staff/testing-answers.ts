import { answer, conversation, noon, writing, written } from '#features/staff/testing-answer.ts';
import { msPerHour } from '#site/durations.ts';
import type { StaffBookingLine, StaffMeetingView } from '../../staff-booking-lines.ts';

const booking: StaffBookingLine = {
  reference: 'M-7KQ2-94MX',
  startsAt: noon + 5 * msPerHour,
  state: 'booked',
  isPast: false,
  name: 'Zoë O’Hara <b>',
  email: 'zoe@example.com',
  topic: written,
  language: 'fr',
  zone: 'Asia/Tokyo',
  quote: 'Q-7KQ2-94MX',
  cancelledBy: null,
  heldUntil: null,
  page: '/meet/book/en?meeting=M-7KQ2-94MX&key=k',
};

const meeting: StaffMeetingView = {
  kind: 'meeting',
  booking,
  country: 'jp',
  hasAccount: true,
  createdAt: noon - 40 * msPerHour,
  cancelledAt: null,
  cancelling: {},
  remindedAt: null,
  actions: [],
  correspondence: { conversations: [{ ...conversation, state: 'closed', openedBy: 'visitor' }], writing },
};

export const bookingAnswers = {
  meeting: answer(meeting),
  'meeting-cancelled': answer({
    ...meeting,
    booking: { ...booking, state: 'cancelled', cancelledBy: 'team' },
    cancelledAt: noon,
    cancelling: { cancelReason: 'Ese día hay festivo en Bogotá.\n¿Le sirve el martes?' },
    remindedAt: noon,
    actions: [
      {
        at: noon,
        staffEmail: 'eva@hormiga.example',
        action: 'meeting-cancelled',
        subject: booking.reference,
        details: {},
      },
    ],
  }),
  'meeting-held': answer({ ...meeting, booking: { ...booking, state: 'held', heldUntil: noon + msPerHour } }),
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
    bookings: [{ ...booking, state: 'held', heldUntil: noon + msPerHour / 2 }],
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
