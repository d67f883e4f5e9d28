import { eq } from 'drizzle-orm';
import { errors } from '#platform/contracts/envelope.ts';
import { typedTexts } from '#platform/contracts/form-fields.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { problemsOf } from '#platform/server/calls/mount-call.ts';
import { CallError, type RenderError, renderErrors } from '#platform/server/errors/call-error.ts';
import { formText, typedText } from '#platform/server/http/request-text.ts';
import { withinLimits } from '#platform/server/security/within-limits.ts';
import type { Language } from '#site/languages.ts';
import { booking } from '../../contract.ts';
import { cancellingFields, meetingActions, meetingFields } from '../../meeting-fields.ts';
import { cancelling } from '../actions.ts';
import { bookFrom, isOffered, moveLimits, timeTaken } from '../book.ts';
import { meetingMails } from '../mail.ts';
import { findMeetingByKey, findMeetingToConfirm, type MeetingDeps, meetingAddress } from '../meeting.ts';
import { cancelMeeting, type MeetingMails, moveMeeting, notifyOfMeetingChange } from '../store/change-meeting.ts';
import { isExpiredHold, lockMeeting } from '../store/find-meetings.ts';
import { type Meeting, meeting } from '../tables.ts';
import { type Choosing, choosingFrom, type MeetingPage, meetingErrorOf } from './meeting-page.ts';

