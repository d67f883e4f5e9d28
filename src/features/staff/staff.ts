import type { StaffView } from './staff-view.ts';

/** The parts of `/staff`, in the order of its menu. Each is `/staff?view=outbox`; the first one needs no name. */
export const staffViews = ['tickets', 'leads', 'bookings', 'quotes', 'payments', 'marketing', 'outbox', 'log'] as const;

export type StaffViewName = (typeof staffViews)[number];

/** What the forms of `/staff` can ask for. */
export const staffActions = [
  'answer',
  'state',
  'quarantine',
  'release',
  'resend',
  'resendDead',
  'addMarketing',
  'endMarketing',
  'deliver',
  'settle',
  'cancelMeeting',
] as const;

export type StaffActionName = (typeof staffActions)[number];

/** What was done by the form before, told once above the view. */
export const completedStaffActions = [
  'answered',
  'state',
  'quarantined',
  'released',
  'resent',
  'resentDead',
  'added',
  'ended',
  'delivered',
  'settled',
  'meetingCancelled',
] as const;

export type CompletedStaffAction = (typeof completedStaffActions)[number];

/** Why nothing was done, or why what was asked for is not shown. */
export type StaffFault =
  | 'unknownTicket'
  | 'quarantined'
  | 'sentBefore'
  | 'unknownMail'
  | 'beingSent'
  | 'alreadySent'
  | 'unknownNotification'
  | 'unknownFile'
  | 'unknownPayment'
  | 'unknownQuote'
  | 'notPaid'
  | 'unknownMeeting'
  | 'pastMeeting'
  | 'wrongInput'
  | 'otherSite'
  | 'tooManyRequests'
  | 'notReady'
  | 'failure';

/** What needs somebody, told above every view as long as it lasts. */
type StaffAlert = 'outbox' | 'deadLetters' | 'payments' | 'bookings' | 'canary';

/** `/staff` for somebody of the team. */
export interface StaffAnswer {
  readonly email: string;
  readonly view: StaffView;
  readonly alerts?: readonly StaffAlert[] | undefined;
  readonly done?: CompletedStaffAction | undefined;
  readonly fault?: StaffFault | undefined;
  /** As it was typed, by field, where it could not be taken. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
  /** By field: the name of what is wrong. The words are the pages'. */
  readonly problems?: Readonly<Record<string, string>> | undefined;
}
/** What was typed and could not be taken, for the view whose form it came from. */
export type Mistyped = Pick<StaffAnswer, 'typed' | 'problems'>;
export type TicketAnswer = Extract<StaffView, { kind: 'ticket' }>;
export type Marketing = Extract<StaffView, { kind: 'marketing' }>;
