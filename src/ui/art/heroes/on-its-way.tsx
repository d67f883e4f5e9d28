import { Ant } from '../ant.tsx';
import style from '../art.module.css';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { Envelope } from '../envelope.tsx';
import { box, disc } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** A letter on its way up a road with three stations. */
const rows = [
  'blank:m blank:m blank:m blank:m fan2:fm',
  'blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m',
  'quarter1:sm blank:m blank:m blank:m blank:m',
  'blank:x blank:x blank:x blank:x blank:x',
];

const road = 'M60 396C60 250 190 320 220 230S330 120 420 96';
const stations = [
  { x: 60, y: 396, colour: 'forest' },
  { x: 220, y: 230, colour: 'sky' },
  { x: 420, y: 96, colour: 'day' },
] as const;

export function OnItsWayHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <path className={`${style.lines} ${classOf('night')}`} strokeWidth={14} d={road} />
      {stations.map(({ x, y, colour }) => (
        <g key={x}>
          <path className={classOf('night')} d={disc(x, y, 34)} />
          <path className={classOf(colour)} d={disc(x, y, 22)} />
        </g>
      ))}
      <path className={classOf('vermilion')} d={`${box(414, 6, 12, 90)}M426 6h52l-14 18 14 18h-52z`} />
      <Envelope x={266} y={214} scale={1.9} paper="day" flap="vermilion" />
      <Ant x={312} y={394} scale={0.96} pose="lift" limbs="day" />
    </Composition>
  );
}
