import { classOf } from '../../colours.ts';
import { Composition } from '../../composition.tsx';
import { MarkTile } from '../../mark.tsx';
import { box, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** The pug sits in the archive box, between shelves of folders, and lets nobody pass. */
const rows = [
  'stripes1:vx blank:b blank:b blank:b blank:b stripes1:sx',
  'stripes1:mx blank:b blank:b blank:b blank:b stripes1:fx',
  'stripes1:ix blank:b blank:b blank:b blank:b stripes1:mx',
  'stripes1:fx blank:b blank:b blank:b blank:b stripes1:vx',
  'quarter2:ms blank:s blank:s blank:s blank:s quarter3:ms',
];

const sheets = [
  ['day', 'rotate(-14 190 300)', 150],
  ['ice', 'rotate(12 420 300)', 350],
] as const;

export function PugoboxHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <MarkTile of="pugobox" x={140} y={20} size={320} />
      {sheets.map(([colour, turn, x]) => (
        <g key={turn} transform={turn}>
          <path className={classOf(colour)} d={box(x, 190, 110, 150)} />
          <path className={classOf('night')} d={box(x + 18, 214, 70, 10) + box(x + 18, 238, 50, 10)} />
        </g>
      ))}
      <path className={classOf('night')} d="M110 270h380l30 42H80z" />
      <path className={classOf('forest')} d={box(110, 300, 380, 180)} />
      <path className={classOf('mustard')} d={box(276, 300, 48, 60)} />
      <path className={classOf('day')} d={rounded(200, 384, 200, 66, 10)} />
      <path className={classOf('night')} d={box(224, 404, 150, 10) + box(224, 424, 96, 10)} />
    </Composition>
  );
}
