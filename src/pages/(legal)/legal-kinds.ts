import type { RoutePath } from '#site/routes.ts';

/** The three legal texts, in the order of their tabs. */
export const legalPaths = { terms: '/terms', policy: '/politics', notice: '/advice' } as const satisfies Record<
  string,
  RoutePath
>;

export type LegalKind = keyof typeof legalPaths;
