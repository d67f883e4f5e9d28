import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { announce } from '#platform/browser/announce.ts';
import { toastsId } from '#site/dialogs.ts';
import { BellIcon } from '#ui/icons.tsx';
import style from './bell.module.css';
import { BellPanel } from './bell-panel.tsx';
import type { Notification } from './find-person.ts';
import { useNotifications } from './use-notifications.ts';
import type { BellWords } from './words.ts';

declare module '#platform/browser/islands.ts' {
  interface IslandComponents {
    bell: typeof Bell;
  }
}

interface Props {
  readonly words: BellWords;
  /** The page with all notifications. */
  readonly all: string;
  /** The number at the bell, which is filled in from outside. */
  readonly children?: ReactNode;
}

/** A link to all notifications, which becomes the button of a panel with the unread ones once the island is active. */
export default function Bell({ words, all, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const { isOpen, toggle, close } = usePanel(container);
  const { list, failed, marking, load, markOnce } = useNotifications(words.lost);

  const press = () => {
    if (!isOpen) void load();
    toggle();
  };
  const leave = () => {
    close();
    opener.current?.focus();
  };
  const mark = async (notification: Notification['id']) => {
    if (!(await markOnce(notification))) return;
    announce(words.marked, document.documentElement.lang);
    leave();
  };
  const retry = () => {
    // The retry button disappears, and the focus would leave the panel with it.
    opener.current?.focus();
    void (typeof failed === 'number' ? mark(failed) : load());
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from wherever the focus is in it
    <div ref={container} className={style.bell} onKeyDown={({ key }) => key === 'Escape' && isOpen && leave()}>
      <a
        ref={opener}
        href={all}
        className={style.opener}
        {...(isAwake && { role: 'button', 'aria-expanded': isOpen })}
        aria-controls={isOpen ? id : undefined}
        onClick={(event) => isPlain(event) && press()}
        onKeyDown={(event) => isSpace(event) && press()}
      >
        <BellIcon />
        <span className="visually-hidden">{words.label}</span>
        {children}
      </a>
      {isOpen && (
        <BellPanel
          id={id}
          words={words}
          all={all}
          list={list}
          failed={failed}
          marking={marking}
          mark={mark}
          retry={retry}
        />
      )}
    </div>
  );
}

/** Opening in a new tab and the like is left to the browser. */
function isPlain(event: MouseEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey || metaKey || shiftKey || altKey) return false;
  event.preventDefault();
  return true;
}

/** The space key presses a button, but not a link. */
function isSpace(event: KeyboardEvent): boolean {
  if (event.key !== ' ') return false;
  event.preventDefault();
  return true;
}

/**
 * A panel of the header: it closes when the visitor clicks or focuses something else, and only one is open at a time.
 */
function usePanel(container: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    for (const menu of menus()) menu.open = false;
    const leave = ({ target }: Event) => {
      // A toast about an action in the panel does not count as something else.
      const isHere =
        target instanceof Element && (container.current?.contains(target) || target.closest(`#${toastsId}`));
      if (!isHere) setOpen(false);
    };
    const giveWay = ({ target }: Event) => {
      if (menus().some((menu) => menu === target && menu.open)) setOpen(false);
    };
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave, { signal });
    document.addEventListener('toggle', giveWay, { signal, capture: true });
    return () => stop.abort();
  }, [isOpen, container]);
  return { isOpen, toggle: () => setOpen((was) => !was), close: () => setOpen(false) };
}

function menus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('header details')];
}
