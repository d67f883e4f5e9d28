import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useVisitorCurrency } from '#features/preferences/browser/use-visitor-country.ts';
import { copyText } from '#platform/browser/copy-text.ts';
import type { Currency } from '#site/countries.ts';
import { currencies } from '#site/countries.ts';
import type { Copied } from '#ui/copied-link.tsx';
import { parseQuantity } from '#ui/parse-quantity.ts';

/** What was typed and chosen, from the address or while the calculator slept too, and the link to it. */
export function useCalculator(start: number, anchor: string) {
  const visitors = useVisitorCurrency();
  const [chosen, setChosen] = useState<Currency>();
  const [typed, setTyped] = useState(String(start));
  const [touched, setTouched] = useState(false);
  const [copied, setCopied] = useState<Copied>();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const asked = readLink(location.search);
    const text = typedAsleep(form.current) ?? asked.quantity;
    if (asked.currency) setChosen(asked.currency);
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
 * What was typed, or chosen on the slider, before React came. It has to be taken over before anything is drawn
 * again: React would put its own value back.
 */
function typedAsleep(form: HTMLFormElement | null): string | undefined {
  const boxes = [...(form?.querySelectorAll('input:not([type=radio])') ?? [])];
  const changed = boxes.find((box) => box instanceof HTMLInputElement && box.value !== box.defaultValue);
  return changed instanceof HTMLInputElement ? changed.value : undefined;
}

interface Calculation {
  readonly currency: Currency;
  readonly quantity: number;
}

/** The query and anchor of a calculation: `?currency=COP&quantity=5000#calculator`. */
export function writeLink({ currency, quantity }: Calculation, anchor: string): string {
  return `?${new URLSearchParams({ currency: currency.toUpperCase(), quantity: String(quantity) })}#${anchor}`;
}

/** What an address asks for. The quantity stays text: it is read like what a visitor types. */
export function readLink(search: string): { currency?: Currency; quantity?: string } {
  const query = new URLSearchParams(search);
  const asked = query.get('currency')?.toLowerCase();
  const currency = currencies.find((known) => known === asked);
  const quantity = query.get('quantity')?.slice(0, 40);
  return { ...(currency && { currency }), ...(quantity !== undefined && { quantity }) };
}
