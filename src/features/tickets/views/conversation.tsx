import { Fragment, type ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffMailHref } from '#site/staff.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import fold from '#ui/console/fold.module.css';
import { ReferenceLink } from '#ui/console/lists.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { centeredRow, line, note, stack } from '#ui/layout.ts';
import { panelLook, ruled, target } from '#ui/look.ts';
import { splitMessage } from '../message-links.ts';
import type { StaffMailDetails } from '../staff-lines.ts';
import type { FileDanger } from '../ticket-files.ts';
import style from './conversation.module.css';

interface Entry {
  readonly id?: string;
  /** `note`: of the team, for the team. */
  readonly author: 'visitor' | 'team' | 'note';
  readonly name: string;
  readonly picture?: ReactNode;
  readonly text: string;
  readonly at: number;
  readonly files: readonly ConversationFile[];
  /** Words above it, if something about it has to be noticed. */
  readonly mark?: ReactNode;
  /** If it came by mail. */
  readonly mail?: StaffMailDetails | undefined;
}

interface ConversationFile {
  readonly id: string;
  /** Of the file, or of the question that comes before it. */
  readonly address: string;
  readonly label: string;
  readonly danger: FileDanger | undefined;
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
  /** References are links to the console. */
  readonly isForTeam?: boolean;
  readonly events?: readonly Event[] | undefined;
}

/** Shows who wrote what: by name, by side, and only then by colour. */
export function Conversation({ entries, own, filesLabel, isForTeam = false, events = [] }: Props) {
  const inOrder = [...entries, ...events].sort((one, other) => one.at - other.at);
  return (
    <ol className={stack(4)}>
      {inOrder.map((entry, index) =>
        'label' in entry ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          <EventLine key={index} event={entry} />
        ) : (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
            key={index}
            className={stack(2, panelLook, style.entry, entry.author === own && style.own, style[entry.author])}
            {...dataProps({ author: entry.author, item: entry.id })}
          >
            <Message entry={entry} filesLabel={filesLabel} isForTeam={isForTeam} />
          </li>
        ),
      )}
    </ol>
  );
}

interface MessageProps extends Pick<Props, 'filesLabel' | 'isForTeam'> {
  readonly entry: Entry;
}

function Message({ entry, filesLabel, isForTeam }: MessageProps) {
  const { words } = usePage();
  const { author, name, picture, text, at, files, mark, mail } = entry;
  return (
    <>
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
      {text ? (
        <p className={style.text} dir="auto">
          {isForTeam || author === 'team' ? <LinkedText text={text} isForTeam={isForTeam} /> : text}
        </p>
      ) : (
        mail && files.length === 0 && <p className={note}>{words.incomingMail.withoutText}</p>
      )}
      {mail && <MailParts mail={mail} />}
      {files.length > 0 && (
        <ul className={classNames(ruled, style.files)} aria-label={filesLabel}>
          {files.map((file) => (
            <li key={file.id}>
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A file that can do harm says so beside its name; its link leads to a question. */
function FileLink({ file: { id, address, label, danger } }: { readonly file: ConversationFile }) {
  const { marks } = usePage().words.ticket.danger;
  const warning = `${id}-danger`;
  return (
    <span className={centeredRow(0, style.file)}>
      <a href={address} className={target} dir="auto" aria-describedby={danger && warning}>
        {label}
      </a>{' '}
      {danger && (
        <span id={warning}>
          <Badge tone="danger" icon={<WarningIcon />}>
            {marks[danger.kind]}
          </Badge>
        </span>
      )}
    </span>
  );
}

/**
 * A message whose addresses are links, for whoever did not write it: a stranger may have given a visitor's address, and
 * such a link would stand on a page of ours.
 */
function LinkedText({ text, isForTeam = false }: { readonly text: string; readonly isForTeam?: boolean | undefined }) {
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

/** What a mail has besides its text: the quoted text, folded away, what is missing, and for the team the original. */
function MailParts({ mail }: { mail: StaffMailDetails }) {
  const { words, language } = usePage();
  const { quoted, refusedFiles = [], isCut, original } = mail;
  const { quoted: quotedLabel, refused, cut, original: originalWords } = words.incomingMail;
  const names = refusedFiles.join(', ');
  const megabytes = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const size = original ? megabytes.format(Math.max(original.bytes / 1e6, 0.1)) : '';
  return (
    <>
      {quoted && (
        <details className={classNames(fold.fold, style.quoted)}>
          <summary>{quotedLabel}</summary>
          <p className={style.text} dir="auto">
            {quoted}
          </p>
        </details>
      )}
      {names && <p className={note}>{format(refused, language, { count: refusedFiles.length, names })}</p>}
      {isCut && <p className={note}>{cut}</p>}
      {original && (
        <p className={note}>
          {!original.isWhole && (
            <>
              {original.folder
                ? format(originalWords.inMailbox, language, { size, folder: original.folder })
                : format(originalWords.withSender, language, { size })}{' '}
            </>
          )}
          <a href={staffMailHref(original.id)}>
            {original.isWhole ? format(originalWords.whole, language, { size }) : originalWords.beginning}
          </a>
        </p>
      )}
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
          <LinkedText text={text} isForTeam />
        </p>
      )}
    </li>
  );
}
