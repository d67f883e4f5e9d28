import style from './art.module.css';
import { type Colour, classOf } from './colours.ts';
import { box, place, type Shape, shapes, type TileLook } from './path.ts';
import { type Alternative, Picture } from './picture.tsx';
import { fourTiles, seeded } from './seed.ts';

interface Props extends TileLook {
  readonly x?: number;
  readonly y?: number;
  readonly transform?: string;
}

/** One tile of 100 units inside an `<svg>`. A whole grid of them is a `Composition`. */
export function Tile({ shape, turn, front, back, x = 0, y = 0, transform }: Props) {
  return (
    <g className={style.fronts} transform={transform}>
      {back && <path className={classOf(back)} d={box(x, y, 100, 100)} />}
      {shape !== 'blank' && <path className={frontClass(shape, front)} d={place(shapes[shape], [x, y], turn)} />}
    </g>
  );
}

export function frontClass(shape: Shape, front: Colour): string {
  return shape === 'dots' ? `${style.dotted} ${classOf(front)}` : classOf(front);
}

const pairs: readonly (readonly [Colour, Colour])[] = [
  ['vermilion', 'blush'],
  ['blush', 'vermilion'],
  ['mustard', 'forest'],
  ['forest', 'mustard'],
  ['ice', 'sky'],
  ['sky', 'ice'],
  ['night', 'mustard'],
  ['forest', 'ice'],
  ['vermilion', 'ice'],
  ['sky', 'blush'],
];

const repeated: readonly Shape[] = ['quarter', 'leaf', 'petal', 'drop', 'triangle', 'half', 'fan', 'bend'];

interface TileIconProps extends Alternative {
  readonly seed: string;
  readonly size?: number;
}

/** For an entry without a mark: four tiles of one shape, chosen by the seed. */
export function TileIcon({ seed, size = 40, title }: TileIconProps) {
  const pick = seeded(seed);
  const [front, back] = pick(pairs);
  return (
    <Picture width={200} height={200} size={size} look={style.rounded} title={title}>
      <path className={classOf(back)} d="M0 0h200v200H0z" />
      <path className={classOf(front)} d={fourTiles(pick, repeated).join('')} />
    </Picture>
  );
}
