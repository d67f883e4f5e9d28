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

export interface StaffMarketingView {
  readonly kind: 'marketing';
  readonly notifications: readonly StaffNotificationLine[];
  /** Are ended ones among them? */
  readonly ended: boolean;
  readonly formId: string;
  readonly longest: Readonly<Record<'title' | 'text' | 'target' | 'button', number>>;
  readonly usualType: number;
}
