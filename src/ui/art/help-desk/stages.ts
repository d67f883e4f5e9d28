import type { HelpDeskStage } from '#content/catalogue/help-desk.ts';
import type { MarkDrawing } from '../marks/layers.ts';
import { box, disc, rounded } from '../path.ts';

/** The stages of a request, as marks. */
export const stages: Readonly<Record<HelpDeskStage, MarkDrawing>> = {
  reception: {
    ground: 'sky',
    layers: [
      ['day', box(12, 8, 24, 17)],
      ['blush', 'M12 8h24L24 18z'],
      ['mustard', 'M6 28h10l3 5h10l3-5h10v12H6z'],
    ],
  },
  classification: {
    ground: 'mustard',
    layers: [
      ['night', box(9, 9, 13, 13)],
      ['day', disc(32.5, 15.5, 6.5)],
      ['vermilion', 'M9 39l6.5-13 6.5 13z'],
      ['forest', 'M26 26h13a13 13 0 0 1-13 13z'],
    ],
  },
  assignment: {
    ground: 'forest',
    layers: [
      ['day', `${disc(32, 16, 6.5)}M21 39a11 12 0 0 1 22 0z`],
      ['mustard', 'M5 19h7v-6l9 9-9 9v-6H5z'],
    ],
  },
  attention: {
    ground: 'blush',
    layers: [
      ['sky', `${rounded(6, 8, 26, 18, 8)}M11 23l9 3-9 8z`],
      ['vermilion', `${rounded(20, 24, 22, 14, 7)}M37 34v9l-9-6z`],
      ['day', `${disc(13, 17, 2)}${disc(19, 17, 2)}${disc(25, 17, 2)}`],
    ],
  },
  solution: {
    ground: 'vermilion',
    layers: [
      ['day', disc(24, 24, 16)],
      ['forest', 'M14 24l4-4 4 4 9-10 4 4-13 14z'],
    ],
  },
  notification: {
    ground: 'ice',
    layers: [
      ['vermilion', disc(24, 38, 5)],
      ['night', `M12 33V22a12 12 0 0 1 24 0v11z${rounded(8, 31, 32, 6, 3)}${disc(24, 9, 3)}`],
      ['mustard', disc(35, 13, 5.5)],
    ],
  },
  evaluation: {
    ground: 'night',
    layers: [
      ['mustard', disc(24, 24, 16)],
      ['night', `${disc(18, 20, 2.4)}${disc(30, 20, 2.4)}M14 26h20a10 9 0 0 1-20 0z`],
    ],
  },
  closure: {
    ground: 'mustard',
    layers: [
      ['day', box(11, 19, 26, 20)],
      ['vermilion', box(8, 10, 32, 9)],
      ['night', rounded(18, 24, 12, 4, 2)],
    ],
  },
};
