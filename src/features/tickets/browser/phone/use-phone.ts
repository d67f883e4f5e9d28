import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useVisitorCountry } from '#features/preferences/browser/use-visitor-country.ts';
import { useLoaded } from '#platform/browser/use-loaded.ts';
import { firstCountry, isSamePhone, type PhoneEntry, type StoredPhone, siteCodeOf } from './phone-entry.ts';

interface Typed {
  /** The text in the box. */
  readonly text: string;
  /** Undefined: the visitor's own country, and any change to it. */
  readonly country: string | undefined;
  /** Changed by the visitor, as opposed to the initial value. */
  readonly touched: boolean;
}

/** The state of the number and its country, whether typed, pasted, autofilled or chosen. */
export function usePhone(
  value: StoredPhone | undefined,
  country: string | undefined,
  onChange: (entry: PhoneEntry) => void,
) {
  const visitors = useVisitorCountry();
  const [typed, setTyped] = useState(() => typedPhone(value));
  const { loaded: rules, failed, load } = usePhoneRules(typed.text !== '');
  const box = useRef<HTMLInputElement>(null);
  const chosen = typed.country ?? (country || visitors || firstCountry).toUpperCase();
  const entry = rules?.entryOf(typed.text, chosen) ?? plainEntry(typed.text, chosen);

  const take = (text: string) => setTyped({ text, country: text ? chosen : typed.country, touched: true });
  /**
   * Rewrites a complete number the way it is written in its country. Not while it is typed: that would move the caret.
   */
  const tidy = (text: string, touched: boolean) => {
    const read = rules?.entryOf(text, chosen);
    if (read?.formattedNumber && read.countryCode) setTyped({ text: read.number, country: read.countryCode, touched });
  };

  // Text that was typed before React loaded must be read before the next render.
  useLayoutEffect(() => {
    const text = box.current?.value;
    if (text && text !== box.current?.defaultValue) setTyped((before) => ({ ...before, text, touched: true }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a number that was typed before the rules loaded
  useEffect(() => tidy(typed.text, typed.touched), [rules]);

  const [given, setGiven] = useState(value);
  if (!isSamePhone(given, value)) {
    setGiven(value);
    // The form passes back the value that it was given. Only a different value replaces what is typed.
    if (value && !isSamePhone(value, entry)) setTyped(typedPhone(value));
  }

  const isSettled = typed.touched || (visitors !== undefined && (typed.text === '' || rules !== undefined));
  useReport(entry, { isSettled, touched: typed.touched, onChange });

  return {
    box,
    text: typed.text,
    entry,
    isAwake: visitors !== undefined,
    rules,
    failed,
    load,
    type(text: string, pasted: boolean) {
      take(text);
      // More than one character at a time: the browser has autofilled the field.
      if (pasted || text.length > typed.text.length + 1) tidy(text, true);
    },
    leave: () => tidy(typed.text, typed.touched),
    choose: (next: string) =>
      setTyped({ text: rules?.nationalPart(typed.text) ?? typed.text, country: next, touched: true }),
  };
}

function typedPhone(value: StoredPhone | undefined): Typed {
  const { number = '', countryCode = '' } = value ?? {};
  return { text: number, country: /^[A-Z]{2}$/.test(countryCode) ? countryCode : undefined, touched: false };
}

function plainEntry(text: string, country: string): PhoneEntry {
  return { number: text.trim(), phoneCode: siteCodeOf(country), countryCode: country, formattedNumber: '' };
}

interface Options {
  /** The initial value is known: the visitor's country, and the rules for a given number. */
  readonly isSettled: boolean;
  readonly touched: boolean;
  readonly onChange: (entry: PhoneEntry) => void;
}

/** Reports every change to the form. The initial value does not count as a change. */
function useReport(entry: PhoneEntry, { isSettled, touched, onChange }: Options): void {
  const reported = useRef<PhoneEntry>(undefined);
  // In a layout effect, before the next key press: a form that passes back an older value would undo what is typed.
  useLayoutEffect(() => {
    if (!isSettled) return;
    if (reported.current ? !isSame(reported.current, entry) : touched) onChange(entry);
    reported.current = entry;
  });
}

function isSame(one: PhoneEntry, other: PhoneEntry): boolean {
  return isSamePhone(one, other) && one.formattedNumber === other.formattedNumber && one.phoneCode === other.phoneCode;
}

/** The phone number rules, loaded when the visitor reaches the field or when it contains a number. */
const loadRules = () => import('./phone-rules.ts');

function usePhoneRules(needed: boolean) {
  const { load, ...rules } = useLoaded(loadRules);
  useEffect(() => {
    if (needed) load();
  }, [needed, load]);
  return { ...rules, load };
}
