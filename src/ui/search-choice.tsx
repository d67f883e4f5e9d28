import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './field.tsx';
import { ChevronIcon } from './icons.tsx';
import style from './search-choice.module.css';
import { type ListProps, type SearchOption, SearchPanel } from './search-panel.tsx';

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

/**
 * A button that shows the choice, and opens a panel with a search field and the list of what matches. The element around
 * it positions the panel, with `position: relative`.
 */
export function SearchChoice<Option extends SearchOption>(props: Props<Option>) {
  const { id, label, describedBy, disabled = false, className, onNear, onChoose, children, ...list } = props;
  const button = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { isOpen, open, close } = useOpen(container);
  const leave = () => {
    close();
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
        onFocus={onNear}
        onClick={() => {
          onNear?.();
          if (isOpen) leave();
          else open();
        }}
      >
        {children}
        <ChevronIcon />
      </button>
      {isOpen && (
        <SearchPanel
          id={`${id}-panel`}
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

/** The open state of a panel that closes when the visitor clicks or focuses something else. */
function useOpen(container: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false);
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave);
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, leave);
    };
  }, [isOpen, container]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
