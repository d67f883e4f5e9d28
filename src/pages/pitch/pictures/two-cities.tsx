import { Ant } from '#ui/art/ant.tsx';
import style from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { disc } from '#ui/art/path.ts';

/** A tower by the lake, hills in the Andes, and the trail between them. */
const rows = [
  'blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i',
  'half:sf blank:f half:sf blank:f blank:f blank:f blank:f blank:f blank:f half2:mf blank:f half2:mf',
];

const tower = 'M197 4h6l4 66h16v18h-10l8 112h-42l8-112h-10V70h16z';
const houses = 'M116 96h44v104h-44zM246 120h34v80h-34zM40 140h58v60H40z';
const hills = 'M760 200l120-150 78 96 52-62 92 116zM1040 200l80-96 80 96z';
const snow = 'M880 50l-32 40 24-8 16 16 18-16 16 6z';
const pin = (x: number) => `M${x} 214l-36-58a44 44 0 1 1 72 0z`;

export function TwoCitiesPicture() {
  return (
    <Composition rows={rows} keep="bottom">
      <path className={classOf('sky')} d={houses} />
      <path className={classOf('night')} d={tower} />
      <path className={classOf('mustard')} d={disc(1090, 56, 40)} />
      <path className={classOf('forest')} d={hills} />
      <path className={classOf('day')} d={snow} />
      <path
        className={`${style.lines} ${classOf('day')}`}
        strokeWidth={9}
        strokeDasharray="1 24"
        d="M380 230q220 90 440 0"
      />
      <path className={classOf('vermilion')} d={pin(370) + pin(830)} />
      <path className={classOf('day')} d={disc(370, 134, 17) + disc(830, 134, 17)} />
      <Ant x={520} y={252} scale={0.7} limbs="night" />
      <Ant x={640} y={256} scale={0.7} limbs="night" pose="stride" />
    </Composition>
  );
}
