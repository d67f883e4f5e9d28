import type { ListEnds, Paged, StaffActionLine } from '#platform/contracts/staff.ts';
import type { Language } from '#site/languages.ts';
import type { TicketState } from './ticket-states.ts';

/** Times are milliseconds since 1970. */
export interface StaffTicketLine {
  readonly reference: string;
  readonly state: TicketState;
  readonly receivedAt: number;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  /** The beginning of the message. */
  readonly excerpt: string;
}

/** A conversation about an order, quote or meeting, on the page of that. */
export interface StaffConversationLine {
  readonly reference: string;
  readonly state: TicketState;
  readonly openedBy: 'visitor' | 'team';
  readonly at: number;
  readonly excerpt: string;
}

/** What was written about an order, quote or meeting, on its page. */
export interface StaffCorrespondence {
  /** The newest first. */
  readonly conversations: readonly StaffConversationLine[];
  /** Undefined if nobody is known to write to. */
  readonly writing: StaffWriting | undefined;
}

/** What the form to write to a customer needs. */
export interface StaffWriting {
  /** The order, quote or meeting, or the customer, by the reference in the URL. */
  readonly of: string;
  readonly email: string;
  /** The language of their account, or of what they sent; the team may choose another. */
  readonly language: Language;
  /** The id of the form, so that submitting it twice writes once. */
  readonly formId: string;
  readonly longest: number;
}

export interface StaffTicket extends Omit<StaffTicketLine, 'excerpt'> {
  /** The order, quote or meeting that it is about. */
  readonly about: string | null;
  readonly phone: string | null;
  /** ISO 3166 code of two letters. */
  readonly country: string | null;
  readonly page: string | null;
  /** The system that sent the ticket, if it did not come from a page of the site. */
  readonly apiClient: string | null;
  /** By the query names of URLs, such as `utm_source`. */
  readonly campaign: Readonly<Record<string, string>>;
  /** Why it was taken for spam. */
  readonly reasons: readonly string[];
}

interface StaffFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

export interface StaffEntry {
  readonly author: 'visitor' | 'team';
  /** The team member who wrote it. */
  readonly staffEmail: string | null;
  readonly text: string;
  readonly at: number;
  readonly files: readonly StaffFile[];
}

export const leadSpans = ['30', '90', '365', 'all'] as const;

/** Days, up to now. */
type LeadSpan = (typeof leadSpans)[number];

/** All three names are empty for tickets without a campaign. */
export interface LeadLine {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly tickets: number;
  readonly answered: number;
}

export interface StaffTicketsView extends Paged {
  readonly kind: 'tickets';
  /** The search as typed. */
  readonly search: string;
  readonly state: TicketState | undefined;
  /** Of the tickets that match the search. */
  readonly counts: Readonly<Record<TicketState, number>>;
  readonly tickets: readonly StaffTicketLine[];
  /** Cursors of the first and the last ticket, from which the previous and the next page start. */
  readonly ends?: ListEnds | undefined;
}

export interface StaffTicketView {
  readonly kind: 'ticket';
  readonly ticket: StaffTicket;
  readonly entries: readonly StaffEntry[];
  readonly actions: readonly StaffActionLine[];
  /** The id of the form, so that submitting it twice answers once. */
  readonly messageId: string;
  readonly longest: number;
}

export interface StaffLeadsView {
  readonly kind: 'leads';
  readonly span: LeadSpan;
  readonly leads: readonly LeadLine[];
}
