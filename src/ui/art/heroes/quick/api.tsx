import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { Composition, Layers } from '../../composition.tsx';
import { box, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

const rows = [
  'blank:b blank:b blank:s blank:s',
  'blank:b blank:b blank:s blank:s',
  'blank:b blank:b blank:s blank:s',
  'blank:b blank:b blank:s blank:s',
];

/** A plug on its way into the socket. */
export function QuickApiHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={`${style.lines} ${classOf('night')}`} strokeWidth={26} d="M0 320C60 320 0 200 70 200" />
      <path className={`${style.lines} ${classOf('night')}`} strokeWidth={26} d="M330 200c70 0 10-120 70-120" />
      <Layers
        of={[
          ['night', box(150, 158, 62, 22) + box(150, 220, 62, 22)],
          ['vermilion', 'M160 124v152H118a76 76 0 0 1 0-152z'],
          ['mustard', 'M232 124h46a76 76 0 0 1 0 152h-46z'],
          ['night', rounded(224, 154, 34, 30, 6) + rounded(224, 216, 34, 30, 6)],
        ]}
      />
    </Composition>
  );
}
