import { packageHours } from '#content/catalogue/development.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { box } from '#ui/art/path.ts';
import { classNames } from '#ui/class-names.ts';
import { columns, muted, note } from '#ui/layout.ts';
import { semibold, size4 } from '#ui/look.ts';
import style from './month.module.css';

/** Between one hour and the next. */
const joints = Array.from({ length: packageHours - 1 }, (_, hour) => box(100 * hour + 97, 0, 6, 100)).join('');

interface Props {
  /** For each part of the work: its words, its hours and its tile. */
  readonly parts: readonly { readonly name: string; readonly text: string }[];
  readonly hours: readonly number[];
  readonly tiles: readonly string[];
}

/** The hours of a month as a row of tiles, and what each kind of tile means. */
export function Month({ parts, hours, tiles }: Props) {
  const { language, words } = usePage();
  const { developmentDetail: shared } = words;
  const drawn = parts.map((part, index) => {
    const [count, tile] = [hours[index], tiles[index]];
    if (count === undefined || tile === undefined) throw new Error(`The month has no part ${index + 1}: ${part.name}`);
    return { ...part, count, tile, duration: format(shared.hours, language, { hours: count }) };
  });
  const picture = format(shared.monthPicture, language, {
    total: packageHours,
    parts: drawn.map(({ name, duration }) => `${name}, ${duration}`).join('; '),
  });
  return (
    <>
      <div className={style.row}>
        <Composition
          title={picture}
          rows={[drawn.flatMap(({ tile, count }) => Array<string>(count).fill(tile)).join(' ')]}
        >
          <path className={classOf('paper')} d={joints} />
        </Composition>
      </div>
      <ol className={columns(5, { small: 2, full: 4 }, style.parts)}>
        {drawn.map(({ name, text, duration, tile }) => (
          <li key={name}>
            <div className={style.tile}>
              <Composition rows={[tile]} keep="whole" />
            </div>
            <div>
              <h3 className={size4}>{name}</h3>
              <p className={semibold}>{duration}</p>
              <p className={muted}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={classNames(note, style.note)}>{shared.monthNote}</p>
    </>
  );
}
