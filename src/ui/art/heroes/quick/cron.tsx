import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { Composition, Layers } from '../../composition.tsx';
import { disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

const rows = [
  'fan2:vi blank:i blank:i fan3:vi',
  'blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i',
  'half:fi half:fi half:fi half:fi',
];

/** An alarm clock a moment before it rings. */
export function QuickCronHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={`${style.lines} ${classOf('night')}`} strokeWidth={22} d="M140 280l-26 40M260 280l26 40" />
      <Layers
        of={[
          ['mustard', 'M76 152a52 52 0 0 1 90-52zM324 152a52 52 0 0 0-90-52z'],
          ['vermilion', disc(200, 204, 104)],
          ['day', disc(200, 204, 78)],
          ['forest', 'M200 204V126a78 78 0 0 1 78 78z'],
        ]}
      />
      <path className={`${style.lines} ${classOf('night')}`} strokeWidth={14} d="M200 144v60h44" />
      <Layers of={[['night', disc(200, 204, 12)]]} />
    </Composition>
  );
}
