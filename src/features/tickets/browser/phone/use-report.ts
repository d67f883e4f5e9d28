import { useLayoutEffect, useRef } from 'react';
import { isSamePhone, type PhoneEntry } from './phone-entry.ts';

interface Options {
  /** The field knows what it begins with: the visitor's country, and the rules for a number that it was given. */
  readonly isSettled: boolean;
  readonly touched: boolean;
  readonly onChange: (entry: PhoneEntry) => void;
}

/** Tells the form of every change. What the field begins with is none. */
export function useReport(entry: PhoneEntry, { isSettled, touched, onChange }: Options): void {
  const reported = useRef<PhoneEntry>(undefined);
  // Before the next key: a form that hands back an older value than what is typed by then would undo it.
  useLayoutEffect(() => {
    if (!isSettled) return;
    if (reported.current ? !isSame(reported.current, entry) : touched) onChange(entry);
    reported.current = entry;
  });
}

function isSame(one: PhoneEntry, other: PhoneEntry): boolean {
  return isSamePhone(one, other) && one.formattedNumber === other.formattedNumber && one.phoneCode === other.phoneCode;
}
