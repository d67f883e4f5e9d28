import type { MarkDrawing } from '../marks/layers.ts';
import { box, disc, rounded } from '../path.ts';

/** The features of the help desk, as marks. */
export const features = {
  workflow: {
    ground: 'mustard',
    layers: [
      ['night', 'M8 22h12v-9h8v4h-4v18h4v4h-8V26H8z'],
      ['vermilion', box(27, 7, 14, 14)],
      ['day', disc(34, 37, 7.5)],
      ['forest', disc(9, 24, 6)],
    ],
  },
  groups: {
    ground: 'forest',
    layers: [
      ['blush', `${disc(13, 17, 5)}M5 34a8 9 0 0 1 16 0z`],
      ['ice', `${disc(35, 17, 5)}M27 34a8 9 0 0 1 16 0z`],
      ['mustard', `${disc(24, 20, 6)}M14 40a10 11 0 0 1 20 0z`],
    ],
  },
  messengers: {
    ground: 'ice',
    layers: [
      ['forest', `${disc(20, 21, 14)}M8 28l4 12 10-5z`],
      ['day', 'M14 16l4-2 2 5-2 2a9 9 0 0 0 4 4l2-2 5 2-2 4a13 13 0 0 1-13-13z'],
      ['vermilion', `${rounded(26, 24, 17, 14, 6)}M39 35v8l-8-6z`],
    ],
  },
  satisfaction: {
    ground: 'vermilion',
    layers: [
      ['blush', box(8, 30, 8, 10)],
      ['mustard', box(20, 22, 8, 18)],
      ['day', `${box(32, 12, 8, 28)}`],
      ['day', disc(14, 14, 8)],
      ['night', `${disc(11, 12, 1.4)}${disc(17, 12, 1.4)}M9.5 15h9a4.5 4.5 0 0 1-9 0z`],
    ],
  },
  api: {
    ground: 'night',
    layers: [
      ['mustard', 'M18 12v4l-8 8 8 8v4h-3L4 25v-2l11-11z'],
      ['ice', 'M30 12v4l8 8-8 8v4h3l11-11v-2L33 12z'],
      ['vermilion', 'M26 9h4l-8 30h-4z'],
    ],
  },
  widget: {
    ground: 'sky',
    layers: [
      ['day', rounded(6, 9, 36, 30, 4)],
      ['night', 'M10 9h28a4 4 0 0 1 4 4v3H6v-3a4 4 0 0 1 4-4z'],
      ['sand', `${box(11, 21, 16, 3)}${box(11, 27, 11, 3)}`],
      ['vermilion', `${rounded(24, 25, 15, 10, 5)}M35 33v6l-6-4z`],
    ],
  },
} satisfies Record<string, MarkDrawing>;
