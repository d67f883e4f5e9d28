import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Currency } from '#site/countries.ts';
import type { TypedQuote } from '../quote-answer.ts';
import { writeSelection } from '../selection-text.ts';
import { saveDraft } from './draft.ts';
import { openQuote } from './open-quote.ts';
import { quoteQuery } from './opening.ts';
import { clearPerson, fillPerson, nobody, personIn } from './person.ts';
import type { QuoteStart } from './quote-start.ts';
import { chooseIn, chosenIn, selectionIn, tidyNumber } from './shelf.ts';
import { useAddress } from './use-address.ts';
import { useCurrency } from './use-currency.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** What is chosen and in which currency: in the rows of the page, in the address, and kept in the browser. */
export function useQuote(form: RefObject<HTMLFormElement | null>, start: QuoteStart) {
  const { visitors, picked, setPicked } = useCurrency(start.currency);
  const [chosen, setChosen] = useState(start.chosen);
  const [wasKept, setWasKept] = useState(false);
  const [touched, setTouched] = useState(false);
  const opened = useRef(false);

  // Before anything is drawn again, and once.
  useLayoutEffect(() => {
    if (!form.current || opened.current) return;
    opened.current = true;
    const opening = openQuote(form.current);
    setChosen(opening.chosen);
    setWasKept(opening.wasKept);
    setPicked((known) => opening.currencies.asked ?? known ?? opening.currencies.kept);
  }, [form, setPicked]);

  const items = writeSelection(chosen);
  const query = visitors && quoteQuery(items, picked ?? (items ? visitors : undefined));
  useAddress(query);
  useEffect(() => {
    if (touched && form.current) keepShown(form.current, picked);
  }, [form, picked, touched]);
  useOtherTabs(form, ({ before, now }) => {
    if (!form.current) return;
    chooseIn(form.current, now.items);
    fillPerson(form.current, now.typed, before?.typed);
    setChosen(chosenIn(form.current));
  });

  const follow = () => {
    setTouched(true);
    if (!form.current) return;
    setChosen(chosenIn(form.current));
    keepShown(form.current, picked);
  };
  return {
    chosen,
    items,
    query,
    touched,
    wasKept,
    follow,
    /** Undefined while asleep: then the style sheet shows that of the visitor's country. */
    currency: picked ?? visitors,
    pick(currency: Currency) {
      setPicked(currency);
      setTouched(true);
    },
    remove(id: string) {
      if (form.current) chooseIn(form.current, writeSelection(chosen.filter(({ item }) => item.id !== id)));
      follow();
    },
    clear() {
      if (form.current) chooseIn(form.current, '');
      if (form.current) clearPerson(form.current);
      follow();
      setWasKept(false);
    },
    tidy(number: EventTarget) {
      if (form.current) tidyNumber(form.current, number);
    },
    person: (): TypedQuote => (form.current ? personIn(form.current) : nobody),
  };
}

function keepShown(form: HTMLFormElement, currency: Currency | undefined): void {
  saveDraft({ items: selectionIn(form), currency, typed: personIn(form) });
}
