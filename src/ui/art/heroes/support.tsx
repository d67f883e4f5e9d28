import { Ant } from '../ant.tsx';
import style from '../art.module.css';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { disc, onDial } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** An alarm clock whose rim is green in the hours of support. */
const rows = [
  'quarter2:vb blank:b blank:b blank:b blank:b quarter3:vb',
  'blank:b blank:b blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b blank:b blank:b',
  'steps1:mf blank:f blank:f blank:f blank:f steps:mf',
];

const centre = [300, 238] as const;

const at = (hour: number, radius: number) => onDial(centre, radius, hour / 12).join(' ');
const span = (from: number, until: number) => `M${at(from, 158)}A158 158 0 0 1 ${at(until, 158)}`;
const ticks = Array.from({ length: 12 }, (_, hour) => `M${at(hour, 118)}L${at(hour, hour % 3 ? 106 : 92)}`).join('');

export function SupportHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={`${style.lines} ${classOf('night')}`} strokeWidth={30} d="M200 380L164 440M400 380L436 440" />
      <path className={classOf('vermilion')} d="M128 120a72 72 0 0 1 102-82zM472 120a72 72 0 0 0-102-82z" />
      <path className={classOf('night')} d={disc(...centre, 194)} />
      <path className={classOf('day')} d={disc(...centre, 180)} />
      <g className={classOf('sand')}>
        <path className={style.lines} strokeWidth={34} d={disc(...centre, 158)} />
      </g>
      <g className={classOf('forest')}>
        <path className={style.lines} strokeWidth={34} strokeLinecap="butt" d={span(8, 12) + span(2, 6)} />
      </g>
      <g className={classOf('night')}>
        <path className={style.lines} strokeWidth={9} d={ticks} />
        <path className={style.lines} strokeWidth={16} d={`M${centre}L${at(9.9, 66)}M${centre}L${at(2, 100)}`} />
      </g>
      <path className={classOf('vermilion')} d={disc(...centre, 18)} />
      <Ant x={110} y={446} scale={0.64} limbs="night" />
      <Ant x={490} y={446} scale={0.64} faces="left" pose="stride" limbs="night" />
    </Composition>
  );
}
