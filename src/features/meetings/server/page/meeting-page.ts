import { randomUUID } from 'node:crypto';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { dayText, momentText, uuidText } from '#platform/contracts/bounded-input.ts';
import { type ErrorCode, errors } from '#platform/contracts/envelope.ts';
import { fieldNames, typedTexts } from '#platform/contracts/form-fields.ts';
import { currentTime } from '#platform/database/clock.ts';
import { pick } from '#platform/database/queries.ts';
import { readQuoteReference } from '#platform/database/reference-code.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { CallError } from '#platform/server/errors/call-error.ts';
import { formText, typedText } from '#platform/server/http/request-text.ts';
import { answerLive, type PageStatus } from '#platform/server/live/live-pages.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import type { Language } from '#site/languages.ts';
import { localTime, writeDay } from '#site/time.ts';
import { nearestFree, offeredTimes } from '../../free-times.ts';
import type { MeetingAnswer, MeetingError, TypedMeeting } from '../../meeting-answer.ts';
import { bookingFields, meetingFields, meetingLimits } from '../../meeting-fields.ts';
import { type ReaderZone, readZone } from '../../zones.ts';
import { BookingLimitReached, freeNow, MeetingLimitReached, TimeTaken } from '../book.ts';
import { type MeetingDeps, meetingFacts, meetingKey } from '../meeting.ts';
import { readerZone } from '../reader-zone.ts';
import type { Meeting } from '../tables.ts';

/** What the visitor has chosen and typed so far, from a link or a form. */
export interface Choosing extends ReaderZone {
  readonly from: string | undefined;
  readonly quote: string | undefined;
  readonly typed: TypedMeeting;
  readonly requestId: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Ignores unreadable fields. */
export function choosingFrom(c: AppContext, fields: Fields, language: Language): Choosing {
  const text = (name: string) => formText(fields, name);
  const typed = (name: string) => typedText(fields, name);
  const { zone, from, day, time, requestId } = meetingFields;
  const chosen = readZone(text(zone));
  return {
    ...(chosen ? { zone: chosen, basis: 'chosen' } : readerZone(c.req.header('cookie'))),
    // Without JavaScript the form contains the first day of the week that was shown.
    from: [text(from), text(day)].map((sent) => dayText().safeParse(sent).data).find(Boolean),
    // Links use a shorter name than forms.
    quote: readQuoteReference(text(meetingFields.quote) || text('quote')),
    typed: {
      ...typedTexts(bookingFields, typed),
      time: momentText().safeParse(text(time)).data ?? '',
      language: languageIn(text(meetingFields.language)) ?? language,
    },
    requestId: uuidText().safeParse(text(requestId)).data ?? randomUUID(),
  };
}

type MeetingView = Extract<MeetingAnswer, { kind: 'meeting' }>;
type ChooseView = Extract<MeetingAnswer, { kind: 'choose' }>;

interface ChooseOptions {
  readonly moving?: Meeting | undefined;
  readonly free?: readonly number[];
  readonly problems?: ChooseView['problems'];
  readonly errorCode?: MeetingError | undefined;
  readonly nearest?: readonly number[];
  readonly status?: PageStatus | undefined;
}

/** Renders `/meet/book` for one visitor. */
export function meetingPage(c: AppContext, deps: MeetingDeps, language: Language) {
  const { config, live, secretOf } = deps;
  const answer = (meeting: MeetingAnswer, status: PageStatus = 200) =>
    answerLive(c, live, { path: '/meet/book', meeting }, { language, status });

  async function choose(choosing: Choosing, options: ChooseOptions = {}): Promise<Response> {
    const { scheduler } = config.meetings;
    if (scheduler) return answer({ kind: 'scheduler', scheduler });
    const { free = await freeNow(deps), moving, problems = {}, errorCode, nearest = [], status } = options;
    const secret = moving && (await secretOf());
    const moved = moving &&
      secret && { meeting: meetingFacts(moving, secret, language), key: meetingKey(secret, moving.reference) };
    return answer(
      { kind: 'choose', free, ...choosing, problems, errorCode, nearest, moving: moved || undefined },
      status,
    );
  }

  return {
    choose,

    /** Shows a meeting, with the action that was completed or the error. */
    async meeting(
      found: Meeting,
      shown: Pick<Partial<MeetingView>, 'completed' | 'errorCode' | 'confirm' | 'cancelling'>,
      status?: PageStatus,
    ) {
      const secret = await secretOf();
      const { completed, errorCode, confirm, cancelling } = shown;
      const meeting = meetingFacts(found, secret, language);
      return answer(
        {
          kind: 'meeting',
          meeting,
          key: meetingKey(secret, found.reference),
          confirm,
          completed,
          errorCode,
          cancelling,
        },
        status,
      );
    },

    /** The form with everything that was typed for an expired hold, and the free times around its time. */
    async expired(found: Meeting, requestId: string, status?: PageStatus): Promise<Response> {
      const free = await freeNow(deps);
      const { zone, startsAt, quoteReference } = found;
      const choosing: Choosing = {
        zone,
        basis: 'chosen',
        from: undefined,
        quote: quoteReference ?? undefined,
        typed: {
          ...pick(found, ...fieldNames(bookingFields)),
          time: startsAt.toISOString(),
          language: languageOf(found),
        },
        requestId,
      };
      // Its own time is included, unless another visitor has taken it.
      const nearest = nearestFree(free, startsAt.getTime(), meetingLimits.nearest);
      return choose(withoutTime(choosing), { free, errorCode: 'expired', nearest, status });
    },

    /** Shows only the error. */
    showError: (errorCode: MeetingError, status: PageStatus) => answer({ kind: 'error', errorCode }, status),

    /** The form again with everything that was typed. While the database is down, it shows all offered times. */
    async chooseAgain(error: CallError, choosing: Choosing, moving?: Meeting): Promise<Response> {
      const free = await freeNow(deps).catch(() => offeredTimes(currentTime().getTime(), config.meetings.rules));
      const { status } = errors[error.errorCode];
      const options = { free, moving, status };
      if (error instanceof TimeTaken)
        return choose(withoutTime(choosing), { ...options, errorCode: error.why, nearest: error.near });
      const problems = error.details.fields;
      if (error.errorCode === 'wrongInput' && problems) return choose(choosing, { ...options, problems });
      return choose(choosing, { ...options, errorCode: errorOf(error) });
    },
  };
}

export type MeetingPage = ReturnType<typeof meetingPage>;

function errorOf(error: CallError): MeetingError {
  if (error instanceof MeetingLimitReached) return 'tooManyMeetings';
  return error instanceof BookingLimitReached ? 'tooManyBookings' : meetingErrorOf(error.errorCode);
}

const publicErrors: Readonly<Partial<Record<ErrorCode, MeetingError>>> = {
  notFound: 'unknown',
  tooManyRequests: 'tooManyRequests',
  otherSite: 'otherSite',
  notReady: 'notReady',
};

export function meetingErrorOf(errorCode: ErrorCode): MeetingError {
  return publicErrors[errorCode] ?? 'failure';
}

/** Clears a time that is not available, and shows the days around it. */
export function withoutTime({ typed, ...rest }: Choosing): Choosing {
  const from = typed.time ? writeDay(localTime(Date.parse(typed.time), rest.zone).day) : rest.from;
  return { ...rest, from, typed: { ...typed, time: '' } };
}
