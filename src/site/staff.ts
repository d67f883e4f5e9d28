import { href, withQuery } from './address.ts';
import type { Language } from './languages.ts';

/** What a team member may do: see `features/team/roles.ts`. */
export const staffRoles = ['agent', 'editor', 'administrator'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** A view of `/staff`, as its query. */
export interface StaffQuery {
  /** The tickets, if omitted. */
  readonly view?: StaffViewName | 'ticket' | 'payment' | 'quote' | undefined;
  readonly ticket?: string | undefined;
  /** The reference of an order. */
  readonly payment?: string | undefined;
  /** The number of a quote. */
  readonly quote?: string | undefined;
  readonly q?: string | undefined;
  /** Of tickets. The features define the filters. */
  readonly state?: string | undefined;
  /** Of payments. */
  readonly filter?: string | undefined;
  /** Of the outbox. */
  readonly mail?: string | undefined;
  /** Of bookings. */
  readonly when?: string | undefined;
  readonly page?: number | undefined;
  /** Of tickets: the page starts after this cursor, or ends before it. Without either, pages are numbered. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly span?: string | undefined;
  /** Of the log: the team member, the kind of action, and the first and last day. */
  readonly who?: string | undefined;
  readonly kind?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
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
/** The views of `/staff`, in the order of its menu. Each is `/staff?view=outbox`; the first one needs no name. */
export const staffViews = [
  'tickets',
  'leads',
  'bookings',
  'quotes',
  'payments',
  'marketing',
  'outbox',
  'team',
  'log',
  'security',
] as const;

export type StaffViewName = (typeof staffViews)[number];

/** The actions of the forms of `/staff`. */
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
  'invite',
  'resendInvitation',
  'withdrawInvitation',
  'changeRole',
  'removeMember',
  'resetSecondFactor',
  'enterFactor',
  'startTotp',
  'confirmTotp',
  'removeTotp',
  'newRecoveryCodes',
  'renamePasskey',
  'removePasskey',
] as const;

export type StaffActionName = (typeof staffActions)[number];

/** The result of the previous form, shown once above the view. */
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
  'joined',
  'invited',
  'invitationWithdrawn',
  'roleChanged',
  'memberRemoved',
  'factorReset',
  'factorConfirmed',
  'totpStarted',
  'totpAdded',
  'totpRemoved',
  'passkeyAdded',
  'passkeyRenamed',
  'passkeyRemoved',
] as const;

export type CompletedStaffAction = (typeof completedStaffActions)[number];

/** Why nothing was done, or why the requested view is not shown. */
export type StaffError =
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
  | 'notAllowed'
  | 'alreadyMember'
  | 'alreadyInvited'
  | 'lastAdministrator'
  | 'unknownMember'
  | 'tooManyInvitations'
  | 'confirmFirst'
  | 'tooManyTries'
  | 'unknownPasskey'
  | 'totpNotStarted'
  | 'wrongInput'
  | 'otherSite'
  | 'tooManyRequests'
  | 'notReady'
  | 'failure';
