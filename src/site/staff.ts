import { href, withQuery } from './address.ts';
import type { Language } from './languages.ts';

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
  /** A customer: any reference of theirs, or the id of their account. Never an address, because URLs are logged. */
  readonly of?: string | undefined;
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
  /** Show ended ones, too. */
  readonly ended?: '1' | undefined;
  readonly done?: CompletedStaffAction | undefined;
}

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
  'customers',
  'leads',
  'bookings',
  'quotes',
  'payments',
  'marketing',
  'outbox',
  'log',
] as const;

/** The pages of one thing, each below a list. */
export const staffRecords = ['ticket', 'customer', 'payment', 'quote', 'meeting'] as const;

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
  'write',
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
  'written',
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
  | 'unknownCustomer'
  | 'conversationOpen'
  | 'wrongInput'
  | 'otherSite'
  | 'tooManyRequests'
  | 'notReady'
  | 'failure';
