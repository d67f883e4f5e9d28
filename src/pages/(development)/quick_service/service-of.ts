import { quickServices } from '#content/catalogue/quick-services.ts';
import type { Page } from '#platform/page/page.ts';

/** The quick service of a page: its facts, and its own words. */
export function serviceOf({ route, words }: Pick<Page, 'route' | 'words'>) {
  const service = quickServices.find(({ page }) => page === route.path);
  if (!service) throw new Error(`No quick service has the page ${route.path}`);
  const { slug, location } = service;
  return { slug, location, own: words.quickServices[slug] };
}
