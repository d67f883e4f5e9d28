import { company } from '#content/catalogue/company.ts';
import { markNotificationsAbout } from '#features/accounts/server/store/notifications.ts';
import { errors, success } from '#platform/contracts/envelope.ts';
import { getHolidays } from '#platform/contracts/holidays.ts';
import { currentTime } from '#platform/database/clock.ts';
import { type App, type AppContext, headersOf } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import { mountCall, mountCallWithoutInput } from '#platform/server/calls/mount-call.ts';
import { CallError, type RenderError, renderErrors, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { pathText, queryText, queryTexts } from '#platform/server/http/request-text.ts';
import { onPage } from '#platform/server/live/live-pages.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import type { Language } from '#site/languages.ts';
import { writeDay } from '#site/time.ts';
import { bookMeeting, getFreeTimes } from '../contract.ts';
import { completedMeetingActions } from '../meeting-fields.ts';
import { bookFrom, freeNow, timeTaken } from './book.ts';
import { visitorEntry } from './calendar.ts';
import {
  calendarFileAddress,
  calendarFiles,
  findMeetingByKey,
  findMeetingToConfirm,
  type MeetingDeps,
  meetingAddress,
} from './meeting.ts';
import { fillInKnown } from './page/fill-in-known.ts';
import {
  type Choosing,
  choosingFrom,
  type MeetingPage,
  meetingErrorOf,
  meetingPage,
  withoutTime,
} from './page/meeting-page.ts';
import { takeForm } from './page/take-form.ts';
import { isExpiredHold } from './store/find-meetings.ts';
import type { Meeting } from './tables.ts';

export function mountMeetings(app: App, deps: MeetingDeps): void {
  mountMeetingCalls(app, deps);
  mountMeetingPage(app, deps);
  mountCalendarFile(app, deps);
}

/** The calendar file of a meeting, for requests with its key. */
function mountCalendarFile(app: App, deps: MeetingDeps): void {
  const { config, database, secretOf } = deps;
  app.get(`${calendarFiles}/:file{.+\\.ics}`, async (c) => {
    const reference = pathText(c, 'file').slice(0, -'.ics'.length);
    const found = await whileDatabaseAnswers(database, () =>
      findMeetingByKey(deps, reference, queryText(c, 'key') ?? ''),
    );
    // A hold is not a meeting yet, so it has no calendar file.
    if (!found || found.state === 'held' || found.state === 'expired') return c.notFound();
    const method = found.state === 'cancelled' ? 'CANCEL' : 'PUBLISH';
    return c.body(visitorEntry({ meeting: found }, { config, secret: await secretOf() }, method), 200, {
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="${found.reference}.ics"`,
      'Content-Language': languageOf(found),
      'Content-Type': `text/calendar; charset=utf-8; method=${method}`,
      'X-Robots-Tag': 'noindex',
    });
  });
}

function mountMeetingCalls(app: App, deps: MeetingDeps): void {
  const { config, database, secretOf } = deps;
  const { scheduler = null } = config.meetings;

  mountCallWithoutInput(app, config, getFreeTimes, async () => {
    const free = scheduler ? [] : await whileDatabaseAnswers(database, () => freeNow(deps));
    const times = free.map((time) => new Date(time).toISOString());
    return success({ times, minutes: company.meetingMinutes, scheduler });
  });

  mountCallWithoutInput(app, config, getHolidays, () => {
    const { colombian, days } = config.meetings.rules.holidays;
    return success({ colombian, days: days.map(writeDay) });
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

const path = '/meet/book';

/** The page to choose times, and to show, move and cancel meetings. All of it works without JavaScript. */
function mountMeetingPage(app: App, deps: MeetingDeps): void {
  const { config, database } = deps;
  const begin = (c: AppContext, language: Language) => {
    const page = meetingPage(c, deps, language);
    const render: RenderError = ({ errorCode }) => page.showError(meetingErrorOf(errorCode), errors[errorCode].status);
    return { page, render };
  };

  onPage(app, 'get', path, (c, language) => {
    const { page, render } = begin(c, language);
    return renderErrors(render, () => {
      const query = queryTexts(c);
      const { meeting, key = '', confirm } = query;
      return whileDatabaseAnswers(database, async () => {
        const choosing = choosingFrom(c, query, language);
        if (meeting === undefined) return chooseTime(deps, page, await fillInKnown(c, deps, choosing, language));
        if (confirm !== undefined) return askToConfirm(deps, page, choosing.requestId, { meeting, confirm });
        const found = await findMeetingByKey(deps, meeting, key);
        return found ? showMeeting(c, deps, page, { found, choosing }) : page.showError('unknown', 404);
      });
    });
  });

  onPage(app, 'post', path, (c, language) => {
    const { page, render } = begin(c, language);
    return renderErrors(render, async () => {
      if (!isFromOwnPage(headersOf(c), config)) throw new CallError('otherSite');
      const body = await readBody(c, ['form']);
      c.header('Cache-Control', 'no-store');
      return whileDatabaseAnswers(database, () => takeForm({ c, deps, language, page, body }));
    });
  });
}

/** Shows the meeting, or the times that it can be moved to. */
async function showMeeting(
  c: AppContext,
  deps: MeetingDeps,
  page: MeetingPage,
  { found, choosing }: { readonly found: Meeting; readonly choosing: Choosing },
): Promise<Response> {
  await markRead(c, deps, found);
  if (!queryText(c, 'move') || found.state !== 'booked' || found.startsAt.getTime() <= currentTime().getTime())
    return page.meeting(found, { completed: completedAction(c, found) });
  const zone = queryText(c, 'zone') ? choosing.zone : found.zone;
  return page.choose({ ...choosing, zone }, { moving: found });
}

/** The page behind the mail's link: a button, as long as there is a hold to confirm. */
async function askToConfirm(
  deps: MeetingDeps,
  page: MeetingPage,
  requestId: string,
  { meeting, confirm }: { readonly meeting: string; readonly confirm: string },
): Promise<Response> {
  const found = await findMeetingToConfirm(deps, meeting, confirm);
  if (!found) return page.showError('unknown', 404);
  return isExpiredHold(found, currentTime()) ? page.expired(found, requestId) : page.meeting(found, { confirm });
}

/** Whoever opens a meeting has read what the bell says about it. */
async function markRead(c: AppContext, { database, signedIn }: MeetingDeps, { reference }: Meeting): Promise<void> {
  const reader = await signedIn(c);
  if (reader) await markNotificationsAbout(database.db, reader.user.id, reference, currentTime());
}

/** Checks the time that a link names, because it may be taken by now. */
async function chooseTime(deps: MeetingDeps, page: MeetingPage, choosing: Choosing): Promise<Response> {
  const { time } = choosing.typed;
  if (!time || deps.config.meetings.scheduler) return page.choose(choosing);
  const free = await freeNow(deps);
  if (free.includes(Date.parse(time))) return page.choose(choosing, { free });
  const { why, near } = await timeTaken(new Date(time), deps);
  return page.choose(withoutTime(choosing), { free, errorCode: why, nearest: near });
}

/** Undefined: the meeting's state has changed since the action. */
function completedAction(c: AppContext, { state }: Meeting) {
  const completed = completedMeetingActions.find((name) => name === queryText(c, 'done'));
  const isOff = state === 'cancelled' || state === 'expired';
  return completed && (completed === 'cancelled') === isOff ? completed : undefined;
}
