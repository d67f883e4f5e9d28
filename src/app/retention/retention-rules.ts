import { and, eq, getTableName, isNull, lt, ne } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  bellToken,
  dataRequest,
  earlierAddress,
  identity,
  notification,
  passkey,
  secondFactor,
  session,
  signInCode,
  user,
  userPhoto,
  verification,
} from '#features/accounts/server/tables.ts';
import { consentReceipt } from '#features/consent/server/tables.ts';
import { helpQuestion, helpWay } from '#features/help/server/tables.ts';
import { storedQuestionLimits } from '#features/help/stored-question-limits.ts';
import { incomingFolder, incomingMail } from '#features/incoming-mail/server/tables.ts';
import { marketingNotification } from '#features/marketing/server/tables.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import { canaryResult, missingAddress } from '#features/monitoring/server/tables.ts';
import {
  orderBilling,
  paymentEvent,
  paymentOrder,
  paymentRefund,
  paymentTransaction,
  sandboxEvent,
  sandboxTransaction,
} from '#features/payments/server/tables.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { teamMember } from '#features/team/server/tables.ts';
import {
  savedAnswer,
  ticket,
  ticketAttachment,
  ticketMessage,
  ticketNote,
  ticketPresence,
} from '#features/tickets/server/tables.ts';
import { siteSecret, useCount } from '#platform/database/tables.ts';
import type { RetentionKind } from '#platform/server/config/operation-variables.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { staffAction } from '#platform/server/staff/tables.ts';
import {
  isNotOrdered,
  type RemoveBatch,
  type RemoveWhen,
  removeLoneTransactions,
  removeRows,
  removeSettledOrders,
  removeTickets,
  removeUnpaidOrders,
} from './remove-rows.ts';

/** What happens to the rows of a table. A table can have several rules. */
export type RetentionRule = { readonly table: PgTable } & (
  | {
      /** `expired`: a fixed number of days after the end that the row itself names. */
      readonly after: RetentionKind | { readonly expiredForDays: number };
      readonly removeBatch: RemoveBatch;
    }
  /** They are removed with their parent row, by a foreign key with `on delete cascade`. */
  | { readonly goesWith: PgTable }
  | { readonly permanentBecause: string }
);

const olderThan = (kind: RetentionKind, table: PgTable, removeBatch: RemoveBatch): RetentionRule => {
  return { table, after: kind, removeBatch };
};

/** Counted from the time in that column; of all rows, or of those that match a condition. */
const since = (kind: RetentionKind, table: PgTable, ...when: RemoveWhen): RetentionRule =>
  olderThan(kind, table, removeRows(table, ...when));
const expired = (table: PgTable, end: PgColumn, expiredForDays = 0, which?: RemoveWhen[1]): RetentionRule => {
  return { table, after: { expiredForDays }, removeBatch: removeRows(table, end, which) };
};
const goesWith = (table: PgTable, parent: PgTable): RetentionRule => ({ table, goesWith: parent });
const permanent = (table: PgTable, permanentBecause: string): RetentionRule => ({ table, permanentBecause });

const { state, sentAt, nextAttemptAt, secretUntil } = outboxMessage;

/**
 * Every table of the database, and for how long its rows are stored. A new table is a line here: a test names the one
 * that is missing. Applied in this order: referenced rows come after those that refer to them.
 */
export const retentionRules: readonly RetentionRule[] = [
  expired(session, session.expiresAt),
  goesWith(bellToken, session),
  expired(signInCode, signInCode.expiresAt),
  expired(verification, verification.expiresAt),
  expired(useCount, useCount.until),

  olderThan('tickets', ticket, removeTickets(['answered', 'closed'], { withActions: true })),
  // Who marked a ticket as spam stays in the log: otherwise an answer to it could be made to disappear without a trace.
  olderThan('quarantine', ticket, removeTickets(['quarantined'], { withActions: false })),
  goesWith(ticketMessage, ticket),
  goesWith(ticketAttachment, ticket),
  goesWith(ticketNote, ticket),
  expired(ticketPresence, ticketPresence.lastSeen, 1),
  goesWith(incomingMail, ticket),
  // What belongs to no ticket. What waits for the team stays until somebody has decided.
  expired(incomingMail, incomingMail.handledAt, 30, () =>
    and(eq(incomingMail.state, 'done'), isNull(incomingMail.ticketId)),
  ),
  permanent(incomingFolder, 'One row for each folder of the mailbox: how far it was read.'),

  // There is no reason to store the recipient of a code for longer. Its content was deleted when it was sent.
  expired(outboxMessage, secretUntil, 1),
  since('sent-mail', outboxMessage, sentAt, () => eq(state, 'sent')),
  since('dead-letters', outboxMessage, nextAttemptAt, () => eq(state, 'dead')),

  // The welcome stays: it records that the account has been welcomed.
  since('notifications', notification, notification.createdAt, () => ne(notification.event, 'welcome')),
  since('meetings', meeting, meeting.startsAt),

  olderThan('unpaid-orders', paymentOrder, removeUnpaidOrders),
  olderThan('payments', paymentOrder, removeSettledOrders),
  olderThan('payments', paymentTransaction, removeLoneTransactions),
  goesWith(orderBilling, paymentOrder),
  goesWith(paymentRefund, paymentOrder),
  since('payments', paymentEvent, paymentEvent.receivedAt),
  // The index is on the day of a quote, which is before its end.
  since('quotes', quote, quote.createdAt, (db, before) => and(lt(quote.validUntil, before), isNotOrdered(db))),
  since('sandbox', sandboxEvent, sandboxEvent.dueAt),
  since('sandbox', sandboxTransaction, sandboxTransaction.createdAt),

  since('consent', consentReceipt, consentReceipt.at),
  since('data-requests', dataRequest, dataRequest.at),
  since('missing-addresses', missingAddress, missingAddress.lastSeen),
  since('marketing', marketingNotification, marketingNotification.until),
  since('staff-log', staffAction, staffAction.at),
  // Members stay as long as they are in the team; then as long as the log, which names them.
  since('staff-log', teamMember, teamMember.removedAt),

  permanent(user, 'An account stays until its owner deletes it: tickets, quotes and payments are found by it.'),
  goesWith(identity, user),
  goesWith(passkey, user),
  goesWith(secondFactor, user),
  goesWith(earlierAddress, user),
  goesWith(userPhoto, user),
  expired(helpQuestion, helpQuestion.lastAsked, storedQuestionLimits.days),
  permanent(helpWay, 'The team takes back what it no longer needs; there is a limit, and nothing about visitors.'),
  permanent(savedAnswer, 'The team deletes answers that it no longer needs; they contain nothing about visitors.'),
  permanent(canaryResult, 'It holds the newest 500 results, no matter how old they are, and nothing about a person.'),
  permanent(
    siteSecret,
    'It signs links and sessions that are still good; there are a few rows, and nothing adds more.',
  ),
];

/** The names of the tables from which the clean-up removes rows. */
export const cleanedTables: readonly string[] = [
  ...new Set(retentionRules.filter((rule) => 'after' in rule).map(({ table }) => getTableName(table))),
];
