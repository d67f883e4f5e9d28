import { Ant } from '../ant.tsx';
import { type Colour, classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { box } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** Ten ants under one long load. */
const rows = [
  'blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b',
  'blank:b quarter3:vm leaf:fi ring:xm half:sp petal1:mf dots:vp fan:xi flower:mv steps:fm quarter2:si blank:b',
  'blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b',
];

const bodies: readonly Colour[] = [
  'vermilion',
  'forest',
  'sky',
  'mustard',
  'vermilion',
  'night',
  'forest',
  'sky',
  'vermilion',
  'mustard',
];

export function TeamHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <path className={classOf('night')} d={box(0, 270, 1200, 30)} />
      {bodies.map((body, index) => {
        const x = 150 + 100 * index;
        return <Ant key={x} x={x} y={272} scale={0.72} pose={index % 2 ? 'heave' : 'lift'} body={body} limbs="night" />;
      })}
    </Composition>
  );
}
