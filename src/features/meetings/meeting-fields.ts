import { href, withQuery } from '#site/address.ts';
import type { Language } from '#site/languages.ts';

/** What the forms of `/meet/book` ask for, by their field `action`. `show`: the page again, with what was typed. */
export const meetingActions = ['book', 'confirm', 'move', 'cancel', 'show'] as const;

export type MeetingAction = (typeof meetingActions)[number];

/** The fields of its forms, which are sent to the page itself by POST; those of a booking are the same as in the call. */
export const meetingFields = {
  action: 'action',
  /** ISO 8601 in UTC. */
  time: 'time',
  name: 'name',
  email: 'email',
  topic: 'topic',
  /** In which to talk: en, es or fr. */
  language: 'lang',
  zone: 'zone',
  /** The first day to show, such as `2026-11-23`. */
  from: 'from',
  /** The day that is open, which tells the week it is in. */
  day: 'day',
  quote: 'quotation_id',
  requestId: 'request_id',
  /** People do not see it, and leave it empty. */
  trap: 'sitio_web',
  /** To move and to cancel: the reference and the key of its link. */
  meeting: 'meeting',
  key: 'key',
  /** To confirm a hold: the key that stands in the mail alone. */
  confirm: 'confirm',
} as const;

export const completedMeetingActions = ['booked', 'moved', 'cancelled'] as const;

/** A place in `/meet/book`, as its query says it. */
export interface MeetingPlace {
  readonly zone?: string | undefined;
  /** The first day to show, such as `2026-11-23`. */
  readonly from?: string | undefined;
  /** The reference of a quote. */
  readonly quote?: string | undefined;
  /** Chosen already: ISO 8601 in UTC. */
  readonly time?: string | undefined;
  /** Its reference; with its key it is shown. */
  readonly meeting?: string | undefined;
  readonly key?: string | undefined;
  /** Instead of that: the key of the mail that asks to confirm a hold. */
  readonly confirm?: string | undefined;
  /** Another time for it is to be chosen. */
  readonly move?: '1' | undefined;
  readonly done?: (typeof completedMeetingActions)[number] | undefined;
}

export function meetingHref(language: Language, place: MeetingPlace = {}): string {
  return withQuery(href('/meet/book', language), { ...place });
}

/** Bounds of a booking, in one place for browser and server. */
export const meetingLimits = {
  /** In characters. */
  name: 100,
  email: 254,
  topic: 500,
  zone: 64,
  /** So many meetings to come one mailbox may have. */
  upcoming: 3,
  /** So many free times are offered to somebody whose time was just taken. */
  nearest: 5,
  /** For so long a time is held for somebody who has to confirm it. */
  holdMinutes: 30,
} as const;
