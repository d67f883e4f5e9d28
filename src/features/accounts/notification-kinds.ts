/** The kinds of notification that the bell shows to visitors with an account. */
export const notificationKinds = [
  'welcome',
  'ticketReceived',
  'ticketAnswered',
  'ticketClosed',
  'ticketOpened',
  'quoteReady',
  'paymentApproved',
  'paymentDeclined',
  'paymentRefunded',
  'secondPaymentRefunded',
  'amountRefunded',
  'orderDelivered',
  'orderNotDelivered',
  'meetingBooked',
  'meetingMoved',
  'meetingCancelled',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];
