/** The examples of mails that `server/sample-mails.ts` makes in every language. A test compares them. */
export const visitorMails = [
  'code',
  'code-change-email',
  'code-link',
  'email-changed',
  'account-deleted',
  'member-invitation',
  'member-passkey',
  'member-reset',
  'ticket-visitor',
  'ticket-proven-visitor',
  'ticket-answer',
  'ticket-first',
  'meeting-hold',
  'meeting-booked-visitor',
  'meeting-moved-visitor',
  'meeting-cancelled-visitor',
  'meeting-reminder',
  'payment-approved',
  'payment-declined',
  'payment-voided',
  'quote-visitor',
] as const;

/** Those to the team, which are in its own language alone. */
export const teamMails = [
  'ticket-team',
  'ticket-reply',
  'meeting-booked-team',
  'meeting-moved-team',
  'meeting-cancelled-team',
  'payment-team-paid',
  'payment-team-voided',
  'payment-team-problem',
  'quote-team',
] as const;
