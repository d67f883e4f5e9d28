import { Ant } from '../../ant.tsx';
import { Composition, Layers } from '../../composition.tsx';
import { box, disc, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

const rows = [
  'blank:b blank:b blank:b blank:b fan1:vb',
  'blank:b blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b quarter3:mb',
  'blank:s blank:s blank:s blank:s blank:s',
];

/** A card that was turned back, and an ant that comes with another one. */
export function RefusedHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <g transform="rotate(-9 290 180)">
        <Layers
          of={[
            ['night', rounded(170, 96, 230, 146, 20)],
            ['day', box(170, 124, 230, 27)],
            ['mustard', rounded(194, 172, 48, 36, 8)],
          ]}
        />
      </g>
      <Layers
        of={[
          ['vermilion', disc(352, 244, 46)],
          ['day', rounded(323, 235, 58, 18, 9)],
        ]}
      />
      <g transform="rotate(6 176 276)">
        <Layers
          of={[
            ['forest', rounded(100, 226, 152, 94, 14)],
            ['day', box(100, 244, 152, 18)],
            ['mustard', rounded(116, 274, 34, 26, 6)],
          ]}
        />
      </g>
      <Ant x={176} y={402} scale={0.94} pose="lift" limbs="night" />
    </Composition>
  );
}
