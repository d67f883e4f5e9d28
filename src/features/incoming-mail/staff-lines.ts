import type { IncomingOutcome, IncomingProblem, incomingStates } from './incoming-states.ts';

declare module '#site/staff.ts' {
  interface StaffViews {
    readonly incoming: StaffIncomingView;
  }
  interface StaffActions {
    readonly retryIncoming: unknown;
    readonly incomingTicket: unknown;
    readonly discardIncoming: unknown;
  }
}

export const staffIncomingFilters = ['failed', 'received'] as const;

export type StaffIncomingFilter = (typeof staffIncomingFilters)[number];

/** A message that came in. Times are milliseconds since 1970. */
export interface StaffIncomingLine {
  readonly id: string;
  readonly state: (typeof incomingStates)[number];
  readonly sender: string | null;
  readonly subject: string | null;
  readonly outcome: IncomingOutcome | null;
  readonly problem: IncomingProblem | null;
  /** Where a message is that cannot be fetched. */
  readonly unfetched: { readonly folder: string; readonly uid: string } | null;
  /** The reference of the ticket that it belongs to. */
  readonly ticket: string | null;
  readonly bytes: number;
  /** The message is still there as it arrived, or its beginning if it was too large. */
  readonly hasOriginal: boolean;
  readonly receivedAt: number;
}

/** How the reading of a folder of the mailbox goes. */
interface StaffFolderLine {
  readonly name: string;
  readonly checkedAt: number | null;
  readonly error: string | null;
}

export interface StaffIncomingView {
  readonly kind: 'incoming';
  readonly filter: StaffIncomingFilter;
  readonly counts: Readonly<Record<StaffIncomingFilter, number>>;
  readonly folders: readonly StaffFolderLine[];
  readonly mails: readonly StaffIncomingLine[];
}
