import { Ant } from '#ui/art/ant.tsx';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';

/** The signs of code as building stones. */
const rows = [
  'quarter:mb blank:b blank:b quarter1:ib',
  'blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b',
  'blank:f steps1:mf steps2:mf blank:f',
];

export function CodePicture() {
  return (
    <Composition rows={rows}>
      <path className={classOf('sky')} d="M166 150v62l-66 62 66 62v62L44 292v-36z" />
      <path className={classOf('vermilion')} d="M234 150v62l66 62-66 62v62l122-106v-36z" />
      <path className={classOf('night')} d="M226 110h38L174 420h-38z" />
      <Ant x={110} y={500} scale={0.8} pose="lift" limbs="night" />
      <Ant x={290} y={500} scale={0.8} pose="heave" faces="left" limbs="night" />
    </Composition>
  );
}
