import type { Scheduler } from '#platform/contracts/settings.ts';
import type { Language } from '#site/languages.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/meet/book': { readonly meeting: MeetingAnswer };
  }
}

/** `held`: its visitor has to confirm it. `expired`: that was not done in time, or the time was given back. */
export type MeetingState = 'booked' | 'held' | 'expired' | 'cancelled';

/** A meeting, as whoever has its link may know it. Times are milliseconds since 1970. */
export interface MeetingFacts {
  readonly reference: string;
  readonly startsAt: number;
  readonly state: MeetingState;
  /** When the hold ends; undefined where it is none. */
  readonly heldUntil: number | undefined;
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly language: Language;
  readonly zone: string;
  readonly quote: string | undefined;
  /** Begun or over: nothing can be changed any more. */
  readonly isPast: boolean;
  /** Its page, where it can be moved and cancelled. */
  readonly page: string;
  /** An iCalendar file of it. */
  readonly calendarFile: string;
}

/** What was typed beside the time. */
export interface TypedMeeting {
  /** ISO 8601 in UTC; empty where none was chosen. */
  readonly time: string;
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  /** In which to talk. */
  readonly language: Language;
}

/**
 * `taken`: somebody else was quicker. `notOffered`: nobody can have the time. `unknown`: the link is not right. `past`: it
 * has begun or is over. `cancelled`: it was, so it cannot be moved. `tooManyMeetings`: this address has as many to come
 * as it may have. `tooManyBookings`: all visitors together have. `held`: it has to be confirmed before it can be moved.
 * `expired`: it was on hold, and nobody confirmed it in time.
 */
export type MeetingError =
  | 'taken'
  | 'notOffered'
  | 'unknown'
  | 'past'
  | 'cancelled'
  | 'tooManyMeetings'
  | 'tooManyBookings'
  | 'held'
  | 'expired'
  | 'tooManyRequests'
  | 'otherSite'
  | 'notReady'
  | 'failure';

/** The page `/meet/book`, which is drawn for every visitor. */
export type MeetingAnswer =
  | {
      readonly kind: 'choose';
      /** All that are free, in order. */
      readonly free: readonly number[];
      /** Whose clock is shown beside that of Bogotá. */
      readonly zone: string;
      /** The first day that is shown, such as `2026-11-16`; undefined: the first with a free time. */
      readonly from: string | undefined;
      readonly typed: TypedMeeting;
      /** By field: the name of what is wrong. The words are the page's. */
      readonly problems: Readonly<Record<string, string>>;
      readonly errorCode: MeetingError | undefined;
      /** Free ones around the time that was taken. */
      readonly nearest: readonly number[];
      /** Carried along from a quote. */
      readonly quote: string | undefined;
      /** Of the form, so that sending it twice books once. */
      readonly requestId: string;
      /** The meeting that is to be moved, with the key of its link. */
      readonly moving: { readonly meeting: MeetingFacts; readonly key: string } | undefined;
    }
  | {
      readonly kind: 'meeting';
      readonly meeting: MeetingFacts;
      readonly key: string;
      /** Of the mail that asks for the confirmation, where that is what led here. */
      readonly confirm: string | undefined;
      /** What was done just now. */
      readonly completed: 'booked' | 'moved' | 'cancelled' | undefined;
      readonly errorCode: MeetingError | undefined;
    }
  | { readonly kind: 'scheduler'; readonly scheduler: Scheduler }
  | { readonly kind: 'error'; readonly errorCode: MeetingError };

/** One of the meetings that the dashboard lists. */
export type MeetingEntry = Pick<
  MeetingFacts,
  'reference' | 'startsAt' | 'state' | 'topic' | 'zone' | 'isPast' | 'page'
>;
