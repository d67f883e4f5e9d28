import { packageHours } from '#content/catalogue/development.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { box } from '#ui/art/path.ts';
import { Section } from '#ui/sections/section.tsx';
import { lookOf } from '../look.tsx';
import { useDetail } from '../use-detail.ts';
import style from './month.module.css';

/** Between one hour and the next. */
const joints = Array.from({ length: packageHours - 1 }, (_, hour) => box(100 * hour + 97, 0, 6, 100)).join('');

/** The hours of a month as a row of tiles, and what each kind of tile means. */
export function Month() {
  const { language } = usePage();
  const detail = useDetail();
  const { slug, own, shared, say } = detail;
  const parts = exampleMonth(detail);
  if (!('month' in own) || parts.length === 0) return null;
  const hoursOf = (hours: number) => format(shared.hours, language, { hours });
  const picture = format(shared.monthPicture, language, {
    total: packageHours,
    parts: parts.map(({ name, hours }) => `${name}, ${hoursOf(hours)}`).join('; '),
  });
  return (
    <Section id="month" title={own.month.title} lead={say(own.month.lead)} tone={lookOf[slug].tones.month ?? 'paper'}>
      <div className={style.row}>
        <Composition
          title={picture}
          rows={[parts.flatMap(({ tile, hours }) => Array<string>(hours).fill(tile)).join(' ')]}
        >
          <path className={classOf('paper')} d={joints} />
        </Composition>
      </div>
      <ol className={style.parts}>
        {parts.map(({ name, text, hours, tile }) => (
          <li key={name}>
            <div className={style.tile}>
              <Composition rows={[tile]} keep="whole" />
            </div>
            <div>
              <h3 className={style.name}>{name}</h3>
              <p className={style.hours}>{hoursOf(hours)}</p>
              <p className={style.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={style.note}>{shared.monthNote}</p>
    </Section>
  );
}

interface MonthPart {
  readonly name: string;
  readonly text: string;
  readonly hours: number;
  readonly tile: string;
}

/** The words, the hours and the tile of each part of the month; none for an offering without a package. */
function exampleMonth({ slug, own, exampleMonth: hours }: ReturnType<typeof useDetail>): MonthPart[] {
  if (!hours || !('month' in own)) return [];
  return own.month.parts.map(({ name, text }, index) => {
    const [part, tile] = [hours[index], lookOf[slug].month[index]];
    if (part === undefined || tile === undefined) throw new Error(`The month of ${slug} has no part ${index + 1}`);
    return { name, text, hours: part, tile };
  });
}
