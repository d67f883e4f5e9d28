import { place, type Shape, shapes, type Turn } from './path.ts';
import type { Pick } from './seed.ts';

/** Rotations of four tiles of one shape, from top left to bottom right. */
const rhythms: readonly (readonly [Turn, Turn, Turn, Turn])[] = [
  [0, 1, 3, 2],
  [2, 3, 1, 0],
  [0, 2, 2, 0],
  [1, 0, 2, 3],
  [0, 0, 0, 0],
];

/** Four tiles of one of these shapes, which fill a square of 200. */
export function fourTiles(pick: Pick, choices: readonly Shape[]): string[] {
  const shape = shapes[pick(choices)];
  return pick(rhythms).map((turn, index) => place(shape, cornerOf(index), turn));
}

/** The origin of the first, second, third or fourth of them. */
export function cornerOf(index: number): readonly [x: number, y: number] {
  return [(index % 2) * 100, index < 2 ? 0 : 100];
}
