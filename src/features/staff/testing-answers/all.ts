import type { StaffAnswer } from '../staff-answer.ts';
import { bookingAnswers } from './bookings.ts';
import { customerAnswers } from './customers.ts';
import { helpAnswers } from './help.ts';
import { logAnswers } from './log.ts';
import { marketingAnswers } from './marketing.ts';
import { outboxAnswers } from './outbox.ts';
import { overviewAnswers } from './overview.ts';
import { paymentAnswers } from './payments.ts';
import { quoteAnswers } from './quotes.ts';
import { answer } from './shared.ts';
import { teamAnswers } from './team.ts';
import { ticketAnswers } from './tickets.ts';

/** Every view, with and without content, in all its variants. */
export const testAnswers = {
  ...ticketAnswers,
  ...outboxAnswers,
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
