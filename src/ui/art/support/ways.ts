import type { MarkDrawing } from '../marks/layers.ts';
import { box, disc, rounded } from '../path.ts';

/** The ways to the company, as marks. */
export const ways = {
  quote: {
    ground: 'mustard',
    layers: [
      ['day', 'M12 7h17l7 7v27H12z'],
      ['sand', 'M29 7l7 7h-7z'],
      ['night', `${box(16, 18, 12, 3)}${box(16, 24, 16, 3)}`],
      ['vermilion', disc(30, 34, 6)],
    ],
  },
  register: {
    ground: 'forest',
    layers: [
      ['blush', disc(20, 18, 8)],
      ['mustard', 'M6 41a14 13 0 0 1 28 0z'],
      ['day', 'M34 12h4v5h5v4h-5v5h-4v-5h-5v-4h5z'],
    ],
  },
  contact: {
    ground: 'blush',
    layers: [
      ['sky', disc(24, 24, 16)],
      ['ice', 'M24 8a16 16 0 0 0 0 32a26 26 0 0 1 0-32zM24 8a26 26 0 0 1 0 32a16 16 0 0 0 0-32z'],
      ['night', box(8, 22.5, 32, 3)],
      ['vermilion', 'M28 14a6 6 0 0 1 12 0q0 5-6 11q-6-6-6-11z'],
    ],
  },
  meet: {
    ground: 'vermilion',
    layers: [
      ['day', rounded(8, 11, 32, 29, 4)],
      ['night', `M12 11h24a4 4 0 0 1 4 4v4H8v-4a4 4 0 0 1 4-4z${box(15, 6, 4, 8)}${box(29, 6, 4, 8)}`],
      ['sand', `${box(13, 23, 6, 6)}${box(21, 23, 6, 6)}${box(13, 31, 6, 6)}${box(29, 31, 6, 6)}${box(29, 23, 6, 6)}`],
      ['mustard', box(21, 31, 6, 6)],
    ],
  },
  whatsapp: {
    ground: 'ice',
    layers: [
      ['forest', `${disc(25, 22, 16)}M10 29l10 9-12 3z`],
      ['day', 'M17 15l5-2 3 6-3 3a12 12 0 0 0 6 6l3-3 6 3-3 6a19 19 0 0 1-17-19z'],
    ],
  },
  email: {
    ground: 'sky',
    layers: [
      ['day', box(8, 14, 32, 22)],
      ['ice', 'M8 14h32L24 28z'],
      ['mustard', disc(38, 13, 5)],
    ],
  },
} satisfies Record<string, MarkDrawing>;
