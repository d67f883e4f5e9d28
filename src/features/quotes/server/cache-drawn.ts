import type { DrawQuote } from '../quote.ts';

interface Bounds {
  readonly most: number;
  readonly ms: number;
}

/**
 * Caches drawn PDFs for a short time. The key is the whole content, so that a quote whose person was deleted is drawn
 * again.
 */
export function cacheDrawn(draw: DrawQuote, { most, ms }: Bounds = { most: 20, ms: 60_000 }): DrawQuote {
  const cache = new Map<string, { readonly until: number; readonly drawn: Promise<Uint8Array> }>();
  const tidy = (now: number) => {
    for (const [key, { until }] of cache) if (until <= now || cache.size > most) cache.delete(key);
  };
  return (quote) => {
    const now = Date.now();
    const key = JSON.stringify(quote);
    const before = cache.get(key);
    if (before && before.until > now) return before.drawn;
    const drawn = draw(quote);
    cache.delete(key);
    cache.set(key, { until: now + ms, drawn });
    tidy(now);
    drawn.catch(() => cache.delete(key));
    return drawn;
  };
}
