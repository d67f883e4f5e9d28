import { Ant } from '../../ant.tsx';
import { Composition } from '../../composition.tsx';
import { Layers } from '../../layers.tsx';
import { box, disc, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

const rows = [
  'blank:b blank:b blank:b blank:b fan1:vb',
  'blank:b blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b blank:b',
  'quarter1:mb blank:b blank:b blank:b blank:b',
  'blank:s blank:s blank:s blank:s blank:s',
];

/** A card that was turned back, and an ant that comes with another one. */
export function RefusedHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <g transform="rotate(-9 320 220)">
        <Layers
          of={[
            ['night', rounded(214, 118, 240, 152, 20)],
            ['day', box(214, 148, 240, 28)],
            ['mustard', rounded(238, 198, 50, 38, 8)],
          ]}
        />
      </g>
      <Layers
        of={[
          ['vermilion', disc(432, 252, 50)],
          ['day', rounded(400, 242, 64, 20, 10)],
        ]}
      />
      <g transform="rotate(7 130 270)">
        <Layers
          of={[
            ['forest', rounded(40, 204, 176, 110, 16)],
            ['day', box(40, 226, 176, 20)],
            ['mustard', rounded(58, 262, 38, 28, 6)],
          ]}
        />
      </g>
      <Ant x={130} y={402} scale={0.98} pose="lift" limbs="night" />
    </Composition>
  );
}
