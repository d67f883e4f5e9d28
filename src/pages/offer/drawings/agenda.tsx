import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { type Colour, classOf } from '#ui/art/colours.ts';
import { onDial } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { Entry } from '#ui/sections/entry.tsx';
import { Split } from '#ui/sections/split.tsx';
import style from './agenda.module.css';
import { Sample } from './sample.tsx';

/** The minutes of each topic, and its colour on the clock. */
const slots: readonly { readonly minutes: number; readonly colour: Colour }[] = [
  { minutes: 5, colour: 'sky' },
  { minutes: 10, colour: 'mustard' },
  { minutes: 10, colour: 'vermilion' },
  { minutes: 5, colour: 'forest' },
];

const startOf = (index: number) => slots.slice(0, index).reduce((minutes, slot) => minutes + slot.minutes, 0);

/** Focusmeet: the agenda of half an hour on the face of a clock. */
export function Agenda() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.focusmeet;
  return (
    <Sample caption={diagram.caption}>
      <Split align="center">
        <Picture width={220} height={220} look={style.clock} title={diagram.picture}>
          <circle className={classOf('ink')} cx={110} cy={110} r={108} />
          <circle className={classOf('paper')} cx={110} cy={110} r={103} />
          {slots.map(({ minutes, colour }, index) => (
            <path
              key={colour}
              className={classOf(colour)}
              d={wedge(110, 94, startOf(index), startOf(index) + minutes)}
            />
          ))}
          <circle className={classOf('ink')} cx={110} cy={110} r={9} />
        </Picture>
        <ol className={style.list}>
          {diagram.items.map((item, index) => (
            <li key={item.title}>
              <span className={style.minutes} {...dataProps({ scheme: 'light' })}>
                {format(diagram.minutes, language, { minutes: slots[index]?.minutes ?? 0 })}
              </span>
              <Entry of={item} look={style.topic} />
            </li>
          ))}
          <li className={style.total}>{format(diagram.total, language, { minutes: startOf(slots.length) })}</li>
        </ol>
      </Split>
    </Sample>
  );
}

/** A slice of a clock face from one minute to another, with a small gap on both sides. */
function wedge(centre: number, radius: number, from: number, until: number): string {
  const at = (minute: number) => onDial([centre, centre], radius, minute / 60).join(' ');
  const gap = 0.25;
  const large = until - from > 30 ? 1 : 0;
  return `M${centre} ${centre}L${at(from + gap)}A${radius} ${radius} 0 ${large} 1 ${at(until - gap)}z`;
}
