import style from './art.module.css';
import { type Colour, classOf } from './colours.ts';
import { box, disc, rounded } from './path.ts';
import { type Alternative, Picture } from './picture.tsx';
import { type Pick, seeded } from './seed.ts';

const skins: readonly Colour[] = ['blush', 'mustard', 'ice', 'vermilion', 'day'];
const hairs: readonly Colour[] = ['night', 'night', 'vermilion', 'forest', 'sky', 'mustard', 'day'];
const grounds: readonly Colour[] = ['ice', 'blush', 'mustard', 'forest', 'sky', 'vermilion'];
const clothes: readonly Colour[] = ['forest', 'sky', 'vermilion', 'mustard', 'night', 'day'];

const heads = [disc(50, 44, 22), 'M28 42a22 22 0 0 1 44 0v4a22 22 0 0 1-44 0z', rounded(28, 22, 44, 45, 17)];

const shoulders = [
  'M8 100a42 30 0 0 1 84 0z',
  'M12 100v-8a20 20 0 0 1 20-20h36a20 20 0 0 1 20 20v8z',
  'M8 100a28 28 0 0 1 28-28h56v2a26 26 0 0 1-26 26z',
  'M16 100V72h68v28z',
];

/** What is behind the head, and what is on it. */
const hairstyles: readonly { readonly back?: string; readonly front: string }[] = [
  { front: 'M26 40a24 24 0 0 1 48 0z' },
  { front: `M26 39a24 24 0 0 1 48 0z${disc(50, 11, 9)}` },
  { back: rounded(22, 17, 56, 56, 24), front: 'M26 42a24 22 0 0 1 48 0l-24-3a30 12 0 0 0-24 3z' },
  { back: 'M22 44a28 28 0 0 1 56 0v34H22z', front: 'M26 45a24 26 0 0 1 48-3a60 24 0 0 1-20-15a44 24 0 0 1-28 18z' },
  { front: 'M26 43v-7a20 20 0 0 1 20-20h30v6a16 16 0 0 1-16 16z' },
  { front: [28, 38, 50, 62, 72].map((x, index) => disc(x, [33, 24, 20, 24, 33][index] ?? 0, 10)).join('') },
  { front: `M26 34a24 20 0 0 1 48 0z${box(18, 33, 64, 5)}` },
  { front: 'M27 46h7v4a16 12 0 0 0 32 0v-4h7a23 25 0 0 1-46 0z' },
  { back: disc(26, 28, 12) + disc(74, 28, 12), front: 'M26 42a24 23 0 0 1 48 0a44 26 0 0 1-24-14a44 26 0 0 1-24 14z' },
];

const mouths = ['M43 54a7 7 0 0 0 14 0', 'M44 55a8 5 0 0 0 12 0', 'M46 54a6 5 0 0 0 10 0'];

const glasses = ['', '', disc(42, 46, 7) + disc(58, 46, 7)];

interface Props extends Alternative {
  readonly seed: string;
  readonly size?: number;
  readonly round?: boolean;
}

/** A bust of tiles, the same for the same seed. All have the same face: friendly and plain. */
export function Portrait({ seed, size, round, title }: Props) {
  const pick = seeded(seed);
  const skin = pick(skins);
  const hair = other(pick, hairs, [skin]);
  const ground = other(pick, grounds, [skin, hair]);
  const wear = other(pick, clothes, [skin, ground, hair]);
  const { back, front } = pick(hairstyles);
  return (
    <Picture width={100} height={100} size={size} look={round ? style.round : undefined} title={title}>
      <path className={classOf(ground)} d={box(0, 0, 100, 100)} />
      {back && <path className={classOf(hair)} d={back} />}
      <path className={classOf(wear)} d={pick(shoulders)} />
      <path className={classOf(skin)} d={`M40 60h20v14a10 9 0 0 1-20 0z${pick(heads)}`} />
      <path className={classOf(hair)} d={front} />
      <g className={classOf('night')}>
        <path d={disc(42, 46, 2.5) + disc(58, 46, 2.5)} />
        <path className={style.lines} strokeWidth={2.5} d={pick(mouths) + pick(glasses)} />
      </g>
    </Picture>
  );
}

function other(pick: Pick, choices: readonly Colour[], taken: readonly Colour[]): Colour {
  return pick(choices.filter((colour) => !taken.includes(colour)));
}
