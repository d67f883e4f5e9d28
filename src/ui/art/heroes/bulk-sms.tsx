import { Ant } from '../ant.tsx';
import style from '../art.module.css';
import { type Colour, classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';
import { Tile } from '../tile.tsx';

/** From the mast to every pocket: ants carry bubbles along the road. */
const rows = [
  'blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i quarter2:bi',
  'blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i',
];

const mast =
  'M230 100L170 300M230 100L290 300M211 165H249M195 220H265M211 165L265 220M249 165L195 220M195 220L282 272M265 220L178 272';

export function BulkSmsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <g transform="scale(.8)">
        <path className={classOf('night')} d={box(0, 300, 1500, 75)} />
        <Tile shape="fan" turn={2} front="vermilion" x={130} />
        <Tile shape="fan" turn={3} front="vermilion" x={230} />
        <path className={`${style.lines} ${classOf('night')}`} strokeWidth={9} d={mast} />
        <path className={classOf('vermilion')} d={disc(230, 100, 20)} />
        <Carrier x={420} colour="sky" />
        <Carrier x={580} colour="forest" />
        <Phone x={690} y={40} />
        <Carrier x={960} colour="vermilion" />
        <Carrier x={1120} colour="mustard" />
        <Carrier x={1280} colour="sky" />
        <path className={`${style.lines} ${classOf('day')}`} strokeWidth={9} strokeDasharray="34 30" d="M20 338H1490" />
      </g>
    </Composition>
  );
}

function Carrier({ x, colour }: { x: number; colour: Colour }) {
  return (
    <>
      <path className={classOf(colour)} d={`${rounded(x - 62, 108, 124, 78, 24)}M${x - 20} 180l20 28 20-28z`} />
      <path className={classOf('day')} d={box(x - 38, 132, 76, 9) + box(x - 38, 152, 48, 9)} />
      <Ant x={x} y={300} scale={0.94} pose="lift" limbs="night" body="vermilion" />
    </>
  );
}

function Phone({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={classOf('night')} d={rounded(0, 0, 160, 260, 24)} />
      <path className={classOf('day')} d={box(14, 30, 132, 196)} />
      <path className={classOf('blush')} d={rounded(24, 44, 90, 40, 14)} />
      <path className={classOf('sky')} d={rounded(48, 98, 88, 40, 14)} />
      <path className={classOf('mustard')} d={rounded(24, 152, 100, 40, 14)} />
      <path className={classOf('day')} d={disc(80, 243, 8)} />
    </g>
  );
}
