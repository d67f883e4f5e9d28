import type { OrderedItem } from '#features/payments/payment-answer.ts';
import type { Money } from '#site/money.ts';

/** What can happen with a customer, for their own page and for the team's. */
export const timelineKinds = [
  'ticketOpened',
  'ticketOpenedByTeam',
  'ticketReplied',
  'ticketAnswered',
  'ticketClosed',
  'quoteMade',
  /** Begun and not paid. */
  'orderStarted',
  'orderPaid',
  'orderDelivered',
  'orderRefunded',
  /** A second charge of an order that stays paid. */
  'orderExtraRefunded',
  'meetingBooked',
  'meetingMoved',
  'meetingCancelled',
  /** Its time came. */
  'meetingStarted',
  'accountOpened',
  'addressChanged',
  'dataCorrected',
  'dataDownloaded',
] as const;

export type TimelineKind = (typeof timelineKinds)[number];

export interface TimelineEvent {
  readonly kind: TimelineKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Of the ticket, quote, order or meeting. */
  readonly reference?: string | undefined;
  /** The beginning of a message, the topic of a meeting, or what the team wrote with a delivery or a refund. */
  readonly text?: string | undefined;
  /** What a quote or an order costs, or what was returned of it. */
  readonly money?: Money | undefined;
  readonly item?: OrderedItem | undefined;
  /** The time of a meeting, and the time zone of the customer. */
  readonly startsAt?: number | undefined;
  /** The customer's own page of it; only in their own timeline. */
  readonly page?: string | undefined;
}
