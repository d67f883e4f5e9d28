import { Composition, Layers } from '../../composition.tsx';
import { box, disc, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

const rows = [
  'ring:mx circle:vx blank:x ring:mx',
  'blank:x blank:x blank:x blank:x',
  'blank:x blank:x blank:x blank:x',
  'ring:mx blank:x circle:sx ring:mx',
];

/** Two cards on the move, and coins around them. */
export function PaymentsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <g transform="rotate(8 200 200)">
        <Layers of={[['blush', rounded(84, 78, 260, 164, 20)]]} />
      </g>
      <g transform="rotate(-8 200 200)">
        <Layers
          of={[
            ['vermilion', rounded(56, 122, 280, 178, 20)],
            ['night', box(56, 150, 280, 34)],
            ['mustard', rounded(80, 206, 54, 40, 8) + disc(286, 260, 22)],
            ['day', box(80, 262, 120, 12) + disc(262, 260, 22)],
          ]}
        />
      </g>
    </Composition>
  );
}
