import type { z } from 'zod';
import { callSite } from '#platform/browser/calls/call-site.ts';
import { timeoutOrUndefined } from '#platform/browser/promises.ts';
import { fieldsOf } from '#platform/browser/stored/stored.ts';
import type { FormFields } from '#platform/contracts/form-fields.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import type { booking, bookMeeting, getFreeTimes } from '../contract.ts';
import { bookingFields } from '../meeting-fields.ts';
import type { MeetingWords } from './meeting-props.ts';

export type BookingFields = Omit<z.input<typeof booking>, 'request_id'>;

/** The server functions that a booking uses. Tests replace them. */
export interface BookingGateway {
  readonly book: (fields: z.input<typeof booking>) => Promise<BookingAnswer>;
}

/**
 * One booking. A second press while a request is running does nothing, and every try has the same request id, so that
 * the server books once.
 */
export function makeBooking(requestId: string, gateway: BookingGateway) {
  let isBusy = false;
  return async (fields: BookingFields): Promise<Outcome | undefined> => {
    if (isBusy) return undefined;
    isBusy = true;
    const answer = await gateway.book({ ...fields, request_id: requestId });
    isBusy = false;
    return readBooking(answer);
  };
}

type Booked = z.output<(typeof bookMeeting)['response']>['DATA'];

/** An envelope as `callSite` returns it. */
export type BookingAnswer =
  | { readonly CODE: 1; readonly DATA: Booked }
  | { readonly CODE: 6; readonly DATA: Booked }
  | {
      readonly CODE: 2 | 3 | 4 | 5 | 7;
      readonly DESCRIPTION: string;
      readonly DATA: {
        readonly fields?: Readonly<Record<string, string>>;
        readonly nearest?: readonly string[];
        readonly reason?: string;
      };
    };

/** `lost`: there was no answer. `unavailable`: trying again does not help. */
export type BookingError =
  | 'wrongInput'
  | 'tooManyRequests'
  | 'tooManyMeetings'
  | 'tooManyBookings'
  | 'lost'
  | 'unavailable'
  | 'failure';

/** The description that `callSite` returns when there was no answer. */
const lost = 'lost' satisfies BookingError;

export type Outcome =
  | { readonly kind: 'booked'; readonly meeting: Booked }
  /** Another visitor has the time, or it is not offered. `nearest`: free times around it. */
  | { readonly kind: 'taken'; readonly errorCode: 'taken' | 'notOffered'; readonly nearest: readonly number[] }
  /** `problems`: the name of each field's problem. */
  | { readonly kind: 'failed'; readonly errorCode: BookingError; readonly problems: Readonly<Record<string, string>> };

const tooMany = ['tooManyMeetings', 'tooManyBookings'] as const;

export function readBooking(answer: BookingAnswer): Outcome {
  if (answer.CODE === 1 || answer.CODE === 6) return { kind: 'booked', meeting: answer.DATA };
  const { fields = {}, nearest = [], reason } = answer.DATA;
  if (answer.CODE === 4) {
    const errorCode = reason === 'notOffered' ? reason : 'taken';
    return { kind: 'taken', errorCode, nearest: nearest.map((time) => Date.parse(time)) };
  }
  if (answer.CODE === 2) return { kind: 'failed', errorCode: 'wrongInput', problems: fields };
  const failed = (errorCode: BookingError): Outcome => ({ kind: 'failed', errorCode, problems: {} });
  if (answer.CODE === 7) return failed(tooMany.find((name) => name === reason) ?? 'tooManyRequests');
  if (answer.DESCRIPTION === lost) return failed('lost');
  return failed(reason === 'unavailable' ? 'unavailable' : 'failure');
}

const freePath: (typeof getFreeTimes)['path'] = '/meetings/free';

/** Milliseconds. If the answer takes longer, the times on the page stay. */
const freeTimesTimeout = 6_000;

export const bookingGateway: BookingGateway = {
  book: (booking) => callSite<typeof bookMeeting>('/meetings/book', booking, { failure: lost }),
};

/** The times that are free now; undefined if there is no answer. */
export async function fetchFreeTimes(): Promise<readonly number[] | undefined> {
  const request = fetch(freePath, { headers: { accept: 'application/json' } }).then((answer) => answer.json());
  const { times } = fieldsOf(fieldsOf(await timeoutOrUndefined<unknown>(freeTimesTimeout, request))['DATA']);
  return Array.isArray(times) ? times.map((time) => Date.parse(String(time))).filter(Number.isFinite) : undefined;
}

const fields: FormFields = bookingFields;

/** The text of a problem. Server and island use the same names. */
export function problemText(
  field: string,
  problem: string | undefined,
  words: MeetingWords['problems'],
  language: Language,
): string | undefined {
  if (!problem) return undefined;
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = words;
  const text = all[field]?.[problem] ?? all['any']?.[problem] ?? words.any.invalid;
  return format(text, language, { most: fields[field]?.longest ?? 0 });
}
