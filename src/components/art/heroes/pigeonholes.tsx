import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { Envelope } from '../envelope.tsx';
import { box } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** A shelf with a place for everything, and hardly anything in it yet. */
const rows = [
  'fan1:vm blank:m blank:m quarter2:bm',
  'blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m',
  'blank:f blank:f blank:f blank:f',
];

const places = [0, 1, 2].flatMap((column) => [0, 1].map((row) => [70 + 90 * column, 80 + 90 * row] as const));

export function PigeonholesHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <path className={classOf('night')} d={`${box(56, 66, 288, 198)}M84 264h26v50H84zM290 264h26v50h-26z`} />
      <path className={classOf('day')} d={places.map(([x, y]) => box(x, y, 80, 80)).join('')} />
      <Envelope x={166} y={120} scale={1.13} paper="ice" flap="sky" />
      <path className={classOf('blush')} d={box(250, 228, 80, 22)} />
      <Ant x={196} y={384} scale={0.82} limbs="day" />
    </Composition>
  );
}
