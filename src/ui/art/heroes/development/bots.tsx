import { Ant } from '../../ant.tsx';
import { Composition, Layers } from '../../composition.tsx';
import { box, disc, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** A bot with many voices around it. Drops are bubbles, and every one looks another way. */
const rows = [
  'drop:vb blank:b drop1:fb blank:b blank:b drop2:sb',
  'blank:b drop3:mb blank:b blank:b drop:mb blank:b',
  'drop2:sb blank:b blank:b blank:b blank:b drop3:vb',
  'blank:b blank:b blank:b blank:b blank:b blank:b',
  'drop1:mb blank:b blank:b blank:b blank:b drop:fb',
  'quarter:xb half1:vb drop:ib drop2:mb ring:sb quarter2:xb',
];

export function BotsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Layers
        of={[
          ['night', box(290, 128, 20, 76)],
          ['vermilion', disc(300, 118, 30)],
          ['mustard', `${rounded(66, 276, 70, 116, 30)}${rounded(464, 276, 70, 116, 30)}`],
          ['sky', rounded(100, 196, 400, 272, 96)],
          ['day', disc(212, 304, 56) + disc(388, 304, 56) + rounded(190, 390, 220, 50, 25)],
          [
            'night',
            disc(226, 308, 27) + disc(402, 308, 27) + disc(250, 415, 10) + disc(300, 415, 10) + disc(350, 415, 10),
          ],
        ]}
      />
      <Ant x={176} y={207} scale={0.62} limbs="night" body="vermilion" />
      <Ant x={424} y={207} scale={0.62} limbs="night" body="forest" faces="left" pose="stride" />
    </Composition>
  );
}
