import type { Colour } from './colours.ts';
import type { Turn } from './path.ts';
import { type Shape, shapes } from './shapes.ts';
import type { TileLook } from './tile.tsx';

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
 * A row of tiles as text, tiles parted by spaces: `quarter1:vb` is a quarter circle turned once, vermilion on
 * blush; `circle:f` lies on nothing; `blank:p` is paper alone; `-` leaves the cell open.
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
