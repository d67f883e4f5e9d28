import { supportHours } from '#content/support-hours.ts';
import { keepCurrent } from '#platform/browser/keep-current.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { localHours } from '#platform/opening-hours.ts';
import { dataOf, withDataValue } from '#platform/page/data-attributes.ts';
import { defaultLanguage } from '#site/languages.ts';
import { bogota } from '#site/time.ts';

/** Converts the last column of the table of hours, which is in UTC, to the visitor's time zone. */
export default function enhanceLocalHours(host: HTMLElement): void {
  const { here = '', same = '', onDays = '', onDay = '' } = dataOf(host);
  const language = languageIn(document.documentElement.lang) ?? defaultLanguage;
  const heading = host.querySelector('thead th:last-child');
  keepCurrent((now) => {
    const linesIn = (kind: (typeof supportHours)[number]['days'], zone?: string) =>
      localHours(kind, { onDays, onDay }, language, now, zone).join('\n');
    for (const { days } of supportHours) {
      const place = host.querySelector<HTMLElement>(withDataValue('local', days));
      const cell = place?.closest('td');
      if (!place || !cell) continue;
      const lines = linesIn(days);
      place.textContent = lines === linesIn(days, bogota) ? same : lines;
      dataOf(cell).label = here;
    }
    if (heading) heading.textContent = here;
    return Number.POSITIVE_INFINITY;
  });
}
