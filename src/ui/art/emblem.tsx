import { type Colour, classOf } from './colours.ts';
import { disc, type Shape } from './path.ts';
import { type Alternative, Picture } from './picture.tsx';
import { cornerPosition, fourTiles, type Pick, seeded } from './seed.ts';

/** The body of an emblem and its detail. */
const pairs: readonly (readonly [Colour, Colour])[] = [
  ['vermilion', 'mustard'],
  ['forest', 'mustard'],
  ['sky', 'vermilion'],
  ['ink', 'vermilion'],
  ['ink', 'mustard'],
  ['forest', 'vermilion'],
  ['sky', 'mustard'],
  ['vermilion', 'ink'],
];

type Drawing = readonly [body: string, accent: string];

const repeated: readonly Shape[] = ['quarter', 'leaf', 'petal', 'drop', 'triangle', 'bend', 'fan'];

const drawings: readonly ((pick: Pick) => Drawing)[] = [fourAlike, fourAlike, threeAndOne, threeAndOne, oneShape];

interface Props extends Alternative {
  readonly seed: string;
  readonly size?: number;
  /** In the colour of the text around it. */
  readonly mono?: boolean;
}

/** Stands in for the logo of a client or partner. All of them fill the same square. */
export function Emblem({ seed, size, mono = false, title }: Props) {
  const pick = seeded(seed);
  const [front, second] = pick(pairs);
  const [body, accent] = pick(drawings)(pick);
  return (
    <Picture width={200} height={200} size={size} title={title}>
      <path className={mono ? undefined : classOf(front)} d={body} />
      {accent && <path {...(mono ? { opacity: 0.5 } : { className: classOf(second) })} d={accent} />}
    </Picture>
  );
}

function fourAlike(pick: Pick): Drawing {
  return [fourTiles(pick, repeated).join(''), ''];
}

function threeAndOne(pick: Pick): Drawing {
  const tiles = fourTiles(pick, repeated);
  const odd = pick([0, 1, 2, 3]);
  const [x, y] = cornerPosition(odd);
  const accent = pick([disc(x + 50, y + 50, 50), disc(x + 50, y + 50, 32), tiles[odd] ?? '']);
  return [tiles.filter((_, index) => index !== odd).join(''), accent];
}

function oneShape(pick: Pick): Drawing {
  return pick<Drawing>([
    [`${disc(100, 100, 100)}M40 100a60 60 0 0 0 120 0a60 60 0 0 0-120 0z`, disc(100, 100, 36)],
    ['M0 200V100a100 100 0 0 1 200 0v100h-60V100a40 40 0 0 0-80 0v100z', disc(100, 165, 35)],
    ['M0 0h100a100 100 0 0 1 0 200A100 100 0 0 1 0 100z', disc(100, 100, 42)],
    ['M0 200v-50h50v-50h50V50h50V0h50v200z', disc(50, 50, 46)],
    ['M0 95a100 95 0 0 1 200 0z', 'M0 105h200a100 95 0 0 1-200 0z'],
    ['M0 0h200L100 100zM0 200h200L100 100z', `${disc(30, 100, 30)}${disc(170, 100, 30)}`],
    ['M0 0h60v200H0zM140 0h60v200h-60z', disc(100, 100, 46)],
  ]);
}
