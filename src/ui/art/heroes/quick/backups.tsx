import { Composition, Layers } from '../../composition.tsx';
import { rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

const rows = [
  'blank:n petal:fn petal1:fn blank:n',
  'blank:n blank:n blank:n blank:n',
  'blank:n blank:n blank:n blank:n',
  'stripes:vn stripes:vn stripes:vn stripes:vn',
];

/** Three copies of one box, and the shield in front of them. */
export function BackupsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Layers
        of={[
          ['ice', rounded(28, 96, 170, 130, 18)],
          ['sky', rounded(64, 130, 170, 130, 18)],
          ['night', rounded(100, 164, 170, 140, 18)],
          ['mustard', 'M232 96l94 30v84c0 62-44 94-94 114-50-20-94-52-94-114v-84z'],
          ['forest', 'M232 96v228c-50-20-94-52-94-114v-84z'],
          ['day', 'M188 208l18-18 22 22 48-54 18 16-65 74z'],
        ]}
      />
    </Composition>
  );
}
