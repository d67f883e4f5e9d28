import type { DashboardViewName } from '#site/dashboard.ts';

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
