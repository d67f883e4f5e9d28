import { useSyncExternalStore } from 'react';
import { type Currency, findCountry } from '#site/countries.ts';

const root = () => document.documentElement;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ['data-country'] });
  return () => observer.disconnect();
}

/** The currency of the visitor's country, which may change in the header at any time. Undefined while drawn at build time. */
export function useVisitorCurrency(): Currency | undefined {
  const country = useSyncExternalStore(
    subscribe,
    () => root().dataset['country'] ?? '',
    () => undefined,
  );
  return country === undefined ? undefined : (findCountry(country)?.currency ?? 'usd');
}
