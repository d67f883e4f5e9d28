import { keepCurrent } from '#platform/browser/keep-current.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { openNow } from '#platform/opening-hours/open-now.ts';
import { defaultLanguage } from '#site/languages.ts';

/** Says whether support is open, until when or from when, in Bogotá and on the visitor's clock. */
export default function enhanceOpenNow(host: HTMLElement): void {
  const { open = '', closed = '' } = host.dataset;
  const language = languageIn(document.documentElement.lang) ?? defaultLanguage;
  const place = host.querySelector('[data-text]');
  keepCurrent((now) => {
    const said = openNow({ open, closed }, language, now);
    if (!said || !place) return Number.POSITIVE_INFINITY;
    host.dataset['state'] = said.isOpen ? 'open' : 'closed';
    if (place.textContent !== said.text) place.textContent = said.text;
    return said.until;
  });
}
