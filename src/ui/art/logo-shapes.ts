import { disc } from './path.ts';

/** The ant of three circles that walks to the right, in a box of 70×30. PDFs use the same: see `src/ui/pdf`. */
export const walking = {
  antennae: 'M55 8q0-6 6-6M61 12q2-6 7-5',
  waist: disc(31, 18, 7),
  body: disc(11, 18, 11) + disc(53, 17, 13),
} as const;

/** The ant in a square of 32, climbing: `favicon.svg` shows it, too. */
export const climbing = {
  antennae: 'M21 8q0-6 4-6M26 11q4-3 4.5 1',
  body: disc(8, 24, 8) + disc(20, 13, 9),
  waist: disc(13.5, 19, 4.5),
} as const;
