import { useSyncExternalStore } from 'react';
import { dataAttribute, dataOf } from '#platform/page/data-attributes.ts';
import { type Country, findCountry } from '#site/countries.ts';
import type { Currency } from '#site/currencies.ts';

const root = () => document.documentElement;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: [dataAttribute('country')] });
  return () => observer.disconnect();
}

/** The country that the visitor has chosen, and not what their browser's region suggests. */
export function chosenCountry(): Country | undefined {
  const { country, guessed } = dataOf(root());
  return guessed === undefined ? findCountry(country) : undefined;
}

/**
 * The visitor's country, `co`, which may change in the header at any time; the one of the browser's region
 * while none is chosen, and empty if that is none of ours. Undefined during
 * prerendering.
 */
export function useVisitorCountry(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => dataOf(root()).country ?? '',
    () => undefined,
  );
}

/** The currency of the visitor's country, or `first` if none is chosen. Undefined during prerendering. */
export function useVisitorCurrency(first: Currency = 'usd'): Currency | undefined {
  const country = useVisitorCountry();
  return country === undefined ? undefined : (findCountry(country)?.currency ?? first);
}
