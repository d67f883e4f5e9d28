import { href, withQuery } from './address.ts';
import type { Language } from './languages.ts';

/** A view of `/dashboard`, as its query. */
export interface DashboardQuery {
  readonly view: DashboardViewName;
  /** Its reference; only for tickets. */
  readonly ticket?: string | undefined;
  /** The id of a file of that ticket that one is asked about. */
  readonly file?: string | undefined;
  readonly done?: CompletedDashboardAction | undefined;
  /** From 1, of a list that has several. */
  readonly page?: number | undefined;
}

export function dashboardHref(language: Language, { view, ticket, file, done, page = 1 }: DashboardQuery): string {
  // The first view and the first page need no name.
  const place = {
    view: view === 'overview' ? undefined : view,
    ticket,
    file,
    page: page > 1 ? String(page) : undefined,
  };
  return withQuery(href('/dashboard', language), { ...place, done });
}

/** Marks a notification as read, and redirects to what it is about. Only its owner gets there. */
export function notificationHref(language: Language, id: number): string {
  return withQuery(href('/dashboard', language), { notification: String(id) });
}

/** The URL of the files of the visitor's own tickets. */
export const ownFiles = '/dashboard/file';
/** The views of the dashboard, in the order of its menu. Each is `/dashboard?view=tickets`. */
export const dashboardViews = [
  'overview',
  'history',
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
