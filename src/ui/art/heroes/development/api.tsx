import { Ant } from '../../ant.tsx';
import { Composition, Layers } from '../../composition.tsx';
import { box } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** Two towers of machines and two bridges: on one the messages go, on the other the answers come. */
const rows = [
  'dots:mx ring:bx blank:m blank:m stripes:is dots:is',
  'stripes:bx half:vx blank:m blank:m quarter:ps ring:ms',
  'ring:mx dots:ix road:xm road:xm dots:bs half1:is',
  'quarter1:fx stripes:mx blank:m blank:m ring:is stripes:ps',
  'dots:bx half2:ix road:xm road:xm quarter2:xs dots:ms',
  'stripes:ix ring:vx blank:m blank:m stripes:bs quarter:is',
];

export function ApiHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Ant x={262} y={234} scale={0.64} pose="lift" />
      <Ant x={346} y={434} scale={0.7} pose="heave" faces="left" body="day" />
      <Layers
        of={[
          ['day', box(222, 122, 80, 52)],
          ['blush', 'M222 122h80l-40 30z'],
          ['forest', box(308, 314, 76, 54)],
          ['day', 'M326 340l14 14 26-28-8-7-18 20-7-7z'],
        ]}
      />
    </Composition>
  );
}
