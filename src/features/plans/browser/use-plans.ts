import { useEffect, useRef, useState } from 'react';
import { useVisitorCurrency } from '#features/preferences/browser/use-visitor-country.ts';
import { callSite } from '#platform/browser/calls/call-site.ts';
import type { Currency } from '#site/countries.ts';
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

/** The prices that a visitor asks for, by a choice here or by their country, and those that have come. */
export function usePlans({ productId, language, offered, first }: Options) {
  const visitors = useVisitorCurrency(first);
  const [chosen, setChosen] = useState<Currency>();
  /** Undefined while asleep: then prices of all currencies stand there, and the country chooses. */
  const [list, setList] = useState<PlanList>();
  const [state, setState] = useState<Loading['kind']>();
  const [load] = useState(() =>
    makeLoader(
      (currency, signal) => askPlans({ productId, language }, currency, signal),
      (loading) => {
        setState(loading.kind);
        if (loading.kind === 'loaded') setList(loading.list);
      },
    ),
  );

  const before = useRef<Currency>(undefined);
  useEffect(() => {
    if (!visitors || visitors === before.current) return;
    // Nobody asked yet: what the page was built with is right.
    if (!before.current) setList((known) => known ?? listIn(visitors, offered));
    else {
      // Whoever changes the country elsewhere on the page has chosen as well.
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

/** The plans of a product in one currency. Undefined: no answer came, or none that makes sense. */
async function askPlans(
  { productId, language }: { productId: number; language: Language },
  currency: Currency,
  signal: AbortSignal,
): Promise<PlanList | undefined> {
  const input = { currency: currency.toUpperCase(), product_id: productId, lang: language };
  const answer = await callSite<typeof getPlans>('/pay/products/get_plans', input, { signal });
  if (answer.CODE !== 1 || !Array.isArray(answer.DATA.plans)) return undefined;
  return answer.DATA.plans.length > 0 ? listOf(currency, answer.DATA.plans) : undefined;
}

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
