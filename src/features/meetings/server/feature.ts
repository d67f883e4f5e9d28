import { defineFeature } from '#platform/server/feature.ts';
import { pagePattern } from '#platform/server/pages/choose-language.ts';
import { since } from '#platform/server/retention/retention-rules.ts';
import { meetings } from './command.ts';
import { meetingData } from './personal-data.ts';
import { mountMeetings } from './routes.ts';
import { startReminding } from './start-reminding.ts';
import { removeEndedHolds } from './store/find-meetings.ts';
import { makeMeetingsDueAgain } from './store/make-due-again.ts';
import { meeting } from './tables.ts';

const booking = {
  countedByHandler: 'new bookings and moves, by network and address; the same request_id again is free',
};

const day = 24 * 60 * 60_000;

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
  tables: [{ table: meeting, stored: [since('meetings', meeting.startsAt)] }],
  personalData: meetingData,
  tidyUp: (db, now) => removeEndedHolds(db, new Date(now.getTime() - day)),
  async makeDueAgain(db, { now }) {
    await makeMeetingsDueAgain(db, now);
    return {};
  },
});
