import { useEffect, useRef, useState } from 'react';
import { useVisitorCurrency } from '#features/preferences/browser/use-visitor-currency.ts';
import type { Currency } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { askPlans } from './ask-plans.ts';
import { type Loading, makeLoader } from './make-loader.ts';
import { listIn, type OfferedPlan, type PlanList } from './shown-plan.ts';

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
