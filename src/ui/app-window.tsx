import type { ComponentType, ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import style from './app-window.module.css';
import { Mark } from './art/mark.tsx';
import type { MarkName } from './art/marks/index.ts';
import { Portrait } from './art/portrait.tsx';
import { Badge } from './badge.tsx';
import { classNames } from './class-names.ts';
import { centeredRow, line, stack } from './layout.ts';
import { atTop, raisedLook } from './look.ts';

interface Props {
  readonly of: MarkName;
  readonly name: string;
  /** The entries of the product's menu, and the icon of each. */
  readonly menu: readonly string[];
  readonly icons: readonly ComponentType[];
  /** How many things wait in the first of them. */
  readonly waiting?: number;
  /** Which entry of the menu is open. */
  readonly current: number;
  /** What is open, at the top of the screen. */
  readonly title: string;
  /** Beside the title: a state, people, what can be done. */
  readonly tools?: ReactNode;
  /** Who works here, at the foot of the menu where there is space. */
  readonly user?: { readonly name: string; readonly role: string };
  /** The content reaches the edges of the window and divides the space by itself. */
  readonly flush?: boolean;
  /** False where the content has a head of its own, which is enough on a phone. */
  readonly titleOnPhone?: boolean;
  /** Below the window: what the example shows. */
  readonly caption: string;
  readonly children: ReactNode;
}

/**
 * One screen of a product at work, drawn in HTML. It is a picture with readable text: nothing in it can be pressed, its
 * menu is decoration, and its titles are no headings of the page.
 */
export function AppWindow({
  of,
  name,
  menu,
  icons,
  waiting,
  current,
  title,
  tools,
  user,
  flush,
  titleOnPhone = true,
  caption,
  children,
}: Props) {
  const { words } = usePage();
  return (
    <figure className={style.figure}>
      <div className={stack(0, raisedLook, style.window)}>
        <div className={style.side} aria-hidden="true">
          <p className={line(2, style.product)}>
            <Mark of={of} size={32} />
            <span>{name}</span>
          </p>
          <ul>
            {menu.map((text, at) => {
              const Icon = icons[at];
              return (
                <li key={text} className={line(2, style.entry, at === current && style.current)}>
                  {Icon && <Icon />}
                  <span>{text}</span>{' '}
                  {at === 0 && waiting !== undefined && <span className={style.count}>{waiting}</span>}
                </li>
              );
            })}
          </ul>
          {user && (
            <div className={line(2, style.user)}>
              <Portrait seed={user.name} size={32} />
              <p>
                <strong>{user.name}</strong> {user.role}
              </p>
            </div>
          )}
        </div>
        <div className={style.main}>
          <div className={centeredRow(3, classNames(style.bar, !titleOnPhone && style.wide))}>
            <p className={style.title}>{title}</p>
            {tools}
          </div>
          <div className={classNames(style.content, flush && stack(0, style.flush))}>{children}</div>
        </div>
      </div>
      <figcaption className={centeredRow(0, style.caption)}>
        <Badge tone="highlight">{words.product.example}</Badge> {caption}
      </figcaption>
    </figure>
  );
}

/** What looks like a button on the screen of a product. */
export function DrawnButton({ look = 'primary', children }: { look?: 'primary' | 'secondary'; children: ReactNode }) {
  return (
    <span className={classNames(style.button, look === 'secondary' && style.secondary)} aria-hidden="true">
      {children}
    </span>
  );
}

/** People of a team, overlapping, beside what they do. */
export function People({ seeds }: { readonly seeds: readonly string[] }) {
  return (
    <span className={style.people} aria-hidden="true">
      {seeds.map((seed) => (
        <Portrait key={seed} seed={seed} size={28} />
      ))}
    </span>
  );
}

interface TileProps {
  readonly colour: 'ice' | 'blush' | 'mustard' | 'forest' | 'sky' | 'vermilion';
  readonly children: ReactNode;
}

/** The kind of a thing at a glance: its icon on a small tile. */
export function KindTile({ colour, children }: TileProps) {
  return (
    <span className={classNames(style.tile, style[colour])} aria-hidden="true">
      {children}
    </span>
  );
}

type PillTone = 'plain' | 'good' | 'late' | 'waiting' | 'info';

/** A state in one or two words, as coloured as the states of a product. */
export function Pill({ tone = 'plain', children }: { readonly tone?: PillTone; readonly children: ReactNode }) {
  return <span className={classNames(style.pill, style[tone])}>{children}</span>;
}

interface PanesProps {
  /** At the end, or below: the one thing that is open. */
  readonly panel: ReactNode;
  /** For the width of the panel. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The content of a flush window: a list, and what is open of it in a panel beside it. */
export function Panes({ panel, className, children }: PanesProps) {
  return (
    <div className={stack(0, style.panes, className)}>
      {children}
      <div className={stack(4, atTop, style.panel)}>{panel}</div>
    </div>
  );
}

/** The heads of the columns of a table, which a phone does not show. */
export function TableHead({ columns }: { readonly columns: readonly string[] }) {
  return (
    <thead className={style.head}>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
