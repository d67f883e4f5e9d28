/** A quarter turn clockwise, as often as the number says. */
export type Turn = 0 | 1 | 2 | 3;

type Point = readonly [x: number, y: number];

const cell = 100;

/**
 * Turns and moves a path of a 100×100 cell. The source knows four commands, all absolute: `M x y`, `L x y`,
 * `A radius sweep x y` for arcs up to a half circle, and `Z`. The result is relative, which is shorter.
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

/** The two flags of an arc are one digit each, so nothing needs to part them from what follows. */
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
