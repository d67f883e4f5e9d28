import { LogoSymbol } from '#components/art/logo.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { brand } from '#content/brand.ts';
import { type ConversationEntry, ownFiles, type Person } from '#site/account/dashboard.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { Moment } from '../moment.tsx';
import { PersonPicture } from '../person-picture.tsx';
import style from './conversation.module.css';

interface Props {
  readonly person: Person;
  readonly entries: readonly ConversationEntry[];
}

/** Who wrote what: by name and picture, by the side it stands on, and only then by colour. */
export function Conversation({ person, entries }: Props) {
  const { words, language } = usePage();
  const { ticket } = words.dashboard;
  return (
    <ol className={style.entries}>
      {entries.map(({ author, text, at, files }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered
        <li key={index} className={classNames(style.entry, style[author])} data-author={author}>
          <div className={style.head}>
            {author === 'visitor' ? <PersonPicture person={person} /> : <LogoSymbol size={36} />}
            <p>
              <strong>
                {author === 'visitor' ? ticket.you : format(ticket.team, language, { company: brand.name })}
              </strong>
              <span className={style.at}>
                <Moment at={at} />
              </span>
            </p>
          </div>
          <p className={style.text} dir="auto">
            {text}
          </p>
          {files.length > 0 && (
            <div className={style.files}>
              <p>{format(ticket.files, language, { count: files.length })}</p>
              <ul>
                {files.map(({ id, name }) => (
                  <li key={id} dir="auto">
                    <a href={`${ownFiles}/${id}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
