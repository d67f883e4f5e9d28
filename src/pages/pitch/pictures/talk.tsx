import { Ant } from '#ui/art/ant.tsx';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { box, disc, rounded } from '#ui/art/path.ts';

/** Two ants who talk; half an hour is half of the clock. */
const rows = [
  'blank:v blank:v blank:v quarter1:bv',
  'blank:v blank:v blank:v blank:v',
  'blank:v blank:v blank:v blank:v',
  'blank:v blank:v blank:v blank:v',
  'quarter:sv blank:v blank:v quarter1:sv',
  'blank:x dots:mx dots:mx blank:x',
];

export function TalkPicture() {
  return (
    <Composition rows={rows} keep="bottom">
      <path className={classOf('mustard')} d={`${rounded(150, 70, 190, 170, 60)}M296 226v70l-66-62z`} />
      <path className={classOf('day')} d={disc(245, 155, 64)} />
      <path className={classOf('sky')} d="M245 91a64 64 0 0 1 0 128z" />
      <path className={classOf('night')} d="M241 103h8v104h-8z" />
      <path className={classOf('day')} d={`${rounded(56, 264, 142, 92, 38)}M96 346h46l-46 44z`} />
      <path className={classOf('night')} d={box(86, 290, 82, 11) + box(86, 314, 52, 11)} />
      <Ant x={118} y={500} scale={0.98} limbs="night" body="ice" />
      <Ant x={284} y={500} scale={0.98} faces="left" limbs="night" body="mustard" />
    </Composition>
  );
}
