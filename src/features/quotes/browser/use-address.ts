import { useEffect, useRef } from 'react';

/** Milliseconds between two changes: browsers refuse an address that follows every key, as of a number held down. */
const rest = 500;

/** Keeps a query in the address, so that it can be shared and loaded again. Undefined: it is not known yet. */
export function useAddress(query: string | undefined): void {
  const writtenAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (query === undefined) return;
    const write = () => {
      writtenAt.current = performance.now();
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
    };
    const left = writtenAt.current + rest - performance.now();
    const timer = left > 0 ? setTimeout(write, left) : undefined;
    if (!timer) write();
    // The way down to the summary is a step in the history, at which the address was an older one.
    addEventListener('popstate', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('popstate', write);
    };
  }, [query]);
}
