import { z } from 'zod';
import { staffBookingFilters } from '#features/meetings/staff-booking-lines.ts';
import { readOrderReference } from '#features/payments/server/store/orders.ts';
import { staffPaymentFilters } from '#features/payments/staff-payment-lines.ts';
import { readReference } from '#features/tickets/server/store/find-tickets.ts';
import { leadSpans } from '#features/tickets/staff-lines.ts';
import { ticketStates } from '#features/tickets/ticket-states.ts';
import { boundedText, cutText, numberText } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { readQuoteReference } from '#platform/database/reference-code.ts';
import type { StaffQuery } from '#site/staff.ts';
import { completedStaffActions, staffViews } from '#site/staff.ts';

/** Far more than anyone pages through. */
const lastPage = 10_000;
const longestCursor = 30;

const reference = boundedText(inputBounds.reference);

/** Parameters that cannot be parsed are ignored. */
const place = z.object({
  view: z.enum([...staffViews, 'ticket', 'payment', 'quote']).catch('tickets'),
  ticket: reference.transform(readReference).optional().catch(undefined),
  payment: reference.transform(readOrderReference).optional().catch(undefined),
  quote: reference.transform(readQuoteReference).optional().catch(undefined),
  q: cutText(inputBounds.search)
    // PostgreSQL cannot store such a character, so a search with it would find nothing.
    .transform((typed) => typed.replace(/\p{Cc}/gu, ' ').trim())
    .optional()
    .catch(undefined),
  state: z.enum(ticketStates).optional().catch(undefined),
  filter: z.enum(staffPaymentFilters).optional().catch(undefined),
  when: z.enum(staffBookingFilters).optional().catch(undefined),
  page: numberText().pipe(z.int().min(1).max(lastPage)).catch(1),
  after: boundedText(longestCursor).optional().catch(undefined),
  before: boundedText(longestCursor).optional().catch(undefined),
  span: z.enum(leadSpans).optional().catch(undefined),
  ended: z.literal('1').optional().catch(undefined),
  done: z.enum(completedStaffActions).optional().catch(undefined),
});

export function readPlace(query: Readonly<Record<string, string>>): StaffQuery {
  return place.parse(query);
}
