import { customerAnswers } from '#features/customers/views/testing-answers.ts';
import { helpAnswers } from '#features/help/views/staff/testing-answers.ts';
import { incomingAnswers } from '#features/incoming-mail/views/staff/testing-answers.ts';
import { marketingAnswers } from '#features/marketing/views/staff/testing-answers.ts';
import { bookingAnswers } from '#features/meetings/views/staff/testing-answers.ts';
import { outboxAnswers } from '#features/outbox/views/testing-answers.ts';
import { overviewAnswers } from '#features/overview/views/testing-answers.ts';
import { paymentAnswers } from '#features/payments/views/staff/testing-answers.ts';
import { quoteAnswers } from '#features/quotes/views/staff/testing-answers.ts';
import { teamAnswers } from '#features/team/views/testing-answers.ts';
import { logAnswers } from '#features/team/views/testing-log.ts';
import { ticketAnswers } from '#features/tickets/views/staff/testing-answers.ts';
import type { StaffAnswer } from './staff-answer.ts';
import { answer } from './testing-answer.ts';

/** Every view, with and without content, in all its variants. */
export const testAnswers = {
  ...ticketAnswers,
  ...outboxAnswers,
  ...incomingAnswers,
  ...helpAnswers,
  ...marketingAnswers,
  ...bookingAnswers,
  ...customerAnswers,
  ...quoteAnswers,
  ...overviewAnswers,
  ...paymentAnswers,
  ...logAnswers,
  ...teamAnswers,
  nothing: answer({ kind: 'nothing' }, { errorCode: 'notReady', typed: { message: 'Ya va.' } }),
} satisfies Record<string, StaffAnswer>;
