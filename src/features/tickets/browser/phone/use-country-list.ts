import { type KeyboardEvent, useMemo, useState } from 'react';
import { type CountryOption, inOrder, searchCountries } from './search-countries.ts';

interface Options {
  readonly options: readonly CountryOption[] | undefined;
  readonly current: string;
  readonly onChoose: (country: string) => void;
  readonly onLeave: () => void;
}

/** What the search finds, which of them the keys have reached, and the keys. */
export function useCountryList({ options, current, onChoose, onLeave }: Options) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const all = useMemo(() => inOrder(options ?? [], current), [options, current]);
  const found = useMemo(() => searchCountries(all, text), [all, text]);
  const active = found[at];

  const act = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const next = placeAfter(key, at, found.length);
    if (next !== undefined) setAt(next);
    else if (key === 'Enter') active && onChoose(active.country);
    else if (key === 'Escape' || (key === 'Tab' && shiftKey)) onLeave();
    else return false;
    return true;
  };
  return {
    text,
    found,
    active,
    search(next: string) {
      setText(next);
      setAt(0);
    },
    press(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing || !act(event)) return;
      // Enter does not send the form, and Escape does not close the dialog around it.
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at < count - 1 ? at + 1 : 0;
  if (key === 'ArrowUp') return at > 0 ? at - 1 : count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
