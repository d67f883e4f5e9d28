import { classNames } from '../class-names.ts';
import style from './split.module.css';

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
