import type { ConsoleScreens } from '#ui/console/console-screen.ts';
import { BookingsView } from './staff/bookings/bookings.tsx';
import { MeetingView } from './staff/bookings/meeting.tsx';

export const meetingScreens = {
  bookings: { Screen: BookingsView, hasSearch: true },
  meeting: { Screen: MeetingView, titleOf: ({ booking }) => booking.reference },
} satisfies ConsoleScreens;
