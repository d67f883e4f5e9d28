import { useEffect, useRef, useState } from 'react';
import { useVisitorCurrency } from '#features/preferences/browser/use-visitor-country.ts';
import { callSite } from '#platform/browser/calls/call-site.ts';
import type { Currency } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import type { getPlans } from '../contract.ts';
import { listIn, listOf, type OfferedPlan, type PlanList } from './shown-plan.ts';

interface Options {
  readonly productId: number;
  readonly language: Language;
  readonly offered: readonly OfferedPlan[];
  /** For visitors who have not chosen a country. */
  readonly first: Currency;
}

/** The requested prices, by the choice here or by country, and the loaded ones. */
export function usePlans({ productId, language, offered, first }: Options) {
  const visitors = useVisitorCurrency(first);
  const [chosen, setChosen] = useState<Currency>();
  /** Undefined before hydration: then all currencies are rendered, and CSS shows the country's. */
  const [list, setList] = useState<PlanList>();
  const [state, setState] = useState<Loading['kind']>();
  const [load] = useState(() =>
    makeLoader(
      (currency, signal) => fetchPlans({ productId, language }, currency, signal),
      (loading) => {
        setState(loading.kind);
        if (loading.kind === 'loaded') setList(loading.list);
      },
    ),
  );

  const before = useRef<Currency>(undefined);
  useEffect(() => {
    if (!visitors || visitors === before.current) return;
    // Nothing was requested yet: the built-in prices are right.
    if (!before.current) setList((known) => known ?? listIn(visitors, offered));
    else {
      // Changing the country elsewhere on the page also chooses a currency.
      setChosen(undefined);
      void load(visitors);
    }
    before.current = visitors;
  }, [visitors, offered, load]);

  return {
    list,
    state,
    wanted: chosen ?? visitors ?? first,
    choose(currency: Currency) {
      setChosen(currency);
      void load(currency);
    },
  };
}

/** Requests the plans of a product in one currency. Undefined: there was no valid answer. */
async function fetchPlans(
  { productId, language }: { productId: number; language: Language },
  currency: Currency,
  signal: AbortSignal,
): Promise<PlanList | undefined> {
  const input = { currency: currency.toUpperCase(), product_id: productId, lang: language };
  const answer = await callSite<typeof getPlans>('/pay/products/get_plans', input, { signal });
  if (answer.CODE !== 1 || !Array.isArray(answer.DATA.plans)) return undefined;
  return answer.DATA.plans.length > 0 ? listOf(currency, answer.DATA.plans) : undefined;
}

/** The state of the latest request for prices. */
export type Loading =
  | { readonly kind: 'asked' }
  | { readonly kind: 'loaded'; readonly list: PlanList }
  | { readonly kind: 'failed' };

type FetchPlans = (currency: Currency, signal: AbortSignal) => Promise<PlanList | undefined>;

/** Loads prices; only the answer to the latest request counts, whenever it arrives. */
export function makeLoader(fetchList: FetchPlans, setLoading: (loading: Loading) => void) {
  let latest: AbortController | undefined;
  return async (currency: Currency): Promise<void> => {
    latest?.abort();
    const own = new AbortController();
    latest = own;
    setLoading({ kind: 'asked' });
    const list = await fetchList(currency, own.signal);
    // An answer may arrive after its request was cancelled.
    if (own !== latest) return;
    setLoading(list ? { kind: 'loaded', list } : { kind: 'failed' });
  };
}
