import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { stack } from '../layout.ts';
import style from './split.module.css';

interface Props {
  /** `wide`: the first column is wider than the second. `wider`: twice as wide. */
  readonly look?: 'equal' | 'wide' | 'wider';
  readonly align?: 'start' | 'center';
  readonly children: ReactNode;
}

/** Two things side by side, or one below the other if there is no space. */
export function Split({ look = 'equal', align = 'start', children }: Props) {
  return <div className={stack(0, style.split, style[look], align === 'center' && style.center)}>{children}</div>;
}

/** A title and a text; some words call the title a name. */
export type EntryWords = { readonly text: string } & ({ readonly title: string } | { readonly name: string });

export const titleOf = (words: EntryWords) => ('title' in words ? words.title : words.name);

/** The small title and the text of one entry of a list. */
export function Entry({ of, look }: { readonly of: EntryWords; readonly look?: string | undefined }) {
  return (
    <div className={classNames(style.entry, look)}>
      <h3>{titleOf(of)}</h3>
      <p>{of.text}</p>
    </div>
  );
}
