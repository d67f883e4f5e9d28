import { type MouseEvent, memo, useLayoutEffect, useRef } from 'react';
import style from './country-panel.module.css';
import type { CountryOption } from './search-countries.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly found: readonly CountryOption[];
  readonly active: CountryOption | undefined;
  readonly optionId: (country: string) => string;
  readonly onChoose: (country: string) => void;
}

/** The focus stays in the search above it, whose keys move through the list. */
export function CountryList({ id, label, found, active, optionId, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector(`[data-country="${active?.country}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active?.country]);
  const press = ({ target }: MouseEvent) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    if (option?.dataset['country']) onChoose(option.dataset['country']);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are answered by the search
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

/** Drawn again only if it changes: an arrow key touches two of them. */
const Option = memo(({ id, option, isActive }: { id: string; option: CountryOption; isActive: boolean }) => (
  // biome-ignore lint/a11y/useFocusableInteractive: named by the search as its active descendant
  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option, as ARIA has it
  <li id={id} role="option" aria-selected={isActive} data-country={option.country}>
    <span>{option.name}</span> <span>{option.code}</span>
  </li>
));
