import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { Composition, Layers } from '../../composition.tsx';
import type { Alternative } from '../../picture.tsx';

const rows = [
  'dots:is blank:s blank:s dots:is',
  'blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s',
  'quarter3:ms blank:s blank:s quarter2:ms',
];

/** The sign between a name and its domain, in an open envelope. */
export function EmailHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Layers
        of={[
          ['day', 'M40 196L200 70l160 126v174H40z'],
          ['ice', 'M40 196v174h320V196L200 300z'],
          ['blush', 'M40 370l160-116 160 116z'],
        ]}
      />
      <path className={classOf('mustard')} d="M98 186a102 102 0 1 1 204 0a102 102 0 1 1-204 0z" />
      <path
        className={`${style.lines} ${classOf('night')}`}
        strokeWidth={20}
        d="M234 186a34 34 0 1 1-68 0a34 34 0 1 1 68 0v10a22 22 0 0 0 44 0v-10a78 78 0 1 0-32 63"
      />
    </Composition>
  );
}
