import { z } from 'zod';
import { readOrderReference } from '#database/payments/order-reference.ts';
import { readQuoteReference } from '#database/quotes/quote-reference.ts';
import { readReference } from '#database/tickets/reference.ts';
import { staffDeeds, staffViews } from '#site/account/staff.ts';
import type { StaffPlace } from '#site/account/staff-address.ts';
import { staffBookingFilters } from '#site/account/staff-booking-lines.ts';
import { leadSpans, staffTicketStates } from '#site/account/staff-lines.ts';
import { staffPaymentFilters } from '#site/account/staff-payment-lines.ts';

/** Far more than anybody pages through. */
const lastPage = 10_000;
const longestSearch = 200;
const longestMark = 30;

/** What cannot be read is as if it were left out. */
const place = z.object({
  view: z.enum([...staffViews, 'ticket', 'payment', 'quote']).catch('tickets'),
  ticket: z.string().transform(readReference).optional().catch(undefined),
  payment: z.string().transform(readOrderReference).optional().catch(undefined),
  quote: z.string().transform(readQuoteReference).optional().catch(undefined),
  q: z
    .string()
    // PostgreSQL keeps no text with such a sign, so none is found by it.
    .transform((typed) =>
      typed
        .replace(/\p{Cc}/gu, ' ')
        .slice(0, longestSearch)
        .trim(),
    )
    .optional()
    .catch(undefined),
  state: z.enum(staffTicketStates).optional().catch(undefined),
  filter: z.enum(staffPaymentFilters).optional().catch(undefined),
  when: z.enum(staffBookingFilters).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(lastPage).catch(1),
  after: z.string().max(longestMark).optional().catch(undefined),
  before: z.string().max(longestMark).optional().catch(undefined),
  span: z.enum(leadSpans).optional().catch(undefined),
  ended: z.literal('1').optional().catch(undefined),
  done: z.enum(staffDeeds).optional().catch(undefined),
});

export function readPlace(query: Readonly<Record<string, string>>): StaffPlace {
  return place.parse(query);
}
