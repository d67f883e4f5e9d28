import { company } from '#content/catalogue/company.ts';
import { success } from '#platform/contracts/envelope.ts';
import type { App } from '#platform/server/app-context.ts';
import { mountCall, mountCallWithoutInput } from '#platform/server/calls/mount-call.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { bookMeeting, getFreeTimes } from '../contract.ts';
import { bookFrom } from './book.ts';
import { freeNow } from './free-now.ts';
import { calendarFileAddress, meetingAddress } from './meeting-address.ts';
import type { MeetingDeps } from './meeting-parts.ts';

export function mountMeetingCalls(app: App, deps: MeetingDeps): void {
  const { config, database, secretOf } = deps;
  const { scheduler = null } = config.meetings;

  mountCallWithoutInput(app, config, getFreeTimes, async () => {
    const free = scheduler ? [] : await whileDatabaseAnswers(database, () => freeNow(deps));
    const times = free.map((time) => new Date(time).toISOString());
    return success({ times, minutes: company.meetingMinutes, scheduler });
  });

  mountCall(app, config, bookMeeting, (sent, c) =>
    whileDatabaseAnswers(database, async () => {
      const { reference, startsAt, state, heldUntil } = await bookFrom(c, sent, deps);
      const secret = await secretOf();
      return success({
        reference,
        time: startsAt.toISOString(),
        state: state === 'held' ? state : 'booked',
        held_until: heldUntil?.toISOString() ?? null,
        page: meetingAddress(secret, reference, sent.lang),
        calendar_file: calendarFileAddress(secret, reference),
      });
    }),
  );
}
