import { box, disc, rounded } from '../path.ts';
import type { MarkDrawing } from './layers.ts';

export const suppmail: MarkDrawing = {
  ground: 'vermilion',
  layers: [
    ['day', box(9, 15, 30, 21)],
    ['blush', 'M9 15h30L24 28z'],
    ['mustard', disc(38, 14, 5)],
  ],
};

export const wabot: MarkDrawing = {
  ground: 'sky',
  layers: [
    ['mustard', `${disc(24, 7, 3)}${box(23, 7, 2, 6)}`],
    ['day', `${rounded(8, 12, 32, 22, 11)}M14 30l10 3-10 8z`],
    ['night', `${disc(18, 23, 3)}${disc(30, 23, 3)}`],
  ],
};

export const chatter: MarkDrawing = {
  ground: 'vermilion',
  layers: [
    ['day', `${rounded(7, 9, 24, 17, 7)}M11 21l9 4-9 7z`],
    ['mustard', `${rounded(18, 22, 24, 15, 7)}M37 32v10l-9-6z`],
    ['night', `${disc(24, 30, 2)}${disc(30, 30, 2)}${disc(36, 30, 2)}`],
  ],
};

export const email: MarkDrawing = {
  ground: 'sky',
  layers: [
    ['mustard', `${box(5, 18, 9, 3)}${box(8, 24, 5, 3)}${box(4, 30, 7, 3)}`],
    ['day', 'M19 15h23l-5 19H14z'],
    ['ice', 'M19 15h23L27 26z'],
  ],
};

export const sms: MarkDrawing = {
  ground: 'mustard',
  layers: [
    ['night', rounded(11, 7, 19, 34, 4)],
    ['day', box(14, 11, 13, 25)],
    ['vermilion', `${rounded(19, 14, 22, 14, 5)}M23 24l8 3-8 7z`],
    ['day', `${box(23, 18, 14, 2)}${box(23, 22, 9, 2)}`],
  ],
};
