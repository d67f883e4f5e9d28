import { z } from 'zod';
import { wordsIn } from '#content/words.ts';
import { customerText } from '#features/customers/server/staff.ts';
import { staffIncomingFilters } from '#features/incoming-mail/staff-lines.ts';
import { readMeetingReference } from '#features/meetings/server/store/find-meetings.ts';
import { staffBookingFilters } from '#features/meetings/staff-booking-lines.ts';
import { staffMailFilters } from '#features/outbox/staff-lines.ts';
import { overviewSpans } from '#features/overview/period.ts';
import { readOrderReference } from '#features/payments/server/store/orders.ts';
import { staffPaymentFilters } from '#features/payments/staff-payment-lines.ts';
import { readReference } from '#features/tickets/server/store/find-tickets.ts';
import { ticketStates } from '#features/tickets/ticket-states.ts';
import { boundedText, cutText, numberText, periodDay, plainLine, uuidText } from '#platform/contracts/bounded-input.ts';
import { inputBounds, longestEmail } from '#platform/contracts/input-bounds.ts';
import type { CompletedStaffAction } from '#platform/contracts/staff.ts';
import { readQuoteReference } from '#platform/database/reference-code.ts';
import { type Console, isPlaceName } from '#platform/server/compose-console.ts';
import type { Typed } from '#platform/server/staff/staff-actions.ts';
import { languageCodes } from '#site/languages.ts';
import type { StaffPlace } from '#site/staff.ts';

/** Far more than anyone pages through. */
const lastPage = 10_000;
const longestCursor = 60;

const reference = boundedText(inputBounds.reference);

/** Parameters that cannot be parsed are ignored. */
const query = z.object({
  ticket: reference.transform(readReference).optional().catch(undefined),
  file: uuidText().toLowerCase().optional().catch(undefined),
  payment: reference.transform(readOrderReference).optional().catch(undefined),
  quote: reference.transform(readQuoteReference).optional().catch(undefined),
  meeting: reference.transform(readMeetingReference).optional().catch(undefined),
  of: customerText.optional().catch(undefined),
  q: cutText(inputBounds.search)
    // PostgreSQL cannot store such a character, so a search with it would find nothing.
    .transform((typed) => typed.replace(/\p{Cc}/gu, ' ').trim())
    .optional()
    .catch(undefined),
  state: z.enum(ticketStates).optional().catch(undefined),
  who: z.enum(['mine', 'nobody']).optional().catch(undefined),
  lang: z.enum(languageCodes).optional().catch(undefined),
  country: boundedText(2)
    .regex(/^[a-z]{2}$/)
    .optional()
    .catch(undefined),
  answer: uuidText().toLowerCase().optional().catch(undefined),
  filter: z.enum(staffPaymentFilters).optional().catch(undefined),
  mail: z
    .enum([...staffMailFilters, ...staffIncomingFilters])
    .optional()
    .catch(undefined),
  when: z.enum(staffBookingFilters).optional().catch(undefined),
  page: numberText().pipe(z.int().min(1).max(lastPage)).catch(1),
  after: boundedText(longestCursor).optional().catch(undefined),
  before: boundedText(longestCursor).optional().catch(undefined),
  span: z.enum(overviewSpans).optional().catch(undefined),
  member: plainLine(longestEmail).optional().catch(undefined),
  kind: boundedText(inputBounds.name)
    .regex(/^[a-z]+$/)
    .optional()
    .catch(undefined),
  from: periodDay().optional().catch(undefined),
  to: periodDay().optional().catch(undefined),
  ended: z.literal('1').optional().catch(undefined),
  done: z.custom<CompletedStaffAction>(isDone).optional().catch(undefined),
});

export function readPlace(
  console: Console,
  typed: Typed,
): StaffPlace & { readonly done?: CompletedStaffAction | undefined } {
  const { view = '' } = typed;
  return { ...query.parse(typed), view: isPlaceName(console, view) ? view : undefined };
}

/** What a form can have done is what the words say about it. */
function isDone(name: unknown): name is CompletedStaffAction {
  return typeof name === 'string' && Object.hasOwn(wordsIn('en').staff.done, name);
}
