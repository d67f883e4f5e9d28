import type { Route } from '#site/routes.ts';

/** Audits that a page would fail because it does what it is meant to. */
export function auditsLeftOut({ hidden }: Route): readonly string[] {
  // Kept out of search engines on purpose: who signs in, books or pays is led there by another page.
  return hidden ? ['is-crawlable'] : [];
}
