import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { ByCurrency } from '#ui/sections/price.tsx';
import { withFacts } from './company-facts.ts';

/** A text of a home that names the currency of its prices: that of the home, until the visitor chooses a country. */
export function InCurrency({ text }: { readonly text: string }): ReactNode {
  const { words, language } = usePage();
  const { currencies } = words.home.shared;
  return <ByCurrency>{(currency) => withFacts(text, language, { currency: currencies[currency] })}</ByCurrency>;
}
