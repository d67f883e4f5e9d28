import { href, withQuery } from './address.ts';
import type { Language } from './languages.ts';

/** What a team member may do: see `features/team/roles.ts`. */
export const staffRoles = ['agent', 'editor', 'administrator'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** A view of `/staff`, as its query. */
export interface StaffQuery {
  /** The tickets, if omitted. */
  readonly view?: StaffViewName | StaffRecordName | undefined;
  readonly ticket?: string | undefined;
  /** The reference of an order. */
  readonly payment?: string | undefined;
  /** The number of a quote. */
  readonly quote?: string | undefined;
  /** The reference of a meeting. */
  readonly meeting?: string | undefined;
  /** The id of a file that one is asked about. */
  readonly file?: string | undefined;
  /** A customer: any reference of theirs, or the id of their account. Never an address, because URLs are logged. */
  readonly of?: string | undefined;
  readonly q?: string | undefined;
  /** Of tickets. The features define the filters. */
  readonly state?: string | undefined;
  /** Of tickets: whose. */
  readonly who?: 'mine' | 'nobody' | undefined;
  /** Of tickets: their language and country. */
  readonly lang?: string | undefined;
  readonly country?: string | undefined;
  /** The id of a saved answer, or of a question to the help that gets one. */
  readonly answer?: string | undefined;
  /** Of payments. */
  readonly filter?: string | undefined;
  /** Of outgoing mail its state; of incoming mail, what waits for a decision or the latest. */
  readonly mail?: string | undefined;
  /** Of bookings. */
  readonly when?: string | undefined;
  readonly page?: number | undefined;
  /** Of tickets: the page starts after this cursor, or ends before it. Without either, pages are numbered. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  /** Of the overview: a usual period. */
  readonly span?: string | undefined;
  /** Of the overview and the log: the first and the last day. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Of the log: the team member, and the kind of action. */
  readonly member?: string | undefined;
  readonly kind?: string | undefined;
  /** Show ended ones, too. */
  readonly ended?: '1' | undefined;
  readonly done?: CompletedStaffAction | undefined;
}

/** Every view: those of the menu, and the pages of single records. */
export type StaffPlaceName = NonNullable<StaffQuery['view']>;

export function staffHref(language: Language, place: StaffQuery = {}): string {
  const { view, page, ...rest } = place;
  return withQuery(href('/staff', language), {
    // The first view and the first page need no name.
    view: view === 'tickets' ? undefined : view,
    ...rest,
    page: page === 1 ? undefined : page,
  });
}

/** The URL of a ticket's attachment. */
export function staffFileHref(id: string): string {
  return `${staffFiles}/${id}`;
}

export const staffFiles = '/staff/file';
/** The stream that tells open pages of the team what is new, and the address at which they say what they show. */
export const staffEvents = '/staff/events';
export const staffPresence = '/staff/presence';

/** The URL of a message that came in, as it arrived. */
export function staffMailHref(id: string): string {
  return `${staffMails}/${id}`;
}

export const staffMails = '/staff/mail';

/** The orders of a period as CSV: `?from=2026-11-01&to=2026-11-30`. */
export const staffOrdersFile = '/staff/orders.csv';
/** The views of `/staff`, in the order of its menu. Each is `/staff?view=outbox`; the first one needs no name. */
export const staffViews = [
  'tickets',
  'incoming',
  'customers',
  'bookings',
  'quotes',
  'payments',
  'overview',
  'answers',
  'help',
  'marketing',
  'outbox',
  'team',
  'log',
  'security',
] as const;

/** The pages of one thing, each below a list. */
export const staffRecords = ['ticket', 'file', 'customer', 'payment', 'quote', 'meeting'] as const;

type StaffRecordName = (typeof staffRecords)[number];

/** The page of the ticket, order, quote or meeting of this reference. Undefined if it is none of them. */
export function recordPlace(reference: string): StaffQuery | undefined {
  if (reference.startsWith('H-')) return { view: 'ticket', ticket: reference };
  if (reference.startsWith('P-')) return { view: 'payment', payment: reference };
  if (reference.startsWith('M-')) return { view: 'meeting', meeting: reference };
  return reference.startsWith('Q-') ? { view: 'quote', quote: reference } : undefined;
}

export type StaffViewName = (typeof staffViews)[number];

/** The actions of the forms of `/staff`. */
export const staffActions = [
  'answer',
  'answerAndClose',
  'note',
  'insertAnswer',
  'assign',
  'close',
  'closeAndNotify',
  'saveAnswer',
  'deleteAnswer',
  'state',
  'quarantine',
  'release',
  'resend',
  'resendDead',
  'addMarketing',
  'endMarketing',
  'deliver',
  'undeliver',
  'refund',
  'billing',
  'invoice',
  'settle',
  'cancelMeeting',
  'retryIncoming',
  'incomingTicket',
  'discardIncoming',
  'addHelpWay',
  'removeHelpWay',
  'dismissHelpQuestion',
  'invite',
  'resendInvitation',
  'withdrawInvitation',
  'changeRole',
  'removeMember',
  'resetSecondFactor',
  'secondFactorRule',
  'enterFactor',
  'startTotp',
  'confirmTotp',
  'removeTotp',
  'newRecoveryCodes',
  'renamePasskey',
  'removePasskey',
  'write',
] as const;

export type StaffActionName = (typeof staffActions)[number];

/** The result of the previous form, shown once above the view. */
export const completedStaffActions = [
  'answered',
  'answeredAndClosed',
  'noted',
  'assigned',
  'closed',
  'closedAndNotified',
  'answerSaved',
  'answerDeleted',
  'state',
  'quarantined',
  'released',
  'resent',
  'resentDead',
  'added',
  'ended',
  'delivered',
  'undone',
  'corrected',
  'refunded',
  'billingSaved',
  'invoiced',
  'settled',
  'meetingCancelled',
  'incomingRetried',
  'incomingTicket',
  'incomingDiscarded',
  'helpWayAdded',
  'helpWayRemoved',
  'helpQuestionDismissed',
  'joined',
  'invited',
  'invitationWithdrawn',
  'roleChanged',
  'memberRemoved',
  'factorReset',
  'factorRequired',
  'factorOptional',
  'factorConfirmed',
  'totpStarted',
  'totpAdded',
  'totpRemoved',
  'passkeyAdded',
  'passkeyRenamed',
  'passkeyRemoved',
  'written',
] as const;

export type CompletedStaffAction = (typeof completedStaffActions)[number];

/** Why nothing was done, or why the requested view is not shown. */
export type StaffError =
  | 'unknownTicket'
  | 'quarantined'
  | 'sentBefore'
  | 'newMessage'
  | 'unknownMember'
  | 'unknownAnswer'
  | 'signedOut'
  | 'unknownMail'
  | 'beingSent'
  | 'alreadySent'
  | 'unknownIncoming'
  | 'unknownQuestion'
  | 'tooManyWays'
  | 'unknownNotification'
  | 'unknownFile'
  | 'unknownPayment'
  | 'unknownQuote'
  | 'notPaid'
  | 'notRefundable'
  | 'invoiced'
  | 'unknownMeeting'
  | 'pastMeeting'
  | 'notAllowed'
  | 'alreadyMember'
  | 'alreadyInvited'
  | 'lastAdministrator'
  | 'noLongerAdministrator'
  | 'unknownMember'
  | 'tooManyInvitations'
  | 'confirmFirst'
  | 'ownFactorFirst'
  | 'tooManyTries'
  | 'tooManyTriesToday'
  | 'unknownPasskey'
  | 'totpNotStarted'
  | 'unknownCustomer'
  | 'conversationOpen'
  | 'wrongInput'
  | 'otherSite'
  | 'tooManyRequests'
  | 'notReady'
  | 'failure';
