import { useEffect, useRef, useState } from 'react';
import { useVisitorCurrency } from '#features/preferences/browser/use-visitor-currency.ts';
import type { Currency } from '#site/countries.ts';

/** The currency that was picked, and that of the visitor's country, which goes for whoever picked none. */
export function useCurrency(first: Currency | undefined) {
  const visitors = useVisitorCurrency();
  const [picked, setPicked] = useState(first);
  const before = useRef(visitors);
  useEffect(() => {
    // Whoever changes the country elsewhere on the page has chosen a currency as well.
    if (before.current && before.current !== visitors) setPicked(undefined);
    before.current = visitors;
  }, [visitors]);
  return { visitors, picked, setPicked };
}
