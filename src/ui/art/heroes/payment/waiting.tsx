import { Ant } from '../../ant.tsx';
import { Composition, Layers } from '../../composition.tsx';
import { box, disc, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

const rows = [
  'fan:si blank:i blank:i blank:i quarter1:vi',
  'blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i half1:fi',
  'blank:b blank:b blank:b blank:b blank:b',
];

const glass = 'M196 112h148c0 78-54 96-54 138s54 60 54 138H196c0-78 54-96 54-138s-54-60-54-138z';
/** What is left above, and the heap below. */
const sand = 'M220 174h100c-10 28-40 44-44 70h-12c-4-26-34-42-44-70zM206 382c4-40 40-66 64-66s60 26 64 66z';

/** An ant waits beside an hourglass; grains fall. */
export function WaitingHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <g transform="translate(79 36)scale(.91)">
        <Layers
          of={[
            ['night', rounded(172, 90, 196, 28, 12) + rounded(172, 380, 196, 28, 12)],
            ['day', glass],
            ['mustard', sand + box(266, 244, 8, 76)],
            ['vermilion', disc(270, 268, 7) + disc(270, 298, 7)],
          ]}
        />
      </g>
      <Ant x={158} y={404} scale={0.88} limbs="night" />
    </Composition>
  );
}
