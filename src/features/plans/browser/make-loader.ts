import type { Currency } from '#site/countries.ts';
import type { PlanList } from './shown-plan.ts';

/** What became of the latest question for prices. */
export type Loading =
  | { readonly kind: 'asked' }
  | { readonly kind: 'loaded'; readonly list: PlanList }
  | { readonly kind: 'failed' };

type Ask = (currency: Currency, signal: AbortSignal) => Promise<PlanList | undefined>;

/** Asks for prices as often as one likes: only the answer to the latest question counts, whenever it comes. */
export function makeLoader(ask: Ask, tell: (loading: Loading) => void) {
  let latest: AbortController | undefined;
  return async (currency: Currency): Promise<void> => {
    latest?.abort();
    const own = new AbortController();
    latest = own;
    tell({ kind: 'asked' });
    const list = await ask(currency, own.signal);
    // An answer may have been on its way when its question was taken back.
    if (own !== latest) return;
    tell(list ? { kind: 'loaded', list } : { kind: 'failed' });
  };
}
