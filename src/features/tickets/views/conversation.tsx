import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { classNames } from '#ui/class-names.ts';
import { Moment } from '#ui/console/moment.tsx';
import { line, note, stack } from '#ui/layout.ts';
import type { MailDetails } from '../mail-details.ts';
import style from './conversation.module.css';

interface Entry {
  readonly author: 'visitor' | 'team';
  readonly name: string;
  readonly picture?: ReactNode;
  readonly text: string;
  readonly at: number;
  readonly files: readonly { readonly id: string; readonly address: string; readonly label: string }[];
  /** If it came by mail. */
  readonly mail?: MailDetails | undefined;
}

/** Something that is nobody's message. */
interface Event {
  readonly label: string;
  readonly text: string;
  readonly at: number;
}

interface Props {
  readonly entries: readonly Entry[];
  /** The author whose messages are on the right: the reader. */
  readonly own: Entry['author'];
  /** The label of the list of files. */
  readonly filesLabel: string;
  readonly events?: readonly Event[] | undefined;
}

/** Shows who wrote what: by name, by side, and only then by colour. */
export function Conversation({ entries, own, filesLabel, events = [] }: Props) {
  return (
    <ol className={stack(4)}>
      {[...entries, ...events]
        .sort((one, other) => one.at - other.at)
        .map((entry, index) =>
          'label' in entry ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
            <EventLine key={index} event={entry} />
          ) : (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
              key={index}
              className={classNames(
                stack(3, style.entry),
                entry.author === own && style.own,
                entry.author === 'team' && style.team,
              )}
              {...dataProps({ author: entry.author })}
            >
              <div className={line(3, style.head)}>
                {entry.picture}
                <p>
                  <strong dir="auto">{entry.name}</strong>{' '}
                  <span className={`${note} ${style.at}`}>
                    <Moment at={entry.at} />
                  </span>
                </p>
              </div>
              {entry.text && (
                <p className={style.text} dir="auto">
                  {entry.text}
                </p>
              )}
              {entry.mail && <MailParts mail={entry.mail} />}
              {entry.files.length > 0 && (
                <ul className={style.files} aria-label={filesLabel}>
                  {entry.files.map(({ id, address, label }) => (
                    <li key={id}>
                      <a href={address} dir="auto">
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ),
        )}
    </ol>
  );
}

/** What a mail has besides its text: the quoted text, folded away, and the files that were refused. */
function MailParts({ mail: { quoted, refusedFiles = [] } }: { mail: MailDetails }) {
  const { words, language } = usePage();
  const { quoted: quotedLabel, refused } = words.incomingMail;
  const names = refusedFiles.join(', ');
  return (
    <>
      {quoted && (
        <details className={style.quoted}>
          <summary>{quotedLabel}</summary>
          <p className={style.text} dir="auto">
            {quoted}
          </p>
        </details>
      )}
      {names && <p className={note}>{format(refused, language, { count: refusedFiles.length, names })}</p>}
    </>
  );
}

function EventLine({ event: { label, text, at } }: { event: Event }) {
  return (
    <li className={style.event}>
      <p>
        <strong>{label}</strong>{' '}
        <span className={note}>
          <Moment at={at} />
        </span>
      </p>
      {text && (
        <p className={classNames(style.text, note)} dir="auto">
          {text}
        </p>
      )}
    </li>
  );
}
