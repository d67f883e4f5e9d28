import { Emblem } from '../art/emblem.tsx';
import { classNames } from '../class-names.ts';
import style from './emblems.module.css';

interface Props {
  readonly entries: readonly { readonly id: string; readonly name: string; readonly note?: string }[];
  /** The prefix of the seeds, so that a client and a partner of one id differ. */
  readonly family: 'client' | 'partner';
  /** A grid of tiles, or one line of small ones if there is space. */
  readonly look?: 'floor' | 'line';
}

/** Companies by their emblems, drawn from seeds until the owner supplies the real ones. */
export function Emblems({ entries, family, look = 'floor' }: Props) {
  return (
    <ul className={classNames(style[look], style[family])}>
      {entries.map(({ id, name, note }) => (
        <li key={id}>
          <Emblem seed={`${family}-${id}`} mono={look === 'line'} />
          <span className={style.text}>
            <strong>{name}</strong>
            {note && <span className={style.note}>{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
