import type { DrawQuote } from '../quote.ts';

interface Bounds {
  readonly most: number;
  readonly ms: number;
}

/**
 * Draws what is asked for again and again within a moment once. By all that stands on it: of a quote whose person is
 * forgotten nothing old is handed out.
 */
export function cacheDrawn(draw: DrawQuote, { most, ms }: Bounds = { most: 20, ms: 60_000 }): DrawQuote {
  const kept = new Map<string, { readonly until: number; readonly drawn: Promise<Uint8Array> }>();
  const tidy = (now: number) => {
    for (const [key, { until }] of kept) if (until <= now || kept.size > most) kept.delete(key);
  };
  return (quote) => {
    const now = Date.now();
    const key = JSON.stringify(quote);
    const before = kept.get(key);
    if (before && before.until > now) return before.drawn;
    const drawn = draw(quote);
    kept.delete(key);
    kept.set(key, { until: now + ms, drawn });
    tidy(now);
    drawn.catch(() => kept.delete(key));
    return drawn;
  };
}
