import { offerings } from '#content/catalogue/development.ts';
import type { Page } from '#platform/page/page.ts';

/** The offerings that have a page of this screen. */
export const detailSlugs = ['api', 'bots', 'dashboards', 'cron', 'analytics'] as const;

export type DetailSlug = (typeof detailSlugs)[number];

function isDetail(slug: string): slug is DetailSlug {
  return detailSlugs.some((known) => known === slug);
}

/** The offering of a page: its facts, and its own words. */
export function detailOf({ route, words }: Pick<Page, 'route' | 'words'>) {
  const offering = offerings.find(({ page }) => page === route.path);
  if (!offering || !isDetail(offering.slug)) throw new Error(`No development offering has the page ${route.path}`);
  const { slug, price, exampleMonth } = offering;
  return { slug, price, exampleMonth, own: words.developmentPages[slug] };
}
