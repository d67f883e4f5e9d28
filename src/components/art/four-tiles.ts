import type { Turn } from './path.ts';

/** Turns of four tiles of one shape, from the left top to the right bottom. */
export const rhythms: readonly (readonly [Turn, Turn, Turn, Turn])[] = [
  [0, 1, 3, 2],
  [2, 3, 1, 0],
  [0, 2, 2, 0],
  [1, 0, 2, 3],
  [0, 0, 0, 0],
];
