import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSettled } from '#platform/browser/use-settled.ts';
import { dataOf, dataProps, withDataValue } from '#platform/page/data-attributes.ts';
import { controlClass } from './field.tsx';
import { stack } from './layout.ts';
import style from './search-choice.module.css';

export interface SearchOption {
  readonly value: string;
  readonly name: string;
  /** Written behind the name. */
  readonly detail: string;
}

export interface ListProps<Option extends SearchOption> {
  readonly words: {
    /** The name of the panel. */
    readonly choose: string;
    readonly search: string;
    readonly list: string;
    readonly nothing: string;
    /** Shown if the list could not be loaded. */
    readonly unavailable: string;
  };
  /** How many were found, in words. */
  readonly countText: (count: number) => string;
  /** All of them, the most likely first. Undefined until they are loaded. */
  readonly options: () => readonly Option[] | undefined;
  /** Those that match a text, the best first. */
  readonly find: (options: readonly Option[], text: string) => readonly Option[];
  /** Whether they could not be loaded. */
  readonly failed: boolean;
  readonly onChoose: (value: string) => void;
}

interface PanelProps<Option extends SearchOption> extends ListProps<Option> {
  readonly id: string;
  /** The button and this panel. */
  readonly container: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Closes it and returns to the button. */
  readonly onLeave: () => void;
}

/** Closes the panel when the visitor clicks or focuses something else. */
function useClosing({ container, onClose }: Pick<PanelProps<SearchOption>, 'container' | 'onClose'>): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) close.current();
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave);
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, leave);
    };
  }, [container]);
}

/** A search field, and the list of matching options below it. */
export function SearchPanel<Option extends SearchOption>(props: PanelProps<Option>) {
  const { id, words, countText, options, find, failed, onChoose, onLeave } = props;
  useClosing(props);
  const all = useMemo(options, [options]);
  const list = useOptionList({ all, find, onChoose, onLeave });
  const { found, active } = list;
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const isLoaded = all !== undefined;
  useLayoutEffect(() => {
    search.current?.focus({ preventScroll: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel grows when the list is loaded
  useLayoutEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isLoaded]);
  const isEmpty = isLoaded && found.length === 0;
  const spoken = useSettled(list.text === '' ? '' : isEmpty ? words.nothing : countText(found.length));
  const optionId = (value: string) => `${id}-${value}`;
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
        aria-activedescendant={active && optionId(active.value)}
        placeholder={words.search}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={list.text}
        onChange={({ currentTarget }) => list.search(currentTarget.value)}
        onKeyDown={list.press}
      />
      {found.length > 0 && (
        <OptionList
          id={`${id}-list`}
          label={words.list}
          found={found}
          active={active}
          optionId={optionId}
          onChoose={onChoose}
        />
      )}
      {isEmpty && <p className={style.note}>{words.nothing}</p>}
      {failed && <p className={style.note}>{words.unavailable}</p>}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}

interface ListState<Option extends SearchOption> extends Pick<ListProps<Option>, 'find' | 'onChoose'> {
  readonly all: readonly Option[] | undefined;
  readonly onLeave: () => void;
}

/** The search text, the matching options, the active one and the key handlers. */
function useOptionList<Option extends SearchOption>({ all, find, onChoose, onLeave }: ListState<Option>) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(() => (all ? find(all, text) : []), [all, find, text]);
  const active = found[at];

  const act = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const next = placeAfter(key, at, found.length);
    if (next !== undefined) setAt(next);
    else if (key === 'Enter') active && onChoose(active.value);
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

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly found: readonly SearchOption[];
  readonly active: SearchOption | undefined;
  readonly optionId: (value: string) => string;
  readonly onChoose: (value: string) => void;
}

/** The focus stays in the search field above; its keys move through the list. */
function OptionList({ id, label, found, active, optionId, onChoose }: OptionListProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector(withDataValue('key', active?.value))?.scrollIntoView({ block: 'nearest' });
  }, [active?.value]);
  const press = ({ target }: MouseEvent) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    const value = option ? dataOf(option).key : undefined;
    if (value) onChoose(value);
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
      {found.map(({ value, name, detail }) => (
        <Row
          key={value}
          id={optionId(value)}
          value={value}
          name={name}
          detail={detail}
          isActive={value === active?.value}
        />
      ))}
    </ul>
  );
}

/** Memoized, because an arrow key changes only two options. */
const Row = memo(({ id, value, name, detail, isActive }: SearchOption & { id: string; isActive: boolean }) => (
  // biome-ignore lint/a11y/useFocusableInteractive: named by the search as its active descendant
  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option, as ARIA has it
  <li id={id} role="option" aria-selected={isActive} {...dataProps({ key: value })}>
    <span>{name}</span> <span>{detail}</span>
  </li>
));
