import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Words } from '#content/words.ts';
import { announce } from '#platform/browser/announce.ts';
import { toastsId } from '#site/dialogs.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import panel from '#ui/header-panel.module.css';
import { BellIcon, SuccessIcon, WarningIcon } from '#ui/icons.tsx';
import style from './bell.module.css';
import type { Notification } from './find-person.ts';
import { type Failed, useNotifications } from './use-notifications.ts';

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
  const { list, total, failed, marking, load, markOnce } = useNotifications(words.lost);

  const press = () => {
    if (!isOpen) void load();
    toggle();
  };
  const leave = () => {
    close();
    opener.current?.focus();
  };
  const mark = async ({ id: notification, url }: Pick<Notification, 'id' | 'url'>) => {
    if (!(await markOnce(notification))) return;
    announce(words.marked, document.documentElement.lang);
    leave();
    if (url) location.assign(url);
  };
  const retry = () => {
    // The retry button disappears, and the focus would leave the panel with it.
    opener.current?.focus();
    void (typeof failed === 'number' ? mark(list?.find(({ id }) => id === failed) ?? { id: failed }) : load());
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
          total={total}
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

interface BellPanelProps {
  readonly id: string;
  readonly words: BellWords;
  readonly all: string;
  readonly list: readonly Notification[] | undefined;
  /** How many there are; the list may have only the newest. */
  readonly total: number;
  readonly failed: Failed | undefined;
  readonly marking: Notification['id'] | undefined;
  readonly mark: (notification: Pick<Notification, 'id' | 'url'>) => void;
  readonly retry: () => void;
}

/** The unread notifications; or a note that they are loading, that there are none, or that loading failed. */
function BellPanel({ id, words, all, list, total, failed, marking, mark, retry }: BellPanelProps) {
  const isLoading = !list && !failed;
  return (
    <section id={id} className={classNames(panel.panel, style.panel)} aria-labelledby={`${id}-title`}>
      <div className={style.heading}>
        <h2 id={`${id}-title`}>{words.label}</h2>
        <a href={all}>
          {words.all}
          {list && total > list.length && ` (${total})`}
        </a>
      </div>
      {failed && (
        <div className={style.failed}>
          <WarningIcon />
          <p>{failed === 'list' ? words.failed : words.notMarked}</p>
          <Button look="secondary" size="small" onClick={retry}>
            {words.again}
          </Button>
        </div>
      )}
      <div role="status">
        {isLoading && <p className={style.loading}>{words.loading}</p>}
        {list?.length === 0 && !failed && (
          <div className={style.empty}>
            <SuccessIcon />
            <p>
              <strong>{words.emptyTitle}</strong>
              {words.empty}
            </p>
          </div>
        )}
      </div>
      {list && list.length > 0 && <NotificationList hint={words.hint} list={list} marking={marking} mark={mark} />}
    </section>
  );
}

interface NotificationListProps {
  readonly hint: string;
  readonly list: readonly Notification[];
  /** The notification that is being marked as read. */
  readonly marking: Notification['id'] | undefined;
  readonly mark: (notification: Pick<Notification, 'id' | 'url'>) => void;
}

/** The newest first, in the order of the response. */
function NotificationList({ hint, list, marking, mark }: NotificationListProps) {
  return (
    <>
      <p className={style.hint}>{hint}</p>
      <ul className={style.list}>
        {list.map(({ id, titulo, contenido, url }) => (
          <li key={id}>
            <Entry
              url={url}
              className={style.notification}
              aria-busy={marking === id}
              aria-disabled={marking !== undefined}
              onClick={() => mark({ id, url })}
            >
              <strong>{titulo}</strong> <span>{contenido}</span>
            </Entry>
          </li>
        ))}
      </ul>
    </>
  );
}

interface EntryProps extends Pick<ButtonHTMLAttributes<HTMLElement>, 'className' | 'aria-busy' | 'aria-disabled'> {
  readonly url: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A link to what the notification is about. Those of the company's other systems have none. */
function Entry({ url, onClick, ...rest }: EntryProps) {
  if (!url) return <button type="button" {...rest} onClick={onClick} />;
  return <a href={url} {...rest} onClick={(event) => isPlain(event) && onClick()} />;
}

/** Without the text of the badge, which is rendered before the island is active. */
type BellWords = Omit<Words['bell'], 'unread'>;
