import { Composition, Layers } from '../../composition.tsx';
import { box, disc, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

const rows = [
  'drop2:vb drop3:mb drop2:xb drop3:sb',
  'drop1:sb blank:b blank:b drop:vb',
  'drop2:mb blank:b blank:b drop3:xb',
  'drop1:xb drop:sb drop1:vb drop:mb',
];

/** One bubble asks, the other has already answered. */
export function WhatsappHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Layers
        of={[
          ['day', `${rounded(44, 90, 210, 110, 40)}M70 180h60l-70 60z`],
          ['night', box(82, 122, 130, 14) + box(82, 152, 90, 14)],
          ['forest', `${rounded(136, 190, 226, 120, 44)}M280 290h64v62z`],
          ['day', disc(200, 250, 14) + disc(250, 250, 14) + disc(300, 250, 14)],
        ]}
      />
    </Composition>
  );
}
