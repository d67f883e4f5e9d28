import { place, type Shape, shapes, type Turn } from './path.ts';

export type Pick = <T>(choices: readonly T[]) => T;

/** Picks at random, but the same for the same seed on every machine and in every build. */
export function seeded(seed: string): Pick {
  let state = hash(seed);
  return (choices) => {
    state = scramble(state);
    const choice = choices[state % choices.length];
    if (choice === undefined) throw new Error('Nothing to pick from');
    return choice;
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}

/** One step of a Weyl sequence, mixed as in splitmix32. */
function scramble(state: number): number {
  let mixed = (state + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

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
  return pick(rhythms).map((turn, index) => place(shape, cornerPosition(index), turn));
}

/** The origin of the first, second, third or fourth of them. */
export function cornerPosition(index: number): readonly [x: number, y: number] {
  return [(index % 2) * 100, index < 2 ? 0 : 100];
}
