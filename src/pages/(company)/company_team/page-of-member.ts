import type { RoutePath } from '#site/routes.ts';

const pages: Readonly<Record<string, RoutePath>> = {
  executive: '/company_investors',
  operations: '/company_about',
  engineering: '/development',
  projects: '/company_methodology',
  requirements: '/service_requirements',
  design: '/service_design',
  frontend: '/service_developing',
  backend: '/development/api',
  testing: '/service_testing',
  support: '/service_support',
};

/** The part of the site that tells of somebody's work, if there is one. */
export function pageOfMember(id: string): RoutePath | undefined {
  return pages[id];
}
