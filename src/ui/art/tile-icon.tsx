import style from './art.module.css';
import { type Colour, classOf } from './colours.ts';
import { fourTiles } from './four-tiles.ts';
import { type Alternative, Picture } from './picture.tsx';
import { seeded } from './seed.ts';
import type { Shape } from './shapes.ts';

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

interface Props extends Alternative {
  readonly seed: string;
  readonly size?: number;
}

/** For an entry that has no mark: four tiles of one shape, chosen by the seed. */
export function TileIcon({ seed, size = 40, title }: Props) {
  const pick = seeded(seed);
  const [front, back] = pick(pairs);
  return (
    <Picture width={200} height={200} size={size} look={style.rounded} title={title}>
      <path className={classOf(back)} d="M0 0h200v200H0z" />
      <path className={classOf(front)} d={fourTiles(pick, repeated).join('')} />
    </Picture>
  );
}
