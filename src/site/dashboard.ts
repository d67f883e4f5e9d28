import { href, withQuery } from './address.ts';
import type { Language } from './languages.ts';

/** A view of `/dashboard`, as its query. */
export interface DashboardQuery {
  readonly view: DashboardViewName;
  /** Its reference; only for tickets. */
  readonly ticket?: string | undefined;
  readonly done?: CompletedDashboardAction | undefined;
}

export function dashboardHref(language: Language, { view, ticket, done }: DashboardQuery): string {
  // The first view needs no name.
  return withQuery(href('/dashboard', language), { view: view === 'overview' ? undefined : view, ticket, done });
}

/** The URL of the files of the visitor's own tickets. */
export const ownFiles = '/dashboard/file';
/** The views of the dashboard, in the order of its menu. Each is `/dashboard?view=tickets`. */
export const dashboardViews = [
  'overview',
  'tickets',
  'quotes',
  'payments',
  'meetings',
  'notifications',
  'profile',
  'sessions',
  'data',
] as const;

/** The actions of its forms, by their field `action`. */
export const dashboardActions = [
  'profile',
  'photo',
  'photo-remove',
  'email',
  'email-code',
  'reply',
  'read',
  'read-all',
  'end-session',
  'end-other-sessions',
  'download',
  'delete',
] as const;

export type DashboardActionName = (typeof dashboardActions)[number];

export type DashboardViewName = (typeof dashboardViews)[number];

/** The result of the previous form, shown once above the view. */
export const completedDashboardActions = [
  'profile',
  'photo',
  'photoRemoved',
  'email',
  'reply',
  'read',
  'sessionEnded',
  'sessionsEnded',
] as const;

export type CompletedDashboardAction = (typeof completedDashboardActions)[number];
