import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fillInPerson } from '#features/accounts/browser/fill-in-person.ts';
import { useVisitorCurrency } from '#features/preferences/browser/use-visitor-country.ts';
import { boxOf, clearBoxes, textIn } from '#platform/browser/boxes.ts';
import type { Currency } from '#site/countries.ts';
import type { TypedQuote } from '../quote-answer.ts';
import { quoteFields } from '../quote-fields.ts';
import { writeSelection } from '../selection.ts';
import { quoteDraft } from '../stored.ts';
import { changeToFollow, type DraftChange, draft, madeOf, saveDraft } from './draft.ts';
import { currencyIn, isAdding, openingSelection, quoteQuery } from './opening.ts';
import type { ChosenItem, QuoteStart } from './quote-start.ts';
import { chooseIn, chosenIn, selectionIn, tidyNumber } from './shelf.ts';

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

/** The currency that was picked, and that of the visitor's country, which goes for whoever picked none. */
function useCurrency(first: Currency | undefined) {
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

/** Follows what another tab has put together. */
function useOtherTabs(form: RefObject<HTMLFormElement | null>, onChange: (change: DraftChange) => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== quoteDraft.key || !form.current) return;
      const change = changeToFollow(oldValue, newValue, selectionIn(form.current));
      if (change) latest.current(change);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [form]);
}

/** Milliseconds between two changes: browsers refuse an address that follows every key, as of a number held down. */
const rest = 500;

/** Keeps a query in the address, so that it can be shared and loaded again. Undefined: it is not known yet. */
function useAddress(query: string | undefined): void {
  const writtenAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (query === undefined) return;
    const write = () => {
      writtenAt.current = performance.now();
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
    };
    const left = writtenAt.current + rest - performance.now();
    const timer = left > 0 ? setTimeout(write, left) : undefined;
    if (!timer) write();
    // The way down to the summary is a step in the history, at which the address was an older one.
    addEventListener('popstate', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('popstate', write);
    };
  }, [query]);
}

interface Opened {
  readonly chosen: readonly ChosenItem[];
  /** What is shown was put together on an earlier visit. */
  readonly wasKept: boolean;
  /** That of the address, and that of the earlier visit. */
  readonly currencies: { readonly asked: Currency | undefined; readonly kept: Currency | undefined };
}

/** Puts into the form what the address, an earlier visit and the account know. */
function openQuote(form: HTMLFormElement): Opened {
  const { search } = location;
  const kept = draft();
  // What was ticked while the island slept, or what the browser put back, is as good as drawn.
  const drawn = selectionIn(form);
  const opening = openingSelection({ search, drawn, kept: kept?.items ?? '' });
  chooseIn(form, opening);
  const before = kept ?? madeOf(opening);
  if (before) fillPerson(form, before.typed);
  fillInPerson(form, quoteFields);
  // What another page added is the visitor's own choice; what a shared address holds becomes theirs when they change it.
  if (isAdding(search)) saveDraft({ items: selectionIn(form), currency: kept?.currency, typed: personIn(form) });
  return {
    chosen: chosenIn(form),
    wasKept: kept !== undefined && kept.items !== '' && kept.items === opening,
    currencies: { asked: currencyIn(search), kept: kept?.currency },
  };
}

const personFields = ['name', 'email', 'company', 'note'] as const satisfies readonly (keyof TypedQuote)[];

/** Before anything is typed. */
export const nobody: TypedQuote = { name: '', email: '', company: '', note: '' };

function personIn(form: HTMLFormElement): TypedQuote {
  const text = (name: keyof TypedQuote) => textIn(form, name);
  return { name: text('name'), email: text('email'), company: text('company'), note: text('note') };
}

/** Puts a text where nothing was typed yet, or where what was kept `before` stands unchanged. */
function fillPerson(form: HTMLFormElement, typed: TypedQuote, before = nobody): void {
  for (const name of personFields) {
    const box = boxOf(form, name);
    if (!box || (box.value !== '' && box.value !== before[name])) continue;
    box.value = typed[name];
    // What is sent is seen: some of the boxes are folded away while they are empty.
    if (typed[name] !== '') box.closest('details')?.setAttribute('open', '');
  }
}

function clearPerson(form: HTMLFormElement): void {
  clearBoxes(form, personFields);
}
