import style from './art.module.css';
import { type Colour, classOf } from './colours.ts';
import { disc } from './path.ts';

/** Legs and antennae of a walker that looks to the right, in a box of 140×100 with the ground at its foot. */
const poses = {
  walk: 'M64 68L42 76L34 97M70 72L58 84L62 97M74 72L88 83L82 97M77 68L102 78L110 97',
  stride: 'M64 68L44 78L48 97M70 72L56 82L48 97M74 72L84 84L96 97M77 68L104 78L104 97',
  lift: 'M64 70L42 78L34 97M70 72L64 86L68 97M76 70L96 79L104 97M62 54L62 30L44 4M78 54L80 30L94 4',
  heave: 'M64 70L46 79L46 97M70 72L72 86L66 97M76 70L98 79L98 97M62 54L58 30L66 4M78 54L92 32L88 4',
} as const;

const antennae = {
  ahead: 'M112 38Q118 26 130 28M120 44Q128 36 137 42',
  up: 'M104 34Q104 18 114 12M114 36Q120 24 132 22',
};

const trunk = { middle: disc(70, 60, 15), ends: disc(31, 56, 25) + disc(107, 54, 21) };

/** A walker drawn as one line, in a box of 140×100. */
export const antOutline = trunk.ends + trunk.middle + poses.walk + antennae.up;

interface Props {
  /** Where the middle of the body touches the ground. */
  readonly x: number;
  readonly y: number;
  /** Of a cell: 1 is an ant of 140×100 units. */
  readonly scale?: number;
  readonly pose?: keyof typeof poses;
  readonly faces?: 'left' | 'right';
  readonly body?: Colour;
  /** Legs, antennae and the middle of the body: a colour that stands out from the ground. */
  readonly limbs?: Colour;
}

export function Ant({ x, y, scale = 1, pose = 'walk', faces = 'right', body = 'vermilion', limbs = 'ink' }: Props) {
  const across = faces === 'left' ? -scale : scale;
  return (
    <g transform={`translate(${x} ${y})scale(${across} ${scale})translate(-70-100)`}>
      <path
        className={`${style.lines} ${classOf(limbs)}`}
        strokeWidth={6}
        d={poses[pose] + antennae[pose === 'lift' ? 'ahead' : 'up']}
      />
      <path className={classOf(limbs)} d={trunk.middle} />
      <path className={classOf(body)} d={trunk.ends} />
      <path className={classOf('day')} d={disc(114, 50, 5)} />
    </g>
  );
}
