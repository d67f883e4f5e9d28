import type { CompletedDashboardAction, DashboardViewName } from '#features/dashboard/dashboard.ts';
import { href } from './address.ts';
import type { Language } from './languages.ts';
import { withQuery } from './with-query.ts';

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
