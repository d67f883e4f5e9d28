import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fillInPerson } from '#features/accounts/browser/fill-in-person.ts';
import { useVisitorCurrency } from '#features/preferences/browser/use-visitor-country.ts';
import { boxOf, clearBoxes, textIn } from '#platform/browser/form-fields.ts';
import { typedTexts } from '#platform/contracts/form-fields.ts';
import type { Currency } from '#site/currencies.ts';
import { emptyPerson, quoteFields, quotePerson, type TypedQuote } from '../quote-fields.ts';
import { writeSelection } from '../selection.ts';
import { quoteDraft } from '../stored.ts';
import { chooseIn, chosenIn, selectionIn, showCurrency, tidyNumber } from './catalogue-rows.ts';
import { changeToFollow, type DraftChange, draft, findMadeQuote, saveDraft } from './draft.ts';
import { currencyIn, isAdding, openingSelection, quoteQuery } from './opening.ts';
import type { ChosenItem, QuoteStart } from './quote-start.ts';

/** The selection and its currency: in the rows of the page, in the address, and saved in the browser. */
export function useQuote(form: RefObject<HTMLFormElement | null>, start: QuoteStart) {
  const { visitors, picked, setPicked } = useCurrency(start.currency);
  const [chosen, setChosen] = useState(start.chosen);
  const [wasRestored, setWasRestored] = useState(false);
  const [touched, setTouched] = useState(false);
  const opened = useRef(false);

  // Once, before anything is painted again.
  useLayoutEffect(() => {
    if (!form.current || opened.current) return;
    opened.current = true;
    const opening = openQuote(form.current);
    setChosen(opening.chosen);
    setWasRestored(opening.wasRestored);
    setPicked((known) => opening.currencies.requested ?? known ?? opening.currencies.saved);
  }, [form, setPicked]);

  const currency = picked ?? visitors;
  useLayoutEffect(() => {
    if (form.current && currency) showCurrency(form.current, currency);
  }, [form, currency]);

  const items = writeSelection(chosen);
  const query = visitors && quoteQuery(items, picked ?? (items ? visitors : undefined));
  useAddress(query);
  useEffect(() => {
    if (touched && form.current) saveSelection(form.current, picked);
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
    saveSelection(form.current, picked);
  };
  return {
    chosen,
    items,
    query,
    touched,
    wasRestored,
    follow,
    /** Undefined before hydration: then CSS shows the currency of the visitor's country. */
    currency,
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
      setWasRestored(false);
    },
    tidy(number: EventTarget) {
      if (form.current) tidyNumber(form.current, number);
    },
    /** Of the customer, as named in the form; empty if it was not asked for. */
    country(): string {
      const field = form.current?.elements.namedItem(quoteFields.country);
      return field instanceof HTMLSelectElement ? field.value : '';
    },
    person: (): TypedQuote => (form.current ? personIn(form.current) : emptyPerson),
  };
}

function saveSelection(form: HTMLFormElement, currency: Currency | undefined): void {
  saveDraft({ items: selectionIn(form), currency, typed: personIn(form) });
}

/** The picked currency, and that of the visitor's country as the default. */
function useCurrency(first: Currency | undefined) {
  const visitors = useVisitorCurrency();
  const [picked, setPicked] = useState(first);
  const before = useRef(visitors);
  useEffect(() => {
    // Changing the country elsewhere on the page also chooses a currency.
    if (before.current && before.current !== visitors) setPicked(undefined);
    before.current = visitors;
  }, [visitors]);
  return { visitors, picked, setPicked };
}

/** Takes over changes of the draft by another tab. */
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

/** Milliseconds between two changes: browsers throttle address changes, as when a key is held down. */
const rest = 500;

/** Writes a query to the address, so that it can be shared and reloaded. Undefined: it is not known yet. */
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
    // The link to the summary adds a history entry, whose address may be outdated.
    addEventListener('popstate', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('popstate', write);
    };
  }, [query]);
}

interface Opened {
  readonly chosen: readonly ChosenItem[];
  /** The selection is from an earlier visit. */
  readonly wasRestored: boolean;
  /** The currency of the address, and that of the earlier visit. */
  readonly currencies: { readonly requested: Currency | undefined; readonly saved: Currency | undefined };
}

/** Fills the form from the address, an earlier visit and the account. */
function openQuote(form: HTMLFormElement): Opened {
  const { search } = location;
  const saved = draft();
  // Boxes that were ticked before hydration, or restored by the browser, count as rendered.
  const rendered = selectionIn(form);
  const opening = openingSelection({ search, rendered, saved: saved?.items ?? '' });
  chooseIn(form, opening);
  const before = saved ?? findMadeQuote(opening);
  if (before) fillPerson(form, before.typed);
  fillInPerson(form);
  // An added item is the visitor's choice; a shared selection becomes theirs when they change it.
  if (isAdding(search)) saveDraft({ items: selectionIn(form), currency: saved?.currency, typed: personIn(form) });
  return {
    chosen: chosenIn(form),
    wasRestored: saved !== undefined && saved.items !== '' && saved.items === opening,
    currencies: { requested: currencyIn(search), saved: saved?.currency },
  };
}

function personIn(form: HTMLFormElement): TypedQuote {
  return typedTexts(quotePerson, (name) => textIn(form, name));
}

type Texts = Readonly<Record<string, string>>;

/** Fills a field that is empty, or that still has the saved text `before`. */
function fillPerson(form: HTMLFormElement, typed: Texts, before: Texts = emptyPerson): void {
  for (const [name, text] of Object.entries(typed)) {
    const box = boxOf(form, name);
    if (!box || (box.value !== '' && box.value !== before[name])) continue;
    box.value = text;
    // Some fields are collapsed while they are empty; text that will be sent must be visible.
    if (text !== '') box.closest('details')?.setAttribute('open', '');
  }
}

function clearPerson(form: HTMLFormElement): void {
  clearBoxes(form, Object.keys(quotePerson));
}
