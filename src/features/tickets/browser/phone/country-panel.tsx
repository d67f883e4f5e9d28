import { type KeyboardEvent, type MouseEvent, memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Words } from '#content/words.ts';
import { useSettled } from '#platform/browser/use-settled.ts';
import { dataOf, dataProps, withDataValue } from '#platform/page/data-attributes.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { controlClass } from '#ui/field.tsx';
import { stack } from '#ui/layout.ts';
import style from './phone.module.css';
import { exampleNumber } from './phone-entry.ts';
import { type CountryOption, inOrder, searchCountries } from './search-countries.ts';

interface Props {
  readonly id: string;
  readonly language: Language;
  readonly words: Words['phone'];
  /** Undefined until they are loaded. */
  readonly options: readonly CountryOption[] | undefined;
  readonly failed: boolean;
  readonly current: string;
  readonly onChoose: (country: string) => void;
  readonly onLeave: () => void;
}

/** A search field, and the list of matching countries below it. */
export function CountryPanel({ id, language, words, options, failed, current, onChoose, onLeave }: Props) {
  const list = useCountryList({ options, current, onChoose, onLeave });
  const { found, active } = list;
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const isLoaded = options !== undefined;
  useLayoutEffect(() => {
    search.current?.focus({ preventScroll: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel grows when the list is loaded
  useLayoutEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isLoaded]);
  const isEmpty = isLoaded && found.length === 0;
  const count = format(words.matches, language, { count: found.length });
  const spoken = useSettled(list.text === '' ? '' : isEmpty ? words.nothing : count);
  const optionId = (country: string) => `${id}-${country}`;
  return (
    <div ref={panel} id={id} className={stack(0, style.panel)} role="dialog" aria-label={words.choose}>
      <input
        ref={search}
        type="text"
        role="combobox"
        className={controlClass({ id, label: '' })}
        aria-label={words.search}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={active && optionId(active.country)}
        placeholder={words.search}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={list.text}
        onChange={({ currentTarget }) => list.search(currentTarget.value)}
        onKeyDown={list.press}
      />
      {found.length > 0 && (
        <CountryList
          id={`${id}-list`}
          label={words.list}
          found={found}
          active={active}
          optionId={optionId}
          onChoose={onChoose}
        />
      )}
      {isEmpty && <p className={style.note}>{words.nothing}</p>}
      {failed && <p className={style.note}>{format(words.unavailable, language, { number: exampleNumber })}</p>}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}

interface Options {
  readonly options: readonly CountryOption[] | undefined;
  readonly current: string;
  readonly onChoose: (country: string) => void;
  readonly onLeave: () => void;
}

/** The search text, the matching countries, the active option and the key handlers. */
function useCountryList({ options, current, onChoose, onLeave }: Options) {
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
      // Enter must not submit the form, and Escape must not close the dialog around it.
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

interface CountryListProps {
  readonly id: string;
  readonly label: string;
  readonly found: readonly CountryOption[];
  readonly active: CountryOption | undefined;
  readonly optionId: (country: string) => string;
  readonly onChoose: (country: string) => void;
}

/** The focus stays in the search field above; its keys move through the list. */
function CountryList({ id, label, found, active, optionId, onChoose }: CountryListProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector(withDataValue('country', active?.country))?.scrollIntoView({ block: 'nearest' });
  }, [active?.country]);
  const press = ({ target }: MouseEvent) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    const country = option ? dataOf(option).country : undefined;
    if (country) onChoose(country);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
    <ul
      ref={list}
      id={id}
      className={style.list}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list of options, as ARIA has it
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {found.map((option) => (
        <Option
          key={option.country}
          id={optionId(option.country)}
          option={option}
          isActive={option.country === active?.country}
        />
      ))}
    </ul>
  );
}

/** Memoized, because an arrow key changes only two options. */
const Option = memo(({ id, option, isActive }: { id: string; option: CountryOption; isActive: boolean }) => (
  // biome-ignore lint/a11y/useFocusableInteractive: named by the search as its active descendant
  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option, as ARIA has it
  <li id={id} role="option" aria-selected={isActive} {...dataProps({ country: option.country })}>
    <span>{option.name}</span> <span>{option.code}</span>
  </li>
));
