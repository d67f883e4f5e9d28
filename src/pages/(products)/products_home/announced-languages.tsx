import { usePage } from '#platform/page/page.ts';
import { availableLanguages } from '#site/available-languages.ts';

/** Where another page of the company frames this one, it is told which language this is and which others there are. */
export function AnnouncedLanguages() {
  const { route, language } = usePage();
  return (
    <div
      hidden
      data-enhance="languages"
      data-wake="framed"
      data-language={language}
      data-languages={JSON.stringify(availableLanguages(route.path))}
    />
  );
}
