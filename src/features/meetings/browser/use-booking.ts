import { type FormEvent, useEffect, useRef, useState } from 'react';
import { reveal } from '#platform/browser/focus.ts';
import { checkTexts, clearFieldError } from '#platform/browser/form-fields.ts';
import { typedTexts } from '#platform/contracts/form-fields.ts';
import { defaultLanguage, isLanguage } from '#site/languages.ts';
import type { MeetingError } from '../meeting-answer.ts';
import { bookingFields, meetingFields } from '../meeting-fields.ts';
import { type BookingError, type BookingFields, bookingGateway, makeBooking, type Outcome } from './booking.ts';
import type { MeetingProps, MeetingWords } from './meeting-props.ts';

interface Choice {
  readonly chosen: number | undefined;
  readonly zone: string;
  /** Called when another visitor has taken the time. */
  readonly onTaken: () => void;
}

/** Books a time, or moves a meeting to it, and returns the stage of that. */
export function useBooking(props: MeetingProps) {
  const { words, moving, quote, requestId } = props;
  const [stage, setStage] = useState<Stage>(() => initialStage(props));
  const [book] = useState(() => makeBooking(requestId, bookingGateway));
  const { isLeaving, leave } = useLeaving(() => setStage((before) => ({ ...before, isSending: false })));

  const send = async (form: HTMLFormElement, { chosen, zone, onTaken }: Choice) => {
    const fields = { ...typedIn(form), time: chosen ? new Date(chosen).toISOString() : '', zone };
    const problems = checkBooking(fields);
    if (Object.keys(problems).length > 0) return setStage(failed('wrongInput', problems, words.errors));
    setStage((before) => ({ ...idle, nearest: before.nearest, isSending: true }));
    const outcome = await book({ ...fields, ...(quote && { quotation_id: quote }) });
    if (!outcome) return;
    reveal(form);
    if (outcome.kind === 'failed') return setStage(failed(outcome.errorCode, outcome.problems, words.errors));
    if (outcome.kind === 'taken') {
      onTaken();
      return setStage(taken(outcome, words, false));
    }
    setStage({ ...idle, booked: { meeting: outcome.meeting, email: fields.email.trim(), requestedTime: chosen ?? 0 } });
  };

  /** Moving works without this script: the form is sent as it is, once. */
  const move = (event: FormEvent, chosen: number | undefined) => {
    if (isLeaving()) return event.preventDefault();
    if (chosen !== undefined) {
      leave();
      return setStage({ ...idle, isSending: true });
    }
    event.preventDefault();
    setStage(failed('wrongInput', { time: 'missing' }, words.errors));
  };

  return {
    stage,
    clearError: (name: string) => setStage((before) => clearFieldError(before, name)),
    submit(event: FormEvent<HTMLFormElement>, choice: Choice) {
      if (moving) return move(event, choice.chosen);
      event.preventDefault();
      void send(event.currentTarget, choice);
    },
  };
}

type Typed = Pick<BookingFields, 'time' | keyof typeof bookingFields>;

/** The problems of the fields, by the server's rules. */
export function checkBooking({ time, ...typed }: Typed): Readonly<Record<string, string>> {
  return { ...(!time && { time: 'missing' }), ...checkTexts(bookingFields, typed) };
}

/** The fields of the form except the time. */
function typedIn(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const lang = text(meetingFields.language);
  return {
    ...typedTexts(bookingFields, text),
    lang: isLanguage(lang) ? lang : defaultLanguage,
    sitio_web: text(meetingFields.trap),
  };
}

/** Milliseconds after which an answer is no longer expected. */
const leaveTimeout = 8000;

/**
 * For a form that the browser sends itself, once. If the visitor is still here, because they stopped the request or came
 * back to the page, `onStay` allows them to send it again.
 */
function useLeaving(onStay: () => void): { readonly isLeaving: () => boolean; readonly leave: () => void } {
  // A ref changes immediately; a second press may come before the next render.
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stay = useRef(onStay);
  stay.current = onStay;

  const release = useRef(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    stay.current();
  }).current;

  useEffect(() => {
    // Only after the back button: on a slow page, `pageshow` can also come after the visitor has pressed.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && release();
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
      clearTimeout(timer.current);
    };
  }, [release]);

  return {
    isLeaving: () => timer.current !== undefined,
    leave() {
      timer.current = setTimeout(release, leaveTimeout);
    },
  };
}

type Problems = Readonly<Record<string, string>>;

/** The stage of a booking. */
interface Stage {
  readonly isSending: boolean;
  /** The text of the error. */
  readonly errorText: string | undefined;
  /** Whether to offer a link to contact us. */
  readonly offersContact: boolean;
  /** The name of each field's problem. */
  readonly problems: Problems;
  /** A new object for each failure, so that the focus moves to it each time. */
  readonly failure: object | undefined;
  /** Free times around the one that was taken. */
  readonly nearest: readonly number[];
  readonly booked:
    | {
        readonly meeting: Extract<Outcome, { kind: 'booked' }>['meeting'];
        readonly email: string;
        readonly requestedTime: number;
      }
    | undefined;
}

const idle: Stage = {
  isSending: false,
  offersContact: false,
  problems: {},
  nearest: [],
  errorText: undefined,
  failure: undefined,
  booked: undefined,
};

type First = Pick<MeetingProps, 'errorCode' | 'problems' | 'nearest' | 'moving' | 'words'>;

/** The stage that the server rendered the page in. */
function initialStage({ errorCode, problems, nearest, moving, words }: First): Stage {
  if (isUnavailable(errorCode)) return taken({ errorCode, nearest }, words, moving !== undefined);
  const shownError = errorCode ?? (Object.keys(problems).length > 0 ? 'wrongInput' : undefined);
  return shownError ? { ...failed(shownError, problems, words.errors), nearest } : idle;
}

function failed(errorCode: MeetingError | BookingError, problems: Problems, words: MeetingWords['errors']): Stage {
  return {
    ...idle,
    errorText: words[errorCode],
    offersContact: errorCode === 'tooManyBookings',
    problems,
    failure: {},
  };
}

/** A time that is not available, or no longer. */
interface Unavailable {
  readonly errorCode: 'taken' | 'notOffered' | 'expired';
  readonly nearest: readonly number[];
}

/** Says what to do instead: a visitor who moves a meeting has typed nothing and still has the old time. */
function taken({ errorCode, nearest }: Unavailable, { errors, instead }: MeetingWords, isMoving: boolean): Stage {
  const [some, none] = isMoving ? [instead.movingSome, instead.movingNone] : [instead.some, instead.none];
  return { ...idle, errorText: `${errors[errorCode]} ${nearest.length > 0 ? some : none}`, nearest, failure: {} };
}

function isUnavailable(errorCode: MeetingError | undefined): errorCode is Unavailable['errorCode'] {
  return errorCode === 'taken' || errorCode === 'notOffered' || errorCode === 'expired';
}
