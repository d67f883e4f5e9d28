import type { ReactNode } from 'react';
import { Portrait } from '../art/portrait.tsx';
import { classNames } from '../class-names.ts';
import { stack } from '../layout.ts';
import style from './parts.module.css';

/**
 * The content of a flush window: `panes` are what it contains, a `list` at the start, the `main` part and a `panel` at
 * the end. What is `wide` a phone does not show, and what is `full` only a large screen does.
 */
export const { panes, list, main, panel, wide, full } = style;
/** Looks of its text, of the entries of its lists, and of steps that a line connects. */
export const { small, title, entry, step } = style;

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
        <Portrait key={seed} seed={seed} size={28} round />
      ))}
    </span>
  );
}

type PillTone = 'plain' | 'good' | 'late' | 'waiting' | 'info';

interface TileProps {
  readonly colour: 'ice' | 'blush' | 'mustard' | 'forest' | 'sky' | PillTone;
  readonly round?: boolean;
  readonly children: ReactNode;
}

/** The kind of a thing at a glance: its icon on a small tile, or on a disc. */
export function KindTile({ colour, round, children }: TileProps) {
  return (
    <span className={classNames(style.tile, round && style.disc, style[colour])} aria-hidden="true">
      {children}
    </span>
  );
}

/** A state in one or two words, as coloured as the states of a product. */
export function Pill({ tone = 'plain', children }: { readonly tone?: PillTone; readonly children: ReactNode }) {
  return <span className={classNames(style.pill, style[tone])}>{children}</span>;
}

interface PanelProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Beside the list of a flush window, or below it: the one thing that is open. */
export function Panel({ className, children }: PanelProps) {
  return <div className={classNames(stack(4), style.panel, style.open, className)}>{children}</div>;
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
