import { type Criticality, servicePlans } from '#content/catalogue/service-plans.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import art from '#ui/art/art.module.css';
import { type Colour, classOf } from '#ui/art/colours.ts';
import { onDial } from '#ui/art/dial.ts';
import { disc } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import style from './level-clock.module.css';

const { actionHours, receptionHours } = servicePlans.support.levels;
const turn = Math.max(...Object.values(actionHours));
const centre = 150;

const rings: readonly (readonly [Criticality, Colour, radius: number])[] = [
  ['high', 'vermilion', 58],
  ['medium', 'mustard', 86],
  ['low', 'ice', 114],
];

/** Where a number of hours stands on the clock. */
const at = (hours: number, radius: number) => onDial([centre, centre], radius, hours / turn).join(' ');

function arc(hours: number, radius: number): string {
  if (hours === turn) return disc(centre, centre, radius);
  return `M${at(0, radius)}A${radius} ${radius} 0 ${hours > turn / 2 ? 1 : 0} 1 ${at(hours, radius)}`;
}

const ticks = Array.from({ length: turn }, (_, hour) => `M${at(hour, 148)}L${at(hour, hour % 8 ? 143 : 134)}`).join('');

/** The action times as arcs around one clock; the pale slice is the time in which an incident is received. */
export function LevelClock() {
  const { words, language } = usePage();
  const { levels } = words.serviceSupport;
  const title = format(levels.alt, language, { most: turn, reception: receptionHours, ...actionHours });
  return (
    <Picture width={300} height={300} title={title}>
      <g className={style.face}>
        <path
          className={art.lines}
          strokeWidth={20}
          d={rings.map(([, , radius]) => disc(centre, centre, radius)).join('')}
        />
      </g>
      {rings.map(([criticality, colour, radius]) => (
        <g key={criticality} className={classOf(colour)}>
          <path className={style.arc} strokeWidth={20} d={arc(actionHours[criticality], radius)} />
        </g>
      ))}
      <g className={classOf('day')}>
        <path className={art.lines} strokeWidth={2} d={ticks} />
        <path d={`M${centre} ${centre}L${at(0, 128)}A128 128 0 0 1 ${at(receptionHours, 128)}z`} />
        <path d={disc(centre, centre, 14)} />
      </g>
    </Picture>
  );
}
