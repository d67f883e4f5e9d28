import { disc } from './path.ts';

/** The ant of three circles that walks to the right, in a box of 70×30. On paper it is the same: see `src/documents`. */
export const walking = {
  antennae: 'M55 8q0-6 6-6M61 12q2-6 7-5',
  waist: disc(31, 18, 7),
  body: disc(11, 18, 11) + disc(53, 17, 13),
} as const;

/** The ant in a square of 32, climbing: what `favicon.svg` shows too. */
export const climbing = {
  antennae: 'M21 8q0-6 4-6M26 11q4-3 4.5 1',
  body: disc(8, 24, 8) + disc(20, 13, 9),
  waist: disc(13.5, 19, 4.5),
} as const;
