import { usePage } from '#platform/page/page.ts';
import { serviceOf } from './service-of.ts';

/** What every section of this screen uses. */
export function useService() {
  const page = usePage();
  return { ...serviceOf(page), shared: page.words.quickService };
}
