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
