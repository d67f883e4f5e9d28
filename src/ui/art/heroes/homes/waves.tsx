import { Ant } from '../../ant.tsx';
import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { disc } from '../../path.ts';
import { type Alternative, Picture } from '../../picture.tsx';

/** Rows of the sea, every second one half a scale further: the front one hides the feet of the one behind. */
const rows = [0, 1, 2, 3, 4].map((row) => ({
  y: 420 + row * 50,
  from: (row % 2) * 50 - 50,
}));

/** From the rim of a scale to its middle. */
const rings = [
  ['sky', 50],
  ['day', 40],
  ['sky', 30],
  ['ice', 18],
] as const;

const scales = (radius: number, from: number, y: number) =>
  [0, 1, 2, 3, 4, 5, 6].map((column) => disc(from + 100 * column, y, radius)).join('');

/** An ant sails over the sea of seigaiha scales and brings the letter that only Spanish has. */
export function WavesHero({ title }: Alternative) {
  return (
    <Picture width={600} height={600} look={style.fill} crop="xMidYMid slice" title={title}>
      <path className={classOf('blush')} d="M0 0h600v600H0z" />
      <path className={classOf('vermilion')} d={disc(430, 150, 96)} />
      <path className={classOf('night')} d="M292 60h12v240h-12z" />
      <path className={classOf('day')} d="M280 76v186H110c70-40 130-110 170-186z" />
      <g transform="translate(168 158)">
        <path className={classOf('mustard')} d="M0 0h100v100H0z" />
        <path
          className={`${style.lines} ${classOf('night')}`}
          strokeWidth={14}
          d="M28 82V46M28 58a22 18 0 0 1 44 0v24M30 24c10-14 28 10 42-6"
        />
      </g>
      <Ant x={386} y={318} scale={1.3} limbs="night" />
      <path className={classOf('forest')} d="M90 300h420c-10 70-50 110-100 110H190c-50 0-90-40-100-110z" />
      <path className={classOf('mustard')} d="M100 330h398l-8 14H110z" />
      {rows.flatMap(({ y, from }) =>
        rings.map(([colour, radius]) => (
          <path key={`${y} ${radius}`} className={classOf(colour)} d={scales(radius, from, y)} />
        )),
      )}
    </Picture>
  );
}
