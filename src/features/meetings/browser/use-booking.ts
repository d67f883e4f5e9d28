import { type FormEvent, useEffect, useRef, useState } from 'react';
import { reveal } from '#platform/browser/focus.ts';
import { checkEmail, checkText, clearFieldError, onlyProblems } from '#platform/browser/form-fields.ts';
import { manyLines, oneLine } from '#platform/contracts/text-rules.ts';
import type { Language } from '#site/languages.ts';
import { defaultLanguage, isLanguage } from '#site/languages.ts';
import type { MeetingError } from '../meeting-answer.ts';
import { meetingFields, meetingLimits } from '../meeting-fields.ts';
import type { BookingError, Outcome } from './booking.ts';
import { type BookingFields, bookingGateway, makeBooking } from './booking.ts';
import type { MeetingProps } from './meeting-props.ts';
import type { MeetingWords } from './words.ts';

interface Choice {
  readonly chosen: number | undefined;
  readonly zone: string;
  /** Somebody else was quicker. */
  readonly onTaken: () => void;
}

/** Books a time, or moves a meeting to it, and tells where that stands. */
export function useBooking(props: MeetingProps) {
  const { words, moving, quote, requestId } = props;
  const [stage, setStage] = useState<Stage>(() => stageAtFirst(props));
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
    setStage({ ...idle, booked: { meeting: outcome.meeting, email: fields.email.trim(), asked: chosen ?? 0 } });
  };

  /** Moving is the page's own work: the form goes out as it is, once. */
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
    mend: (name: string) => setStage((before) => clearFieldError(before, name)),
    submit(event: FormEvent<HTMLFormElement>, choice: Choice) {
      if (moving) return move(event, choice.chosen);
      event.preventDefault();
      void send(event.currentTarget, choice);
    },
  };
}

type Typed = Pick<BookingFields, 'time' | 'name' | 'email' | 'topic'>;

/** What is wrong with what was typed, by the rules of the server. */
export function checkBooking({ time, name, email, topic }: Typed): Readonly<Record<string, string>> {
  return onlyProblems({
    time: time ? undefined : 'missing',
    name: checkText(name, oneLine, meetingLimits.name),
    email: checkEmail(email, meetingLimits.email),
    topic: checkText(topic, manyLines, meetingLimits.topic),
  });
}

interface TypedTexts {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly lang: Language;
  readonly sitio_web: string;
}

/** What stands in the form beside the time. */
function typedIn(form: HTMLFormElement): TypedTexts {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const lang = text(meetingFields.language);
  return {
    name: text(meetingFields.name),
    email: text(meetingFields.email),
    topic: text(meetingFields.topic),
    lang: isLanguage(lang) ? lang : defaultLanguage,
    sitio_web: text(meetingFields.trap),
  };
}

/** An answer that is still not there after this long may never come, or nobody waits for it. */
const patience = 8000;

/**
 * For a form that goes out as it is, once. Whoever is still here, because they stopped it or came back to the page as
 * they left it, may send it again: `onStay`.
 */
function useLeaving(onStay: () => void): { readonly isLeaving: () => boolean; readonly leave: () => void } {
  // At once, not with the next drawing: a second press may come before that.
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stay = useRef(onStay);
  stay.current = onStay;

  const letGo = useRef(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    stay.current();
  }).current;

  useEffect(() => {
    // Only where the page is gone back to: a slow one is shown as loaded after somebody has pressed.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && letGo();
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
      clearTimeout(timer.current);
    };
  }, [letGo]);

  return {
    isLeaving: () => timer.current !== undefined,
    leave() {
      timer.current = setTimeout(letGo, patience);
    },
  };
}

type Problems = Readonly<Record<string, string>>;

/** Where a booking stands. */
interface Stage {
  readonly isSending: boolean;
  /** In words. */
  readonly errorCode: string | undefined;
  /** Writing to us is what helps. */
  readonly offersContact: boolean;
  /** By field, by name. */
  readonly problems: Problems;
  /** A new one each time that something was wrong: with it the focus goes there. */
  readonly failure: object | undefined;
  /** Free ones around a time that was taken. */
  readonly nearest: readonly number[];
  readonly booked:
    | {
        readonly meeting: Extract<Outcome, { kind: 'booked' }>['meeting'];
        readonly email: string;
        readonly asked: number;
      }
    | undefined;
}

const idle: Stage = {
  isSending: false,
  offersContact: false,
  problems: {},
  nearest: [],
  errorCode: undefined,
  failure: undefined,
  booked: undefined,
};

type First = Pick<MeetingProps, 'errorCode' | 'problems' | 'nearest' | 'moving' | 'words'>;

/** As the server found it, where it drew the page for what was sent. */
function stageAtFirst({ errorCode, problems, nearest, moving, words }: First): Stage {
  if (isLost(errorCode)) return taken({ errorCode, nearest }, words, moving !== undefined);
  const named = errorCode ?? (Object.keys(problems).length > 0 ? 'wrongInput' : undefined);
  return named ? { ...failed(named, problems, words.errors), nearest } : idle;
}

function failed(errorCode: MeetingError | BookingError, problems: Problems, words: MeetingWords['errors']): Stage {
  return {
    ...idle,
    errorCode: words[errorCode],
    offersContact: errorCode === 'tooManyBookings',
    problems,
    failure: {},
  };
}

/** A time that cannot be had, or not any more. */
interface Lost {
  readonly errorCode: 'taken' | 'notOffered' | 'expired';
  readonly nearest: readonly number[];
}

/** With what to do instead: whoever moves a meeting has written nothing, and still has the old time. */
function taken({ errorCode, nearest }: Lost, { errors, instead }: MeetingWords, isMoving: boolean): Stage {
  const [some, none] = isMoving ? [instead.movingSome, instead.movingNone] : [instead.some, instead.none];
  return { ...idle, errorCode: `${errors[errorCode]} ${nearest.length > 0 ? some : none}`, nearest, failure: {} };
}

function isLost(errorCode: MeetingError | undefined): errorCode is Lost['errorCode'] {
  return errorCode === 'taken' || errorCode === 'notOffered' || errorCode === 'expired';
}
