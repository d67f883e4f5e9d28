import { dataOf } from '#platform/page/data-attributes.ts';
import { countryIds } from '#site/countries.ts';

/**
 * Writes the visitor's country into a page that does not say it. If one was chosen, the server writes it, but a shared
 * cache may have answered instead (decision 54). Else prices start in the currency of the browser's region: a guess, which
 * is neither stored nor sent. It runs before the first paint, and imports nothing that knows more of countries: that would
 * be larger than all of the first script.
 */
export function applyVisitorCountry(root: HTMLElement): void {
  const data = dataOf(root);
  const chosen = knownCountry(/(?:^|; )userCountry=(\w+)/.exec(document.cookie)?.[1]);
  const guessed = data.country === '' ? knownCountry(/-(..)$/.exec(navigator.language.toLowerCase())?.[1]) : undefined;
  const country = chosen ?? guessed;
  if (!country || country === data.country) return;
  data.country = country;
  // Words and times of the country follow as soon as the script has loaded that knows them all (`choices.ts`).
  if (chosen) data.lateCountry = '';
  else data.guessed = '';
  if (`${root.lang}-${country}` === 'en-us') writeDollars(root);
}

function knownCountry(id: string | undefined): string | undefined {
  return countryIds.find((known) => known === id);
}

/** As `regional-form.ts` does for those whose country the server knows, in each text as the parser adds it. */
function writeDollars(root: HTMLElement): void {
  root.lang = 'en-US';
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes])
        if (node instanceof Text && node.data.includes('US$')) node.data = node.data.replaceAll('US$', '$');
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  addEventListener('load', () => observer.disconnect());
}
