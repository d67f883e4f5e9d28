import art from '#ui/art/art.module.css';
import { type Colour, classOf } from '#ui/art/colours.ts';
import { box, disc, rounded } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';

/** On a tile of 48: the filled shapes, and the lines. */
interface Drawing {
  readonly ground: Colour;
  readonly colour: Colour;
  readonly fill?: string;
  readonly lines?: string;
}

const drawings = {
  smoke: {
    ground: 'night',
    colour: 'day',
    fill: disc(17, 39, 3.5) + disc(21, 31, 5) + disc(29, 23, 6.5) + disc(21, 13, 8),
  },
  acceptance: { ground: 'forest', colour: 'day', lines: 'M12 25l9 9l16-20' },
  load: {
    ground: 'vermilion',
    colour: 'blush',
    fill: box(9, 29, 13, 10) + box(26, 29, 13, 10) + box(17, 17, 13, 10) + box(20, 8, 8, 7),
  },
  usability: { ground: 'sky', colour: 'day', fill: 'M15 9L37 27L26 28L32 39L27 41L22 30L15 36z' },
  performance: {
    ground: 'mustard',
    colour: 'night',
    lines: 'M9 34a15 15 0 0 1 30 0M24 34L32 22',
    fill: disc(24, 34, 3),
  },
  accessibility: {
    ground: 'sky',
    colour: 'ice',
    fill: disc(24, 11, 4.5),
    lines: 'M11 19L24 21L37 19M24 21V28L17 40M24 28L31 40',
  },
  compatibility: {
    ground: 'forest',
    colour: 'mustard',
    fill: rounded(26, 18, 14, 23, 3),
    lines: 'M22 34H9V11H34V14',
  },
  installation: { ground: 'blush', colour: 'vermilion', lines: 'M24 9V28M16 21l8 8l8-8M9 31V39H39V31' },
  configuration: {
    ground: 'ice',
    colour: 'sky',
    lines: 'M9 15H39M9 24H39M9 33H39',
    fill: disc(17, 15, 5) + disc(31, 24, 5) + disc(21, 33, 5),
  },
  recovery: { ground: 'vermilion', colour: 'day', lines: 'M36 17A14 14 0 1 0 38 26M37 9V18H28' },
} as const satisfies Record<string, Drawing>;

export function TestDrawing({ of }: { readonly of: keyof typeof drawings }) {
  const { ground, colour, fill, lines }: Drawing = drawings[of];
  return (
    <Picture width={48} height={48}>
      <rect className={classOf(ground)} width={48} height={48} rx={9} />
      <g className={classOf(colour)}>
        {fill && <path d={fill} />}
        {lines && <path className={art.lines} strokeWidth={4.5} d={lines} />}
      </g>
    </Picture>
  );
}
