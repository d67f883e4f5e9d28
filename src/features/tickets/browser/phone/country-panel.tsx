import { useLayoutEffect, useRef } from 'react';
import type { Words } from '#content/words.ts';
import { useSettled } from '#platform/browser/use-settled.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { controlClass } from '#ui/text-field.tsx';
import { CountryList } from './country-list.tsx';
import style from './country-panel.module.css';
import { exampleNumber } from './phone-entry.ts';
import type { CountryOption } from './search-countries.ts';
import { useCountryList } from './use-country-list.ts';

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

/** A search, and under it the countries that it finds. */
export function CountryPanel({ id, language, words, options, failed, current, onChoose, onLeave }: Props) {
  const list = useCountryList({ options, current, onChoose, onLeave });
  const { found, active } = list;
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const isLoaded = options !== undefined;
  useLayoutEffect(() => {
    search.current?.focus({ preventScroll: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows when the list is there
  useLayoutEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isLoaded]);
  const isEmpty = isLoaded && found.length === 0;
  const count = format(words.matches, language, { count: found.length });
  const spoken = useSettled(list.text === '' ? '' : isEmpty ? words.nothing : count);
  const optionId = (country: string) => `${id}-${country}`;
  return (
    <div ref={panel} id={id} className={style.panel} role="dialog" aria-label={words.choose}>
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
