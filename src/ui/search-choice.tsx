import { type ReactNode, useRef, useState } from 'react';
import { useLoaded } from '#platform/browser/use-loaded.ts';
import { classNames } from './class-names.ts';
import { controlClass } from './field.tsx';
import { ChevronIcon } from './icons.tsx';
import style from './search-choice.module.css';
import type { ListProps, SearchOption } from './search-panel.tsx';

interface Props<Option extends SearchOption> extends ListProps<Option> {
  /** Of the button. */
  readonly id: string;
  readonly label?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  /** When the list may soon be needed. */
  readonly onNear?: () => void;
  /** What is chosen, inside the button. */
  readonly children: ReactNode;
}

export const loadSearchPanel = () => import('./search-panel.tsx');

/**
 * A button that shows the choice, and opens a panel with a search field and the list of what matches. The element around
 * it positions the panel, with `position: relative`.
 */
export function SearchChoice<Option extends SearchOption>(props: Props<Option>) {
  const { id, label, describedBy, disabled = false, className, onNear, onChoose, children, ...list } = props;
  const button = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const panel = useLoaded(loadSearchPanel);
  const near = () => {
    panel.load();
    onNear?.();
  };
  const leave = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={container} className={classNames(style.choice, className)}>
      <button
        ref={button}
        type="button"
        id={id}
        className={classNames(controlClass({ id, label: '' }), style.button)}
        disabled={disabled}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={describedBy}
        // Otherwise the search field would lose focus and close the list, and this click would open it again.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onFocus={near}
        onClick={() => {
          near();
          if (isOpen) leave();
          else setOpen(true);
        }}
      >
        {children}
        <ChevronIcon />
      </button>
      {isOpen && panel.failed && (
        <p className={style.note} role="alert">
          {list.words.unavailable}
        </p>
      )}
      {isOpen && panel.loaded && (
        <panel.loaded.SearchPanel
          id={`${id}-panel`}
          container={container}
          onClose={() => setOpen(false)}
          onLeave={leave}
          onChoose={(value) => {
            // Whoever chooses may move the focus elsewhere.
            leave();
            onChoose(value);
          }}
          {...list}
        />
      )}
    </div>
  );
}