interface FormRequest {
  readonly c: AppContext;
  readonly deps: MeetingDeps;
  readonly language: Language;
  readonly page: MeetingPage;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Handles a form of the page. On success it redirects, so that reloading does not repeat the action. */
export async function takeForm(request: FormRequest): Promise<Response> {
  const { c, page, body, language } = request;
  const choosing = choosingFrom(c, body, language);
  // From here on every error shows the form again with everything that was typed.
  return renderErrors(
    (error) => page.chooseAgain(error, choosing),
    () => act(request, choosing),
  );
}

async function act(request: FormRequest, choosing: Choosing): Promise<Response> {
  const { page, body } = request;
  // The buttons for another week or time zone send only the first day to show.
  const defaultAction = formText(body, meetingFields.from) ? 'show' : 'book';
  const action = meetingActions.find((name) => name === body[meetingFields.action]) ?? defaultAction;
  if (action === 'book') return book(request, choosing);
  if (action === 'confirm') return confirm(request, choosing);
  const [meeting, key] = [formText(body, meetingFields.meeting), formText(body, meetingFields.key)];
  const isAboutMeeting = action !== 'show' || meeting !== '';
  const found = isAboutMeeting ? await findMeetingByKey(request.deps, meeting, key) : undefined;
  if (isAboutMeeting && !found) return page.showError('unknown', 404);
  if (!found || action === 'show') return page.choose(choosing, { moving: found });
  return action === 'move' ? move(request, found, choosing) : cancel(request, found);
}

async function book({ c, deps, language, body }: FormRequest, choosing: Choosing): Promise<Response> {
  const { lang: _, request_id: __, ...typed } = body;
  const read = booking.safeParse({ ...typed, lang: choosing.typed.language, request_id: choosing.requestId });
  if (!read.success) throw new CallError('wrongInput', { fields: namedProblems(problemsOf(read.error), body) });
  const { reference } = await bookFrom(c, read.data, deps);
  return c.redirect(meetingAddress(await deps.secretOf(), reference, language, { done: 'booked' }), 303);
}

async function confirm({ c, deps, language, page, body }: FormRequest, { requestId }: Choosing): Promise<Response> {
  const { config, database, secretOf } = deps;
  const showError: RenderError = ({ errorCode }) => page.showError(meetingErrorOf(errorCode), errors[errorCode].status);
  return renderErrors(showError, async () => {
    const key = formText(body, meetingFields.confirm);
    const found = await findMeetingToConfirm(deps, formText(body, meetingFields.meeting), key);
    if (!found) return page.showError('unknown', 404);
    const showMeeting: RenderError = ({ errorCode }) =>
      page.meeting(found, { confirm: key, errorCode: meetingErrorOf(errorCode) }, errors[errorCode].status);
    return renderErrors(showMeeting, async () => {
      const secret = await secretOf();
      const { reference } = found;
      const outcome = await confirmMeeting(database.db, reference, currentTime(), meetingMails({ config, secret }));
      if (outcome === 'unknown') return page.showError('unknown', 404);
      if (outcome === 'expired') return page.expired(found, requestId, 409);
      if (outcome !== 'cancelled') deps.wakeMail?.();
      // If the meeting was cancelled meanwhile, its page says so.
      return c.redirect(meetingAddress(secret, reference, language, { done: 'booked' }), 303);
    });
  });
}

async function move({ c, deps, language, page }: FormRequest, found: Meeting, choosing: Choosing): Promise<Response> {
  const { config, database, secretOf } = deps;
  return renderErrors(
    (error) => page.chooseAgain(error, choosing, found),
    async () => {
      if (config.meetings.scheduler) return page.choose(choosing);
      if (!choosing.typed.time) throw new CallError('wrongInput', { fields: { [meetingFields.time]: 'missing' } });
      const to = new Date(choosing.typed.time);
      const isAsBefore = to.getTime() === found.startsAt.getTime();
      if (!isAsBefore && !isOffered(to, deps)) throw await timeTaken(to, deps);
      const secret = await secretOf();
      const team = await actingStaff(c, deps, found);
      const change = { reference: found.reference, to, zone: choosing.zone, now: currentTime(), team };
      const rest = { limits: moveLimits(c, secret), mailsOf: meetingMails({ config, secret }) };
      const outcome = await withinLimits(c, () => moveMeeting(database.db, change, rest));
      if (outcome === 'taken') throw await timeTaken(to, deps);
      if (outcome === 'unknown') return page.showError('unknown', 404);
      if (typeof outcome === 'string') return page.meeting(found, { errorCode: outcome }, 409);
      deps.wakeMail?.();
      return c.redirect(meetingAddress(secret, found.reference, language, { done: 'moved' }), 303);
    },
  );
}

async function cancel({ c, deps, language, page, body }: FormRequest, found: Meeting): Promise<Response> {
  const { config, database, secretOf } = deps;
  const secret = await secretOf();
  const { reference } = found;
  const showMeeting: RenderError = ({ errorCode }) =>
    page.meeting(found, { errorCode: meetingErrorOf(errorCode) }, errors[errorCode].status);
  const read = cancelling.safeParse(body);
  if (!read.success) {
    const typed = typedTexts(cancellingFields, (name) => typedText(body, name));
    return page.meeting(found, { cancelling: { typed, problems: problemsOf(read.error) } }, 422);
  }
  return renderErrors(showMeeting, async () => {
    const mails = meetingMails({ config, secret });
    const team = await actingStaff(c, deps, found);
    const outcome = await cancelMeeting(database.db, { reference, now: currentTime(), team, typed: read.data }, mails);
    if (outcome === 'unknown') return page.showError('unknown', 404);
    if (outcome === 'past') return page.meeting(found, { errorCode: 'past' }, 409);
    deps.wakeMail?.();
    return c.redirect(meetingAddress(secret, reference, language, { done: 'cancelled' }), 303);
  });
}

/** A form sends an empty time if none was chosen. */
function namedProblems(problems: Readonly<Record<string, string>>, body: FormRequest['body']) {
  const { time } = meetingFields;
  return { ...problems, ...(problems[time] && { [time]: formText(body, time) ? 'invalid' : 'missing' }) };
}

/** The team member who changes another person's meeting; undefined: the visitor does it. */
async function actingStaff(c: AppContext, { signedIn }: Pick<MeetingDeps, 'signedIn'>, { userId, email }: Meeting) {
  const known = await signedIn(c);
  if (!known?.isStaff || known.user.id === userId || known.user.email === email.toLowerCase()) return undefined;
  return { staffEmail: known.user.email, at: currentTime() };
}

/**
 * Turns a hold into a meeting and queues the mails, in one transaction. A booking that takes the time of an expired hold
 * locks the same row, so one of the two comes first. `isNew` is false if it was booked already; then nothing changes and
 * no mail is sent.
 */
export async function confirmMeeting(db: Db, reference: string, now: Date, mailsOf: MeetingMails) {
  return db.transaction(async (tx) => {
    const found = await lockMeeting(tx, reference);
    if (!found) return 'unknown';
    if (found.state === 'booked') return { meeting: found, isNew: false };
    if (found.state === 'cancelled') return 'cancelled';
    if (isExpiredHold(found, now)) return 'expired';
    const [confirmed] = await tx
      .update(meeting)
      .set({ state: 'booked', heldUntil: null, bookedAt: now })
      .where(eq(meeting.id, found.id))
      .returning();
    if (!confirmed) return 'unknown';
    await notifyOfMeetingChange(tx, { news: 'booked', meeting: confirmed }, mailsOf);
    return { meeting: confirmed, isNew: true };
  });
}
