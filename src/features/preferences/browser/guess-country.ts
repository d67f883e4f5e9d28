import { dataOf } from '#platform/page/data-attributes.ts';
import { countryIds } from '#site/countries.ts';

/**
 * If the server knew no country: the one that is stored, since browsers delete cookies earlier, or that of the browser's
 * region. Prices start in its currency. A guess is neither stored nor sent. It runs before the first paint, and does not
 * import what knows more of countries, which would be larger than all of the first script.
 */
export function guessCountry(root: HTMLElement, stored: string | null): void {
  const data = dataOf(root);
  if (data.country !== '') return;
  const isKnown = (id: string | null): id is string => id !== null && countryIds.some((known) => known === id);
  const region = navigator.language.slice(-2).toLowerCase();
  if (isKnown(stored)) data.country = stored;
  else if (isKnown(region) && navigator.language.includes('-')) {
    data.country = region;
    data.guessed = '';
  }
  if (data.country === 'us' && root.lang === 'en') writeDollars(root);
}

/** As `regional-form.ts` does for those whose country the server knows, in each text as it arrives. */
function writeDollars(root: HTMLElement): void {
  root.lang = 'en-US';
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) {
        if (
          node instanceof Text &&
          node.data.includes('US$') &&
          node.parentElement?.closest('script,textarea') === null
        )
          node.data = node.data.replace(/US\$/g, '$');
      }
    }
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
}
