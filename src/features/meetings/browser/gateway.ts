import { callSite } from '#platform/browser/calls/call-site.ts';
import { timeoutOrUndefined } from '#platform/browser/promises.ts';
import { fieldsOf } from '#platform/browser/stored/stored.ts';
import type { bookMeeting, getFreeTimes } from '../contract.ts';
import type { BookingGateway } from './booking.ts';
import { lost } from './read-booking.ts';

const freePath: (typeof getFreeTimes)['path'] = '/meetings/free';

/** Milliseconds. Until then the times that are shown are good enough. */
const patience = 6_000;

/** The world around a booking, in a browser. */
export const bookingGateway: BookingGateway = {
  book: (booking) => callSite<typeof bookMeeting>('/meetings/book', booking, { failure: lost }),
};

/** The times that are free now; undefined where no answer comes. */
export async function askFreeTimes(): Promise<readonly number[] | undefined> {
  const asked = fetch(freePath, { headers: { accept: 'application/json' } }).then((answer) => answer.json());
  const { times } = fieldsOf(fieldsOf(await timeoutOrUndefined<unknown>(patience, asked))['DATA']);
  return Array.isArray(times) ? times.map((time) => Date.parse(String(time))).filter(Number.isFinite) : undefined;
}
