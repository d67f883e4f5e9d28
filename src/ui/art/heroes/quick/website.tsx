import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { Composition, Layers } from '../../composition.tsx';
import { box, disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

const rows = [
  'blank:f blank:f blank:f quarter2:mf',
  'blank:f blank:f blank:f blank:f',
  'blank:f blank:f blank:f blank:f',
  'stripes:mf stripes:mf blank:f blank:f',
];

/** A page under the glass: what was small becomes plain. */
export function WebsiteHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Layers
        of={[
          ['day', box(40, 76, 260, 220)],
          ['night', box(40, 76, 260, 34)],
          ['vermilion', disc(60, 93, 8)],
          ['mustard', disc(84, 93, 8)],
          ['ice', box(60, 130, 100, 70) + disc(108, 93, 8)],
          ['sand', box(60, 216, 100, 12) + box(60, 240, 76, 12) + box(60, 264, 90, 12)],
          ['mustard', disc(240, 214, 84)],
          ['vermilion', 'M190 250l34-44 22 20 40-52 12 9-50 66-23-21-24 30z'],
        ]}
      />
      <path
        className={`${style.lines} ${classOf('night')}`}
        strokeWidth={24}
        d={`${disc(240, 214, 84)}M302 276l64 64`}
      />
    </Composition>
  );
}
