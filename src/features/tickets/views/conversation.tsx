import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { classNames } from '#ui/class-names.ts';
import { Moment } from '#ui/console/moment.tsx';
import { line, note, stack } from '#ui/layout.ts';
import style from './conversation.module.css';

interface Entry {
  readonly author: 'visitor' | 'team';
  readonly name: string;
  readonly picture?: ReactNode;
  readonly text: string;
  readonly at: number;
  readonly files: readonly { readonly id: string; readonly address: string; readonly label: string }[];
}

interface Props {
  readonly entries: readonly Entry[];
  /** The author whose messages are on the right: the reader. */
  readonly own: Entry['author'];
  /** The label of the list of files. */
  readonly filesLabel: string;
}

/** Shows who wrote what: by name, by side, and only then by colour. */
export function Conversation({ entries, own, filesLabel }: Props) {
  return (
    <ol className={stack(4)}>
      {entries.map(({ author, name, picture, text, at, files }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          key={index}
          className={classNames(stack(3, style.entry), author === own && style.own, author === 'team' && style.team)}
          {...dataProps({ author })}
        >
          <div className={line(3, style.head)}>
            {picture}
            <p>
              <strong dir="auto">{name}</strong>{' '}
              <span className={`${note} ${style.at}`}>
                <Moment at={at} />
              </span>
            </p>
          </div>
          <p className={style.text} dir="auto">
            {text}
          </p>
          {files.length > 0 && (
            <ul className={style.files} aria-label={filesLabel}>
              {files.map(({ id, address, label }) => (
                <li key={id}>
                  <a href={address} dir="auto">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
