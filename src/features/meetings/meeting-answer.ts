import type { TypedTexts } from '#platform/contracts/form-fields.ts';
import type { Scheduler } from '#platform/contracts/settings.ts';
import type { Language } from '#site/languages.ts';
import type { bookingFields, cancellingFields } from './meeting-fields.ts';
import type { ReaderZone } from './zones.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/meet/book': { readonly meeting: MeetingAnswer };
  }
}

/** `held`: the visitor has to confirm it. `expired`: it was not confirmed in time, or the visitor released it. */
export type MeetingState = 'booked' | 'held' | 'expired' | 'cancelled';

/** What everyone who has the link of a meeting may see. Times are milliseconds since 1970. */
export interface MeetingFacts {
  readonly reference: string;
  readonly startsAt: number;
  readonly state: MeetingState;
  /** When the hold ends; undefined if it is not on hold. */
  readonly heldUntil: number | undefined;
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly language: Language;
  readonly zone: string;
  readonly quote: string | undefined;
  /** It has started or is over, so it cannot be changed any more. */
  readonly isPast: boolean;
  /** The page where it can be moved and cancelled. */
  readonly page: string;
  /** The address of its iCalendar file. */
  readonly calendarFile: string;
}

/** The fields of the booking form. */
export interface TypedMeeting extends TypedTexts<typeof bookingFields> {
  /** ISO 8601 in UTC; empty if none was chosen. */
  readonly time: string;
  /** The language of the meeting. */
  readonly language: Language;
}

/** The form to cancel, if it was refused. */
export interface TypedCancelling {
  readonly typed: TypedTexts<typeof cancellingFields>;
  /** The name of each field's problem. */
  readonly problems: Readonly<Record<string, string>>;
}

/**
 * `taken`: another visitor has the time. `notOffered`: the time is not offered. `unknown`: the link is wrong. `past`: the
 * meeting has started or is over. `cancelled`: it was cancelled, so it cannot be moved. `tooManyMeetings`: this address
 * has the maximum of upcoming meetings. `tooManyBookings`: all visitors together have reached the limit. `held`: it has
 * to be confirmed before it can be moved. `expired`: it was on hold, and was not confirmed in time.
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

/** The content of the page `/meet/book`, which the server renders for each visitor. */
export type MeetingAnswer =
  /** The times are shown in this zone, and in Bogotá's. */
  | (ReaderZone & {
      readonly kind: 'choose';
      /** All free times, in order. */
      readonly free: readonly number[];
      /** The first day that is shown, such as `2026-11-16`; undefined: the first with a free time. */
      readonly from: string | undefined;
      readonly typed: TypedMeeting;
      /** The name of each field's problem. The page has the texts. */
      readonly problems: Readonly<Record<string, string>>;
      readonly errorCode: MeetingError | undefined;
      /** Free times around the one that was taken. */
      readonly nearest: readonly number[];
      /** The quote that the visitor came from. */
      readonly quote: string | undefined;
      /** The id of the form, so that sending it twice books once. */
      readonly requestId: string;
      /** The meeting to move, with the key of its link. */
      readonly moving: { readonly meeting: MeetingFacts; readonly key: string } | undefined;
    })
  | {
      readonly kind: 'meeting';
      readonly meeting: MeetingFacts;
      readonly key: string;
      /** The confirmation key, if the visitor came from the mail that asks to confirm. */
      readonly confirm: string | undefined;
      /** The action that was just completed. */
      readonly completed: 'booked' | 'moved' | 'cancelled' | undefined;
      readonly errorCode: MeetingError | undefined;
      readonly cancelling?: TypedCancelling | undefined;
    }
  | { readonly kind: 'scheduler'; readonly scheduler: Scheduler }
  | { readonly kind: 'error'; readonly errorCode: MeetingError };

/** One of the meetings that the dashboard lists. */
export type MeetingEntry = Pick<
  MeetingFacts,
  'reference' | 'startsAt' | 'state' | 'topic' | 'zone' | 'isPast' | 'page'
>;
