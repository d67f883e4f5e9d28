declare module '#site/staff.ts' {
  interface StaffViews {
    readonly marketing: StaffMarketingView;
  }
  interface StaffActions {
    readonly addMarketing: unknown;
    readonly endMarketing: unknown;
  }
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

/** The problems of a notification that is to be added. */
export type MarketingProblem =
  | 'language'
  | 'missing'
  /** Too long, or with control characters. */
  | 'text'
  /** Only the Spanish popup has a default title. */
  | 'title'
  | 'target'
  | 'page'
  | 'moment'
  | 'order'
  | 'type';

export interface StaffMarketingView {
  readonly kind: 'marketing';
  readonly notifications: readonly StaffNotificationLine[];
  /** Whether ended notifications are included. */
  readonly ended: boolean;
  readonly formId: string;
  readonly longest: Readonly<Record<'title' | 'text' | 'target' | 'button', number>>;
  readonly usualType: number;
}
