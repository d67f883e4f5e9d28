import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Words } from '#content/words.ts';
import type { BuyWords } from '#features/payments/browser/checkout/words.ts';
import { useVisitorCurrency } from '#features/preferences/browser/use-visitor-country.ts';
import { type Currency, currencies } from '#site/currencies.ts';
import { copyText } from '#ui/browser/copy.ts';
import type { Copied } from '#ui/copied-link.tsx';
import { parseQuantity } from '#ui/parse-quantity.ts';

/** The quantity and currency, also from the address or from before hydration, and the link to them. */
export function useCalculator(start: number, anchor: string) {
  const visitors = useVisitorCurrency();
  const [chosen, setChosen] = useState<Currency>();
  const [typed, setTyped] = useState(String(start));
  const [touched, setTouched] = useState(false);
  const [copied, setCopied] = useState<Copied>();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const linked = readLink(location.search);
    const text = typedBeforeHydration(form.current) ?? linked.quantity;
    if (linked.currency) setChosen(linked.currency);
    if (text !== undefined) setTyped(text);
  }, []);

  const currency = chosen ?? visitors ?? 'usd';
  const { quantity, note } = parseQuantity(typed);

  const change = (text: string) => {
    setTyped(text);
    setTouched(true);
    setCopied(undefined);
  };
  const choose = (next: Currency) => {
    setChosen(next);
    setTouched(true);
    setCopied(undefined);
  };
  const copy = async (event: FormEvent) => {
    event.preventDefault();
    const link = writeLink({ currency, quantity }, anchor);
    const address = new URL(link, location.href).href;
    history.replaceState(history.state, '', link);
    setCopied({ address, byHand: !(await copyText(address)) });
  };
  const isAsleep = visitors === undefined;
  return { form, isAsleep, currency, typed, quantity, note, touched, copied, change, choose, copy };
}

/**
 * The text typed, or chosen on the slider, before hydration. It has to be read before the next render, because React
 * would reset the value.
 */
function typedBeforeHydration(form: HTMLFormElement | null): string | undefined {
  const boxes = [...(form?.querySelectorAll('input:not([type=radio])') ?? [])];
  const changed = boxes.find((box) => box instanceof HTMLInputElement && box.value !== box.defaultValue);
  return changed instanceof HTMLInputElement ? changed.value : undefined;
}

/** The query and anchor of a calculation: `?currency=COP&quantity=5000#calculator`. */
export function writeLink({ currency, quantity }: { currency: Currency; quantity: number }, anchor: string): string {
  return `?${new URLSearchParams({ currency: currency.toUpperCase(), quantity: String(quantity) })}#${anchor}`;
}

/** Reads an address. The quantity stays text and is parsed like typed input. */
export function readLink(search: string): { currency?: Currency; quantity?: string } {
  const query = new URLSearchParams(search);
  const requested = query.get('currency')?.toLowerCase();
  const currency = currencies.find((known) => known === requested);
  const quantity = query.get('quantity')?.slice(0, 40);
  return { ...(currency && { currency }), ...(quantity !== undefined && { quantity }) };
}

/** The texts of the calculator, in the page's language. */
export type CalculatorWords = Words['bulkEmail']['calculator']['island'] &
  Pick<Words['checkout'], 'currency'> &
  Pick<BuyWords, 'currencies'> & { readonly checkout: BuyWords };
