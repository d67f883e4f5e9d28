import { packageHours } from '#content/catalogue/development.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { serviceOf } from './service-of.ts';

/** What every section of this screen asks for. `say` fills in the hours of a development package. */
export function useService() {
  const page = usePage();
  return {
    ...serviceOf(page),
    shared: page.words.quickService,
    say: (text: string) => format(text, page.language, { hours: packageHours }),
  };
}
