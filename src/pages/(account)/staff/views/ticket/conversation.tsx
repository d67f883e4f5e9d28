import { classNames } from '#components/ui/class-names.ts';
import { staffFileHref } from '#site/account/staff-address.ts';
import type { StaffEntry, StaffFile } from '#site/account/staff-lines.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { When } from '../../parts/when.tsx';
import style from './ticket.module.css';

interface Props {
  /** Of the visitor. */
  readonly name: string;
  readonly entries: readonly StaffEntry[];
}

export function Conversation({ name, entries }: Props) {
  const { words, language } = usePage();
  const { conversation, team } = words.staff.ticket;
  return (
    <section className={style.box} aria-labelledby="conversation">
      <h3 id="conversation">{conversation}</h3>
      <ol className={style.entries}>
        {entries.map(({ author, staffEmail, text, at, files }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered
          <li key={index} className={classNames(style.entry, author === 'team' && style.team)}>
            <header>
              <strong>{author === 'team' ? format(team, language, { email: staffEmail ?? '' }) : name}</strong>
              <When at={at} />
            </header>
            <p className={style.text} dir="auto">
              {text}
            </p>
            {files.length > 0 && <Files files={files} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Files({ files }: { files: readonly StaffFile[] }) {
  const { words, language } = usePage();
  const { files: label, file } = words.staff.ticket;
  const size = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  return (
    <ul className={style.files} aria-label={label}>
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <a href={staffFileHref(id)} download="">
            {format(file, language, { name, size: size.format(Math.ceil(bytes / 1000)) })}
          </a>
        </li>
      ))}
    </ul>
  );
}
