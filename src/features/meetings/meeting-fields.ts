import type { FormFields } from '#platform/contracts/form-fields.ts';
import { longestEmail } from '#platform/contracts/input-bounds.ts';
import { href, withQuery } from '#site/address.ts';
import type { Language } from '#site/languages.ts';

/** The values of the field `action` in the forms of `/meet/book`. `show`: renders the page again with the typed fields. */
export const meetingActions = ['book', 'confirm', 'move', 'cancel', 'show'] as const;

export type MeetingAction = (typeof meetingActions)[number];

/** What people type to book, as the form and the call send it. Each is a column, and has a label in `meet-book.json`. */
export const bookingFields = {
  name: { kind: 'line', longest: 100, autoComplete: 'name' },
  email: { kind: 'email', longest: longestEmail },
  topic: { kind: 'lines', longest: 500 },
} as const satisfies FormFields;

/** What people type to cancel. Each is a column, and has a label in `meet-book.json`. The other side reads it. */
export const cancellingFields = {
  cancelReason: { kind: 'lines', longest: 500, isOptional: true },
} as const satisfies FormFields;

export type CancellingField = keyof typeof cancellingFields;

/** The other fields of the forms, which are sent to the page itself by POST. */
export const meetingFields = {
  action: 'action',
  /** ISO 8601 in UTC. */
  time: 'time',
  /** The language of the meeting: en, es or fr. */
  language: 'lang',
  zone: 'zone',
  /** The first day to show, such as `2026-11-23`. */
  from: 'from',
  /** The day that is open, which determines the week. */
  day: 'day',
  quote: 'quotation_id',
  requestId: 'request_id',
  /** A honeypot: people do not see it, and leave it empty. */
  trap: 'sitio_web',
  /** For moving and cancelling: the reference and the key of the meeting's link. */
  meeting: 'meeting',
  key: 'key',
  /** For confirming a hold: the key that is only in the mail. */
  confirm: 'confirm',
} as const;

export const completedMeetingActions = ['booked', 'moved', 'cancelled'] as const;

/** The query of `/meet/book`. */
export interface MeetingQuery {
  readonly zone?: string | undefined;
  /** The first day to show, such as `2026-11-23`. */
  readonly from?: string | undefined;
  /** The reference of a quote. */
  readonly quote?: string | undefined;
  /** The time that is chosen already: ISO 8601 in UTC. */
  readonly time?: string | undefined;
  /** The reference of a meeting to show, together with its key. */
  readonly meeting?: string | undefined;
  readonly key?: string | undefined;
  /** Instead of `key`: the key from the mail that asks to confirm a hold. */
  readonly confirm?: string | undefined;
  /** Shows the times that the meeting can be moved to. */
  readonly move?: '1' | undefined;
  readonly done?: (typeof completedMeetingActions)[number] | undefined;
}

export function meetingHref(language: Language, query: MeetingQuery = {}): string {
  return withQuery(href('/meet/book', language), { ...query });
}

/** The limits of a booking, shared by browser and server. */
export const meetingLimits = {
  /** In characters. */
  zone: 64,
  /** The maximum of upcoming meetings per mailbox. */
  upcoming: 3,
  /** The number of free times that are offered when a time was just taken. */
  nearest: 5,
  /** How long a time is held for a visitor who has to confirm it. */
  holdMinutes: 30,
} as const;
