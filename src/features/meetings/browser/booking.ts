import type { z } from 'zod';
import type { booking } from '../contract.ts';
import { type BookingAnswer, type Outcome, readBooking } from './read-booking.ts';

export type BookingFields = Omit<z.input<typeof booking>, 'request_id'>;

/** What a booking needs of the world. */
export interface BookingGateway {
  readonly book: (fields: z.input<typeof booking>) => Promise<BookingAnswer>;
}

/**
 * One booking, from the first press on. A second press while the first one is on its way asks for nothing, and however
 * often it is tried, it goes by one id: the server books once.
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
