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

export interface StaffMailLine {
  readonly id: string;
  readonly key: string;
  /** As far as it may be seen over a shoulder: `j***@example.com`. */
  readonly recipient: string;
  readonly state: 'waiting' | 'dead';
  readonly attempts: number;
  readonly queuedAt: number;
  readonly nextAttemptAt: number;
  readonly lastError: string | null;
}

export interface StaffNotificationLine {
  readonly id: number;
  readonly type: number;
  readonly language: string;
  readonly state: 'coming' | 'running' | 'ended';
  readonly title: string | null;
  readonly text: string;
  readonly target: string | null;
  readonly button: string | null;
  readonly from: number;
  readonly until: number | null;
}

/** What can be wrong with a notification that is to be added. */
export type MarketingProblem =
  | 'language'
  | 'missing'
  /** Too long, or with signs that no browser shows. */
  | 'text'
  /** Only the Spanish popup has a title of its own. */
  | 'title'
  | 'target'
  | 'page'
  | 'moment'
  | 'order'
  | 'type';

export const leadSpans = ['30', '90', '365', 'all'] as const;

/** Days, up to now. */
export type LeadSpan = (typeof leadSpans)[number];

/** All three names are empty for what came without a campaign. */
export interface LeadLine {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly tickets: number;
  readonly answered: number;
}

export interface StaffActionLine {
  readonly at: number;
  readonly staffEmail: string;
  /** Such as `ticket-answered`. */
  readonly action: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, string | number>>;
}
