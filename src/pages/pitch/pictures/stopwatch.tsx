import { Ant } from '#ui/art/ant.tsx';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { disc, rounded } from '#ui/art/path.ts';

/** A stopwatch that an ant has just pressed. */
const rows = [
  'blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i',
  'half1:vi blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i quarter2:fi',
  'blank:s blank:s blank:s blank:s',
];

const ticks = [0, 90, 180, 270].map((turn) => (
  <path key={turn} className={classOf('night')} d="M194 232h12v24h-12z" transform={`rotate(${turn} 200 350)`} />
));

export function StopwatchPicture() {
  return (
    <Composition rows={rows}>
      <path className={classOf('night')} d={`${rounded(178, 172, 44, 44, 8)}${rounded(158, 158, 84, 28, 10)}`} />
      <path className={classOf('night')} d={disc(200, 350, 148)} />
      <path className={classOf('day')} d={disc(200, 350, 128)} />
      <path className={classOf('mustard')} d="M200 350V234a116 116 0 0 1 116 116z" />
      {ticks}
      <path className={classOf('vermilion')} d={`M191 350l9-106 9 106z${disc(200, 350, 17)}`} />
      <Ant x={200} y={158} scale={0.95} limbs="night" />
    </Composition>
  );
}
