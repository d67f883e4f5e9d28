declare module '#site/staff.ts' {
  interface StaffViews {
    readonly outbox: StaffOutboxView;
  }
  interface StaffActions {
    readonly resend: unknown;
    readonly resendDead: unknown;
  }
}

export const staffMailFilters = ['dead', 'waiting'] as const;

export interface StaffOutboxView {
  readonly kind: 'outbox';
  readonly filter?: (typeof staffMailFilters)[number] | undefined;
  readonly counts: Readonly<Record<'waiting' | 'dead' | 'sent', number>>;
  /** The newest mails that wait or were given up. */
  readonly mails: readonly StaffMailLine[];
}

export interface StaffMailLine {
  readonly id: string;
  readonly key: string;
  /** Masked, in case someone looks over a shoulder: `j***@example.com`. */
  readonly recipient: string;
  readonly state: 'waiting' | 'dead';
  readonly attempts: number;
  readonly queuedAt: number;
  readonly nextAttemptAt: number;
  readonly lastError: string | null;
}
