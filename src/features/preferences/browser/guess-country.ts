import { dataOf } from '#platform/page/data-attributes.ts';
import { countryIds } from '#site/countries.ts';

/**
 * If the server knows no country, prices start in the currency of the browser's region. This is a guess, and is neither
 * stored nor sent. It runs before the first paint, and imports nothing that knows more of countries: that would be larger
 * than all of the first script.
 */
export function guessCountry(root: HTMLElement): void {
  const data = dataOf(root);
  const region = /-(..)$/.exec(navigator.language.toLowerCase())?.[1];
  if (data.country !== '' || !countryIds.some((id) => id === region)) return;
  data.country = region;
  data.guessed = '';
  if (`${root.lang}-${region}` === 'en-us') writeDollars(root);
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
