import { href, withQuery } from './address.ts';
import type { Language } from './languages.ts';

/** A place in `/dashboard`, as its query says it. */
export interface DashboardPlace {
  readonly view: DashboardViewName;
  /** Its reference; only with the tickets. */
  readonly ticket?: string | undefined;
  readonly done?: CompletedDashboardAction | undefined;
}

export function dashboardHref(language: Language, { view, ticket, done }: DashboardPlace): string {
  // The first view needs no name.
  return withQuery(href('/dashboard', language), { view: view === 'overview' ? undefined : view, ticket, done });
}

/** Where the files of one's own tickets are. */
export const ownFiles = '/dashboard/file';
/** The parts of the dashboard, in the order of its menu. Each is `/dashboard?view=tickets`. */
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

/** What its forms can ask for, by their field `action`. */
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

/** What was done by the form before, told once above the view. */
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
