import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Currency } from '#site/countries.ts';
import type { TypedQuote } from '#site/quotes/quote-answer.ts';
import { quoteFields } from '#site/quotes/quote-fields.ts';
import { parseSelection, writeSelection } from '#site/quotes/selection-text.ts';
import { fillInPerson } from '../fill-in-person.ts';
import { useVisitorCurrency } from '../use-visitor-currency.ts';
import { draft, forgetDraft, keepDraft, madeOf } from './draft.ts';
import { currencyIn, isAdding, openingSelection, quoteQuery } from './opening.ts';
import { clearPerson, fillPerson, personIn } from './person.ts';
import type { ChosenItem } from './quote-item.ts';
import type { QuoteStart } from './quote-start.ts';
import { chooseOn, chosenOn, readShelf, tidyNumber } from './shelf.ts';
import { useOtherTabs } from './use-other-tabs.ts';

type Form = RefObject<HTMLFormElement | null>;

/** What is chosen and in which currency: in the rows of the page, in the address, and kept in the browser. */
export function useQuote(form: Form, start: QuoteStart) {
  const visitors = useVisitorCurrency();
  const [chosen, setChosen] = useState(start.chosen);
  const [picked, setPicked] = useState(start.currency);
  const [wasKept, setWasKept] = useState(false);
  const [touched, setTouched] = useState(false);
  const opened = useRef(false);

  // Before anything is drawn anew, and once.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element || opened.current) return;
    opened.current = true;
    const kept = draft();
    const shelf = readShelf(element);
    // What was ticked while the island slept, or what the browser put back, is as good as drawn.
    const drawn = writeSelection(chosenOn(shelf));
    const opening = openingSelection({ search: location.search, drawn, kept: kept?.items ?? '' });
    const wanted = parseSelection(opening, (id) => shelf.get(id));
    if (writeSelection(wanted) !== drawn) chooseOn(shelf, wanted);
    const before = kept ?? madeOf(opening);
    if (before) fillPerson(element, before.typed);
    fillInPerson(element, quoteFields);
    // What another page added is the visitor's own choice; what a shared address holds becomes theirs when they change it.
    if (isAdding(location.search)) {
      const items = writeSelection(chosenOn(shelf));
      keepDraft({ items, currency: kept?.currency, typed: personIn(element) });
    }
    setWasKept(kept !== undefined && kept.items !== '' && kept.items === opening);
    setChosen(chosenOn(shelf));
    setPicked((known) => currencyIn(location.search) ?? known ?? kept?.currency);
  }, [form]);

  // Whoever changes the country elsewhere on the page has chosen a currency as well.
  const before = useRef(visitors);
  useEffect(() => {
    if (before.current && before.current !== visitors) setPicked(undefined);
    before.current = visitors;
  }, [visitors]);

  const items = writeSelection(chosen);
  useEffect(() => {
    if (!visitors) return;
    const query = quoteQuery(items, picked ?? (items ? visitors : undefined));
    const write = () => history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
    write();
    // The way down to the summary is a step in the history, at which the address was an older one.
    addEventListener('popstate', write);
    if (touched && form.current) keepDraft({ items, currency: picked, typed: personIn(form.current) });
    return () => removeEventListener('popstate', write);
  }, [form, items, picked, visitors, touched]);

  const follow = () => {
    setTouched(true);
    if (!form.current) return;
    const shelf = readShelf(form.current);
    setChosen(chosenOn(shelf));
    keepDraft({ items: writeSelection(chosenOn(shelf)), currency: picked, typed: personIn(form.current) });
  };
  useOtherTabs(form, (kept) => {
    if (!form.current) return;
    const shelf = readShelf(form.current);
    chooseOn(
      shelf,
      parseSelection(kept.items, (id) => shelf.get(id)),
    );
    setChosen(chosenOn(shelf));
  });
  const choose = (wanted: readonly ChosenItem[]) => {
    if (form.current) chooseOn(readShelf(form.current), wanted);
    follow();
  };
  return {
    ...{ chosen, items, touched, wasKept, follow },
    /** Undefined while asleep: then the style sheet shows that of the visitor's country. */
    currency: picked ?? visitors,
    pick(currency: Currency) {
      setPicked(currency);
      setTouched(true);
    },
    remove: (id: string) => choose(chosen.filter(({ item }) => item.id !== id)),
    clear() {
      choose([]);
      if (form.current) clearPerson(form.current);
      forgetDraft();
      setWasKept(false);
    },
    tidy(number: EventTarget) {
      if (form.current) tidyNumber(readShelf(form.current), number);
    },
    person: (): TypedQuote => (form.current ? personIn(form.current) : { name: '', email: '', company: '', note: '' }),
  };
}
