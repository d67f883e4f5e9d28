import { customerCare } from '#features/team/roles.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { pagePattern } from '#platform/server/pages/choose-language.ts';
import { since } from '#platform/server/retention/retention-rules.ts';
import { msPerDay } from '#site/durations.ts';
import { bookingsAlert } from './alerts.ts';
import { meetings } from './command.ts';
import { meetingData } from './personal-data.ts';
import { mountMeetings } from './routes.ts';
import { bookingsView, cancelMeeting, meetingView } from './staff.ts';
import { startReminding } from './start-reminding.ts';
import { countUpcomingMeetings, removeEndedHolds } from './store/find-meetings.ts';
import { makeMeetingsDueAgain } from './store/make-due-again.ts';
import { meeting } from './tables.ts';

const booking = {
  countedByHandler: 'new bookings and moves, by network and address; the same request_id again is free',
};

export const meetingsFeature = defineFeature({
  name: 'meetings',
  mount(app, deps) {
    const { config, database, log, secretOf, wakeMail } = deps;
    mountMeetings(app, deps);
    return {
      // The first page loads the program that renders pages, and the time zones. If it could not be rendered, that is
      // logged, and tried again for the next visitor.
      prepare: async (whole) => whole.request('/meet/book/en'),
      start: () => startReminding({ config, db: database.db, log, secretOf, wakeMail }),
    };
  },
  writeLimits: {
    'POST /meetings/book': booking,
    [`POST ${pagePattern('/meet/book')}`]: booking,
  },
  commands: { meetings },
  console: {
    views: {
      bookings: {
        roles: customerCare,
        read: (place, deps) => bookingsView(deps.db, place, deps.now, deps),
        waiting: countUpcomingMeetings,
      },
      meeting: {
        roles: customerCare,
        record: { list: 'bookings', unknown: 'unknownMeeting' },
        read: async ({ meeting }, deps) => (meeting ? meetingView(deps.db, meeting, deps.now, deps) : undefined),
      },
    },
    actions: { cancelMeeting: { roles: customerCare, handle: cancelMeeting } },
  },
  sampleMails: () => import('./sample-mails.ts'),
  alerts: [bookingsAlert],
  tables: [{ table: meeting, stored: [since('meetings', meeting.startsAt)] }],
  personalData: meetingData,
  tidyUp: (db, now) => removeEndedHolds(db, new Date(now.getTime() - msPerDay)),
  async makeDueAgain(db, { now }) {
    await makeMeetingsDueAgain(db, now);
    return {};
  },
});
