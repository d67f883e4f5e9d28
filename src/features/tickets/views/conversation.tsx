import { Fragment, type ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { classNames } from '#ui/class-names.ts';
import { ReferenceLink } from '#ui/console/lists.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { line, note, stack } from '#ui/layout.ts';
import { splitMessage } from '../message-links.ts';
import style from './conversation.module.css';

interface Entry {
  readonly id?: string;
  /** `note`: of the team, for the team. */
  readonly author: 'visitor' | 'team' | 'note';
  readonly name: string;
  readonly picture?: ReactNode;
  readonly text: string;
  readonly at: number;
  readonly files: readonly { readonly id: string; readonly address: string; readonly label: string }[];
  /** Words above it, if something about it has to be noticed. */
  readonly mark?: string | undefined;
}

interface Props {
  readonly entries: readonly Entry[];
  /** The author whose messages are on the right: the reader. */
  readonly own: Entry['author'];
  /** The label of the list of files. */
  readonly filesLabel: string;
  /** References are links to the console. */
  readonly isForTeam?: boolean;
}

/** Shows who wrote what: by name, by side, and only then by colour. */
export function Conversation({ entries, own, filesLabel, isForTeam = false }: Props) {
  return (
    <ol className={stack(4)}>
      {entries.map(({ id, author, name, picture, text, at, files, mark }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          key={index}
          className={classNames(stack(2, style.entry), author === own && style.own, style[author])}
          {...dataProps({ author, item: id })}
        >
          {mark && <p className={style.mark}>{mark}</p>}
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
            <LinkedText text={text} isForTeam={isForTeam} />
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

/** A message whose addresses are links. The site vouches for none of them. */
export function LinkedText({ text, isForTeam = false }: { readonly text: string; readonly isForTeam?: boolean }) {
  return splitMessage(text).map((part, index) => {
    const { text: shown, href, reference } = part;
    // biome-ignore-start lint/suspicious/noArrayIndexKey: drawn once, never reordered
    if (reference && isForTeam) return <ReferenceLink key={index} reference={reference} />;
    if (!href) return <Fragment key={index}>{shown}</Fragment>;
    return (
      <a key={index} href={href} rel="noopener nofollow">
        {shown}
      </a>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: drawn once, never reordered
  });
}
