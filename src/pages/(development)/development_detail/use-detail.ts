import { packageHours } from '#content/catalogue/development.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { detailOf } from './detail-of.ts';

/** What every section of this screen uses. `say` fills in the hours of a package. */
export function useDetail() {
  const page = usePage();
  return {
    ...detailOf(page),
    shared: page.words.developmentDetail,
    say: (text: string) => format(text, page.language, { hours: packageHours }),
  };
}
