import type { Colour } from './colours.ts';
/** The number of clockwise quarter turns. */
export type Turn = 0 | 1 | 2 | 3;

type Point = readonly [x: number, y: number];

const cell = 100;

/**
 * Rotates and moves a path of a 100×100 cell. The source may use four commands, all absolute: `M x y`, `L x y`, `A
 * radius sweep x y` for arcs up to a half circle, and `Z`. The result is relative, which is shorter.
 */
export function place(source: string, [left, top]: Point, turn: Turn = 0): string {
  let from: Point = [0, 0];
  const steps = [...source.matchAll(/([MLAZ])([^MLAZ]*)/g)].map(([, command = '', text = '']) => {
    if (command === 'Z') return 'z';
    const numbers = text.trim().split(' ').map(Number);
    const [x, y] = turned([numbers.at(-2) ?? 0, numbers.at(-1) ?? 0], turn);
    const to: Point = [x + left, y + top];
    const step = write(command, numbers, from, to);
    from = to;
    return step;
  });
  return steps.join('');
}

function turned([x, y]: Point, turn: Turn): Point {
  return turn === 0 ? [x, y] : turned([cell - y, x], (turn - 1) as Turn);
}

function write(command: string, numbers: readonly number[], from: Point, to: Point): string {
  if (command === 'M') return `M${list(to)}`;
  const move: Point = [to[0] - from[0], to[1] - from[1]];
  if (command === 'A') return arc(numbers[0] ?? 0, numbers[1] ?? 0, move);
  if (move[1] === 0) return `h${list([move[0]])}`;
  return move[0] === 0 ? `v${list([move[1]])}` : `l${list(move)}`;
}

/** Numbers in a row; a minus sign needs no space before it. */
function list(numbers: readonly number[]): string {
  return numbers
    .map((number) => Math.round(number * 10) / 10)
    .join(' ')
    .replaceAll(' -', '-');
}

/** The two flags of an arc are one digit each, so no separator is needed after them. */
function arc(radius: number, sweep: number, move: Point): string {
  return `a${radius} ${radius} 0 0${sweep}${list(move)}`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${list([x, y])}h${width}v${height}H${x}z`;
}

export function disc(x: number, y: number, radius: number): string {
  return `M${list([x - radius, y])}${arc(radius, 1, [2 * radius, 0])}${arc(radius, 1, [-2 * radius, 0])}`;
}

export function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return [
    `M${list([x + radius, y])}h${across}${arc(radius, 1, [radius, radius])}v${down}${arc(radius, 1, [-radius, radius])}`,
    `h${-across}${arc(radius, 1, [-radius, -radius])}v${-down}${arc(radius, 1, [radius, -radius])}z`,
  ].join('');
}

/** Paths in a 100×100 cell, in the commands that `place` in `path.ts` supports. */
export const shapes = {
  blank: '',
  quarter: 'M0 0L100 0A100 1 0 100Z',
  half: 'M0 100A50 1 100 100Z',
  circle: 'M0 50A50 1 100 50A50 1 0 50Z',
  ring: 'M7 50A43 1 93 50A43 1 7 50ZM24 50A26 0 76 50A26 0 24 50Z',
  leaf: 'M0 50A50 1 50 0L100 0L100 50A50 1 50 100L0 100Z',
  petal: 'M0 100A100 1 100 0A100 1 0 100Z',
  drop: 'M0 0L50 0A50 1 100 50A50 1 0 50Z',
  triangle: 'M100 0L100 100L0 100Z',
  diamond: 'M50 0L100 50L50 100L0 50Z',
  hourglass: 'M0 0L100 0L0 100L100 100Z',
  steps: 'M0 100L0 75L25 75L25 50L50 50L50 25L75 25L75 0L100 0L100 100Z',
  arch: 'M0 100L0 50A50 1 100 50L100 100L70 100L70 50A20 0 30 50L30 100Z',
  fan: 'M0 0L40 0A40 1 0 40ZM68 0L100 0A100 1 0 100L0 68A68 0 68 0Z',
  flower:
    'M0 0A50 1 50 50A50 1 0 0ZM100 0A50 1 50 50A50 1 100 0ZM100 100A50 1 50 50A50 1 100 100ZM0 100A50 1 50 50A50 1 0 100Z',
  stripes: 'M0 6L100 6L100 19L0 19ZM0 31L100 31L100 44L0 44ZM0 56L100 56L100 69L0 69ZM0 81L100 81L100 94L0 94Z',
  bend: 'M34 0L66 0A66 1 0 66L0 34A34 0 34 0Z',
  bends: 'M34 0L66 0A66 1 0 66L0 34A34 0 34 0ZM66 100L34 100A66 1 100 34L100 66A34 0 66 100Z',
  road: 'M0 34L100 34L100 66L0 66Z',
  /** Lines, which the class `dotted` draws as three round dots each. */
  dots: 'M17 17L84 17M17 50L84 50M17 83L84 83',
} as const;

export type Shape = keyof typeof shapes;

const letters: Readonly<Record<string, Colour>> = {
  p: 'paper',
  k: 'ink',
  v: 'vermilion',
  m: 'mustard',
  f: 'forest',
  s: 'sky',
  i: 'ice',
  b: 'blush',
  n: 'sand',
  x: 'night',
  w: 'day',
};

/**
 * A row of tiles as text, separated by spaces: `quarter1:vb` is a quarter circle turned once, vermilion on blush;
 * `circle:f` has no background; `blank:p` is background alone; `-` leaves the cell open.
 */
export function readRow(row: string): (TileLook | undefined)[] {
  return row
    .trim()
    .split(/\s+/)
    .map((text) => (text === '-' ? undefined : readTile(text)));
}

export function readTile(text: string): TileLook {
  const [, shape = '', turn = '0', first = '', second = ''] = /^([a-z]+)([0-3])?:(\w)(\w)?$/.exec(text) ?? [];
  const front = letters[first];
  const back = letters[shape === 'blank' ? first : second];
  if (!isShape(shape) || !front || (second && !back)) throw new Error(`No such tile: ${text}`);
  return { shape, turn: Number(turn) as Turn, front, ...(back && { back }) };
}

function isShape(name: string): name is Shape {
  return Object.hasOwn(shapes, name);
}

/**
 * Where the hand of a clock points to.
 * @param turn - the part of its round that the hand has made, from the top: a quarter is three o'clock
 */
export function onDial(
  [x, y]: readonly [x: number, y: number],
  radius: number,
  turn: number,
): readonly [x: number, y: number] {
  const angle = turn * 2 * Math.PI;
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return [tenths(x + radius * Math.sin(angle)), tenths(y - radius * Math.cos(angle))];
}
export interface TileLook {
  readonly shape: Shape;
  readonly turn?: Turn;
  readonly front: Colour;
  /** Without it the tile is transparent. */
  readonly back?: Colour;
}
