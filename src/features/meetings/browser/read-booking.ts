import type { z } from 'zod';
import type { bookMeeting } from '../contract.ts';

type Booked = z.output<(typeof bookMeeting)['response']>['DATA'];

/** An envelope, as `callSite` gives it. */
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

/** `lost`: no answer came. `unavailable`: trying again changes nothing. */
export type BookingFault =
  | 'wrongInput'
  | 'tooManyRequests'
  | 'tooManyMeetings'
  | 'tooManyBookings'
  | 'lost'
  | 'unavailable'
  | 'failure';

/** What `callSite` says where no answer came. */
export const lost = 'lost' satisfies BookingFault;

export type Outcome =
  | { readonly kind: 'booked'; readonly meeting: Booked }
  /** Somebody else was quicker, or nobody can have the time: these are free around it. */
  | { readonly kind: 'taken'; readonly fault: 'taken' | 'notOffered'; readonly nearest: readonly number[] }
  /** Problems are those of fields, by name. */
  | { readonly kind: 'failed'; readonly fault: BookingFault; readonly problems: Readonly<Record<string, string>> };

const tooMany = ['tooManyMeetings', 'tooManyBookings'] as const;

/** What the answer to a booking means for whoever waits for it. */
export function readBooking(answer: BookingAnswer): Outcome {
  if (answer.CODE === 1 || answer.CODE === 6) return { kind: 'booked', meeting: answer.DATA };
  const { fields = {}, nearest = [], reason } = answer.DATA;
  if (answer.CODE === 4) {
    const fault = reason === 'notOffered' ? reason : 'taken';
    return { kind: 'taken', fault, nearest: nearest.map((time) => Date.parse(time)) };
  }
  if (answer.CODE === 2) return { kind: 'failed', fault: 'wrongInput', problems: fields };
  const failed = (fault: BookingFault): Outcome => ({ kind: 'failed', fault, problems: {} });
  if (answer.CODE === 7) return failed(tooMany.find((name) => name === reason) ?? 'tooManyRequests');
  if (answer.DESCRIPTION === lost) return failed('lost');
  return failed(reason === 'unavailable' ? 'unavailable' : 'failure');
}
