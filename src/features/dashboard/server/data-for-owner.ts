import type { Meeting } from '#features/meetings/server/store/meeting-change.ts';
import type { PaymentOrder, PaymentTransaction } from '#features/payments/server/store/payment-rows.ts';
import type { StoredQuote } from '#features/quotes/server/store/quote-rows.ts';
import type { TicketMessage } from '#features/tickets/server/store/conversation.ts';
import type { Attachment } from '#features/tickets/server/store/save-ticket.ts';
import type { Ticket } from '#features/tickets/server/tables.ts';
import { writeAmount } from '#site/amount.ts';

// Rows as their owner gets them: amounts in whole units, and nothing that is only ours.

export function ticketData(ticket: Ticket, attachments: readonly Attachment[], messages: readonly TicketMessage[]) {
  const { id, reference, name, email, phone, message, language, country, page, campaign, state, createdAt } = ticket;
  const ofThis = ({ ticketId }: { ticketId: string }) => ticketId === id;
  return {
    reference,
    createdAt,
    name,
    email,
    phone,
    message,
    language,
    country,
    page,
    campaign,
    state: state === 'quarantined' ? 'new' : state,
    attachments: attachments.filter(ofThis).map(({ name, type, bytes }) => ({ name, type, bytes })),
    messages: messages.filter(ofThis).map(({ author, text, createdAt }) => ({ author, text, createdAt })),
  };
}

export function paymentData(order: PaymentOrder, attempts: readonly PaymentTransaction[]) {
  const { id, reference, email, language, productId, planId, emails, state, createdAt, paidAt, deliveredAt } = order;
  const { quoteReference: quote } = order;
  const price = ({ currency, amount }: { currency: string; amount: number }) => {
    return { currency: currency.toUpperCase(), value: writeAmount(amount) };
  };
  return {
    reference,
    createdAt,
    email,
    language,
    productId,
    quote,
    planId,
    emails,
    ...price(order),
    state,
    paidAt,
    deliveredAt,
    attempts: attempts
      .filter(({ orderId }) => orderId === id)
      .map(({ status, email: payer, createdAt: begunAt, updatedAt, ...attempt }) => {
        return { status, ...price(attempt), email: payer, createdAt: begunAt, updatedAt };
      }),
  };
}

export function quoteData(quote: StoredQuote) {
  const { id, userId, requestId, currency, subtotal, total, taxes, lines, ...kept } = quote;
  return {
    ...kept,
    currency: currency.toUpperCase(),
    lines: lines.map(({ name, amount, total: minor }) => {
      return { name, amount, value: minor === undefined ? null : writeAmount(minor) };
    }),
    subtotal: writeAmount(subtotal),
    taxes: taxes.map(({ name, minor }) => ({ name, value: writeAmount(minor) })),
    total: writeAmount(total),
  };
}

export function meetingData(meeting: Meeting) {
  const { reference, createdAt, name, email, topic, language, zone, quoteReference, startsAt, state } = meeting;
  const { bookedAt, heldUntil, cancelledAt, cancelledBy, remindedAt } = meeting;
  return {
    reference,
    createdAt,
    name,
    email,
    topic,
    language,
    zone,
    quote: quoteReference,
    startsAt,
    state,
    bookedAt,
    heldUntil,
    cancelledAt,
    cancelledBy,
    remindedAt,
  };
}
