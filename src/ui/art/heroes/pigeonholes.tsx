import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { Envelope } from '../envelope.tsx';
import { box } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** A shelf with a place for everything, and hardly anything in it yet. On a phone only the lowest places are seen. */
const rows = [
  'quarter1:vm blank:m blank:m quarter2:bm',
  'blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m',
  'blank:f blank:f blank:f blank:f',
];

const steps = [0, 1, 2] as const;
const places = steps.flatMap((column) => steps.map((row) => box(68 + 91 * column, 32 + 88 * row, 82, 78)));

export function PigeonholesHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <path className={classOf('night')} d={box(58, 22, 284, 288)} />
      <path className={classOf('day')} d={places.join('')} />
      <path className={classOf('ice')} d={box(159, 120, 82, 78)} />
      <path className={classOf('sky')} d={box(250, 172, 82, 8) + box(250, 181, 82, 8) + box(250, 190, 82, 8)} />
      <Envelope x={77} y={242} scale={1.07} paper="blush" flap="vermilion" tilt={-4} />
      <Ant x={212} y={388} scale={0.72} limbs="day" />
    </Composition>
  );
}
