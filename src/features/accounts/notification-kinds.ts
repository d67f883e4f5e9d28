/** What can happen to somebody with an account that the bell tells of. */
export const notificationKinds = [
  'welcome',
  'ticketReceived',
  'ticketAnswered',
  'ticketClosed',
  'quoteReady',
  'paymentApproved',
  'paymentDeclined',
  'meetingBooked',
  'meetingMoved',
  'meetingCancelled',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];
