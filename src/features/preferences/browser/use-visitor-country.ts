import { useSyncExternalStore } from 'react';

const root = () => document.documentElement;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ['data-country'] });
  return () => observer.disconnect();
}

/** The visitor's country, `co`, which may change in the header at any time; empty while none is chosen. Undefined while drawn at build time. */
export function useVisitorCountry(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => root().dataset['country'] ?? '',
    () => undefined,
  );
}
