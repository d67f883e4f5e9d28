import { href, withQuery } from './address.ts';
import type { Language } from './languages.ts';

/** What a team member may do: see `features/team/roles.ts`. */
export const staffRoles = ['agent', 'editor', 'administrator'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** A view of `/staff`, as its query. */
export interface StaffPlace {
  /** The tickets, if omitted. */
  readonly view?: StaffPlaceName | undefined;
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
  /** What the last form did, by its name in the words. */
  readonly done?: string | undefined;
}

/**
 * What the views of `/staff` show, by the name of the view: those of the menu, and the pages of single records. Each
 * feature adds its own with `declare module`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it
export interface StaffViews {}

export type StaffPlaceName = keyof StaffViews;

/** The actions of the forms of `/staff`. Each feature adds the names of its own with `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it
export interface StaffActions {}

export type StaffActionName = keyof StaffActions;

export function staffHref(language: Language, place: StaffPlace = {}): string {
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
/**
 * The menu of `/staff`: daily work, texts, and the workplace itself. Each entry is `/staff?view=outbox`; the first one
 * needs no name.
 */
export const staffMenu = [
  ['tickets', 'incoming', 'customers', 'bookings', 'quotes', 'payments', 'overview'],
  ['answers', 'help', 'marketing'],
  ['outbox', 'team', 'log', 'security'],
] as const satisfies readonly (readonly StaffPlaceName[])[];

export type StaffViewName = (typeof staffMenu)[number][number];

/** The views of the menu, in its order. */
export const staffViews: readonly StaffViewName[] = staffMenu.flat();

/** The page of the ticket, order, quote or meeting of this reference. Undefined if it is none of them. */
export function recordPlace(reference: string): StaffPlace | undefined {
  if (reference.startsWith('H-')) return { view: 'ticket', ticket: reference };
  if (reference.startsWith('P-')) return { view: 'payment', payment: reference };
  if (reference.startsWith('M-')) return { view: 'meeting', meeting: reference };
  return reference.startsWith('Q-') ? { view: 'quote', quote: reference } : undefined;
}
