import { Composition, Layers } from '../../composition.tsx';
import { box, disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

const rows = [
  'quarter:vm stripes:fm stripes:fm quarter1:vm',
  'half1:xm blank:m blank:m half3:xm',
  'half1:xm blank:m blank:m half3:xm',
  'quarter3:vm stripes:fm stripes:fm quarter2:vm',
];

/** An invoice with its torn edge and the stamp that makes it valid. */
export function InvoicingHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Layers
        of={[
          ['day', 'M104 60h150l42 42v208l-24 20-24-20-24 20-24-20-24 20-24-20-24 20-24-20z'],
          ['sand', 'M254 60l42 42h-42z'],
          ['night', box(128, 104, 82, 14) + box(128, 134, 60, 10)],
          ['sky', box(128, 172, 96, 10) + box(240, 172, 32, 10) + box(128, 196, 80, 10) + box(240, 196, 32, 10)],
          ['vermilion', box(128, 230, 144, 22)],
          ['forest', disc(276, 272, 50)],
          ['day', 'M250 272l10-10 12 12 24-26 10 10-34 36z'],
        ]}
      />
    </Composition>
  );
}
