import type { ListEnds, Paged, StaffActionLine } from '#platform/contracts/staff.ts';
import type { Language } from '#site/languages.ts';
import type { MailDetails, MailEvent } from './dashboard-lines.ts';
import type { FactColumn } from './ticket-fields.ts';
import type { DangerousFile, FileLine } from './ticket-files.ts';
import type { TicketState } from './ticket-states.ts';

declare module '#site/staff.ts' {
  interface StaffViews {
    readonly tickets: StaffTicketsView;
    readonly ticket: StaffTicketView;
    readonly file: StaffFileView;
    readonly answers: StaffAnswersView;
  }
  interface StaffActions {
    readonly answer: unknown;
    readonly answerAndClose: unknown;
    readonly note: unknown;
    readonly insertAnswer: unknown;
    readonly assign: unknown;
    readonly close: unknown;
    readonly closeAndNotify: unknown;
    readonly saveAnswer: unknown;
    readonly deleteAnswer: unknown;
    readonly state: unknown;
    readonly quarantine: unknown;
    readonly release: unknown;
  }
}

/** Times are milliseconds since 1970. */
interface TicketFacts {
  readonly reference: string;
  readonly state: TicketState;
  readonly receivedAt: number;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  /** ISO 3166 code of two letters. */
  readonly country: string | null;
  /** Since when its writer waits for the team. */
  readonly waitingSince: number | null;
}

export interface StaffTicketLine extends TicketFacts {
  /** From then on an answer is late; null if nobody waits. */
  readonly dueAt: number | null;
  /** The beginning of the latest message, who wrote it, and when. */
  readonly excerpt: string;
  readonly author: 'visitor' | 'team';
  readonly writer: string | null;
  readonly writtenAt: number;
  /** The latest message is not the first. */
  readonly isReply: boolean;
  /** The name of the team member who takes care of it. */
  readonly assignee: string | null;
  readonly hasFiles: boolean;
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

/** A member of the team, by whose name colleagues know them. */
export interface StaffMember {
  readonly email: string;
  readonly name: string;
}

export interface StaffTicket extends TicketFacts {
  /** The order, quote or meeting that it is about. */
  readonly about: string | null;
  readonly assignee: string | null;
  /** What the sender typed beside the message. */
  readonly texts: Readonly<Partial<Record<FactColumn, string | null>>>;
  readonly page: string | null;
  /** The system that sent the ticket, if it did not come from a page of the site. */
  readonly apiClient: string | null;
  /** By the query names of URLs, such as `utm_source`. */
  readonly campaign: Readonly<Record<string, string>>;
  /** Why it was taken for spam. */
  readonly reasons: readonly string[];
}

export interface StaffEntry {
  readonly id: string;
  /** `note`: the team alone sees it. */
  readonly author: 'visitor' | 'team' | 'note';
  /** The team member who wrote it. */
  readonly staffEmail: string | null;
  readonly text: string;
  readonly at: number;
  readonly files: readonly FileLine[];
  /** If it came by mail. */
  readonly mail?: StaffMailDetails | undefined;
}

/** What only the team sees of a message that came by mail. */
export interface StaffMailDetails extends MailDetails {
  /** The message as it arrived, while it is kept. */
  readonly original?: OriginalMail | undefined;
  /** The reference of the ticket that it says it belongs to, although nothing proves its sender. */
  readonly mentions?: string | undefined;
}

interface OriginalMail {
  readonly id: string;
  /** Of the whole message. */
  readonly bytes: number;
  /** False: it was too large, and only its beginning is here. */
  readonly isWhole: boolean;
  /** The folder of the mailbox that has the whole message. */
  readonly folder: string | undefined;
}

export interface StaffTicketsView extends Paged {
  readonly kind: 'tickets';
  /** The search as typed. */
  readonly search: string;
  readonly state: TicketState | undefined;
  readonly who: 'mine' | 'nobody' | undefined;
  readonly lang: string | undefined;
  readonly country: string | undefined;
  /** Of the tickets that match the search and the other filters. Undefined if words are in too many tickets to count. */
  readonly counts: Readonly<Record<TicketState | 'mine' | 'nobody', number>> | undefined;
  /** The countries that occur. */
  readonly countries: readonly string[];
  /** When the list was read: what arrives later is new. */
  readonly at: number;
  readonly tickets: readonly StaffTicketLine[];
  /** Further tickets may match, but were not looked at. */
  readonly isCut: boolean;
  /** Cursors of the first and the last ticket, from which the previous and the next page start. */
  readonly ends?: ListEnds | undefined;
}

export interface StaffTicketView {
  readonly kind: 'ticket';
  readonly ticket: StaffTicket;
  readonly entries: readonly StaffEntry[];
  /** Bounces and automatic replies. */
  readonly events?: readonly MailEvent[] | undefined;
  readonly actions: readonly StaffActionLine[];
  /** The id of the form, so that submitting it twice answers once. */
  readonly messageId: string;
  /** The newest message, by id: the form is not sent if there is a newer one. */
  readonly newest: string;
  readonly longest: number;
  readonly members: readonly StaffMember[];
  /** The reader. */
  readonly me: string;
  /** Colleagues who have it open, by name. */
  readonly present: readonly { readonly name: string; readonly isTyping: boolean }[];
  readonly savedAnswers: readonly ReadyAnswer[];
  readonly others: CustomerRecords;
  readonly at: number;
}

/** The question before a file is downloaded that can do harm. */
export interface StaffFileView {
  readonly kind: 'file';
  /** The reference of its ticket. */
  readonly ticket: string;
  readonly file: DangerousFile;
}

/** A saved answer for one ticket, with its values filled in. */
export interface ReadyAnswer {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The language of the text, if it is not that of the ticket. */
  readonly otherLanguage?: Language | undefined;
}

export interface SavedAnswerLine {
  readonly id: string;
  readonly title: string;
  readonly texts: Readonly<Record<Language, string>>;
  readonly updatedBy: string;
  readonly updatedAt: number;
}

export interface StaffAnswersView {
  readonly kind: 'answers';
  readonly answers: readonly SavedAnswerLine[];
  /** The one that is being changed. */
  readonly edited: SavedAnswerLine | undefined;
  /** The id for a new one. */
  readonly newId: string;
}

/** Something that a customer did: a reference, when, and its state in words of its feature. */
export interface CustomerRecord {
  readonly reference: string;
  readonly at: number;
  readonly kind: 'ticket' | 'quote' | 'order' | 'meeting';
  readonly state: string;
}

/** What else a customer did, the latest first, and since when they have an account. */
export interface CustomerRecords {
  /** For the address of the customer's page. Undefined: the ticket is nobody's. */
  readonly of: string | undefined;
  readonly records: readonly CustomerRecord[];
  readonly accountSince: number | undefined;
}
