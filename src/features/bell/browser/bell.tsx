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
  /** The page with all of them. */
  readonly all: string;
  /** The number at the bell, which others put there. */
  readonly children?: ReactNode;
}

/** A link to all notifications that becomes, once it is awake, the button of a panel with the unread ones. */
export default function Bell({ words, all, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const { isOpen, toggle, close } = usePanel(place);
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
    // Its button goes, and with it the focus would leave the panel.
    opener.current?.focus();
    void (typeof failed === 'number' ? mark(failed) : load());
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from wherever the focus is in it
    <div ref={place} className={style.bell} onKeyDown={({ key }) => key === 'Escape' && isOpen && leave()}>
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

/** Open in a new tab and the like stay the browser's. */
function isPlain(event: MouseEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey || metaKey || shiftKey || altKey) return false;
  event.preventDefault();
  return true;
}

/** A button is pressed by it, a link is not. */
function isSpace(event: KeyboardEvent): boolean {
  if (event.key !== ' ') return false;
  event.preventDefault();
  return true;
}

/** A panel of the header: it closes when the visitor goes on elsewhere, and only one of them is open. */
function usePanel(place: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    for (const menu of menus()) menu.open = false;
    const leave = ({ target }: Event) => {
      // A notice that tells of what happened here is no other place.
      const isHere = target instanceof Element && (place.current?.contains(target) || target.closest(`#${toastsId}`));
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
  }, [isOpen, place]);
  return { isOpen, toggle: () => setOpen((was) => !was), close: () => setOpen(false) };
}

function menus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('header details')];
}
