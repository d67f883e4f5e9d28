export function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

/** Milliseconds since the page was loaded. */
export function sinceLoad(): number {
  const [entry] = performance.getEntriesByType('navigation');
  const loadedAt = entry instanceof PerformanceNavigationTiming ? entry.loadEventStart : 0;
  return performance.now() - loadedAt;
}
