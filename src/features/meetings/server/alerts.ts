import { type Alert, consoleUrl, countOf } from '#platform/server/health/alert.ts';
import { readBookingDemand } from './store/book-meeting.ts';

export const bookingsAlert: Alert = {
  name: 'bookings',
  view: 'bookings',
  over: 'Bookings are taken again.',
  async check({ config, db, now }) {
    const { hour, day } = await readBookingDemand(db, now);
    const { most } = config.meetings.rates;
    if (hour < most.hour && day < most.day) return { problem: undefined };
    const text = `${countOf(hour, 'booking', 'bookings')} within an hour and ${day} within a day: more are turned away.`;
    return { problem: `${text} See ${consoleUrl(config, 'view=bookings')} and MEETING_BOOKINGS_PER_HOUR.` };
  },
};
