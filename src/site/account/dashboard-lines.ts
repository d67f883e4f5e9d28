import type { DashboardViewName } from './dashboard.ts';

// What the views of the dashboard list. Times are milliseconds since 1970.

export interface TicketLine {
  readonly reference: string;
  readonly state: 'received' | 'answered' | 'closed';
  readonly receivedAt: number;
  /** The beginning of what was written. */
  readonly excerpt: string;
  readonly answers: number;
}

export interface ConversationEntry {
  readonly author: 'visitor' | 'team';
  readonly text: string;
  readonly at: number;
  /** What came with it: at `ownFiles`, by its id. */
  readonly files: readonly { readonly id: string; readonly name: string }[];
}

export interface NotificationLine {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly at: number;
  readonly isRead: boolean;
  /** The request it tells of, which can be opened. */
  readonly ticket?: string | undefined;
  /** The view that shows what it tells of. */
  readonly view?: DashboardViewName | undefined;
}

export interface SessionLine {
  readonly id: string;
  readonly isThisOne: boolean;
  /** Such as `Firefox` and `Android`; empty where it does not say. */
  readonly browser: string;
  readonly system: string;
  readonly startedAt: number;
  readonly lastUsedAt: number;
}

export interface DataRequestLine {
  readonly kind: 'download' | 'correction' | 'deletion';
  readonly at: number;
}
