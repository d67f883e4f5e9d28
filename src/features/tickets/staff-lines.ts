import type { ListEnds, Paged, StaffActionLine } from '#platform/contracts/staff.ts';

export const staffTicketStates = ['new', 'answered', 'closed', 'quarantined'] as const;

export type StaffTicketState = (typeof staffTicketStates)[number];

/** Times are milliseconds since 1970. */
export interface StaffTicketLine {
  readonly reference: string;
  readonly state: StaffTicketState;
  readonly receivedAt: number;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  /** The beginning of what was written. */
  readonly excerpt: string;
}

export interface StaffTicket extends Omit<StaffTicketLine, 'excerpt'> {
  readonly phone: string | null;
  /** Two letters. */
  readonly country: string | null;
  readonly page: string | null;
  /** The system that sent it, where it was none of our pages. */
  readonly apiClient: string | null;
  /** By the names that addresses give it. */
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
  /** Who of the team wrote it. */
  readonly staffEmail: string | null;
  readonly text: string;
  readonly at: number;
  readonly files: readonly StaffFile[];
}

export const leadSpans = ['30', '90', '365', 'all'] as const;

/** Days, up to now. */
type LeadSpan = (typeof leadSpans)[number];

/** All three names are empty for what came without a campaign. */
export interface LeadLine {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly tickets: number;
  readonly answered: number;
}

export interface StaffTicketsView extends Paged {
  readonly kind: 'tickets';
  /** As it was typed. */
  readonly search: string;
  readonly state: StaffTicketState | undefined;
  /** Of those that the search finds. */
  readonly counts: Readonly<Record<StaffTicketState, number>>;
  readonly tickets: readonly StaffTicketLine[];
  /** Where the first and the last of them stand, from which the pages beside this one are found. */
  readonly ends?: ListEnds | undefined;
}

export interface StaffTicketView {
  readonly kind: 'ticket';
  readonly ticket: StaffTicket;
  readonly entries: readonly StaffEntry[];
  readonly actions: readonly StaffActionLine[];
  /** Of the form, so that sending it twice answers once. */
  readonly messageId: string;
  readonly longest: number;
}

export interface StaffLeadsView {
  readonly kind: 'leads';
  readonly span: LeadSpan;
  readonly leads: readonly LeadLine[];
}
