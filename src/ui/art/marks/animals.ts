import { box, disc } from '../path.ts';
import type { MarkDrawing } from './layers.ts';

export const grumpyturtle: MarkDrawing = {
  ground: 'ice',
  layers: [
    ['mustard', `${box(8, 31, 7, 7)}${box(22, 31, 7, 7)}${disc(36, 24, 9)}`],
    ['forest', 'M3 33a15 17 0 0 1 30 0z'],
    ['mustard', `${disc(18, 22, 3)}${disc(11, 28, 3)}${disc(25, 28, 3)}`],
    ['night', `${disc(39, 24, 2.2)}M33 16l11 4-1 3-11-4z${box(38, 28, 5, 2)}`],
  ],
};

export const pugobox: MarkDrawing = {
  ground: 'blush',
  layers: [
    ['mustard', disc(24, 25, 14)],
    ['night', `M8 10h12a12 12 0 0 1-12 12zM40 10v12a12 12 0 0 1-12-12z${disc(17, 23, 2.5)}${disc(31, 23, 2.5)}`],
    ['night', 'M15 32a9 6 0 0 1 18 0a9 8 0 0 1-18 0z'],
    ['vermilion', 'M20 34h8v2a4 4 0 0 1-8 0z'],
  ],
};

export const ducksites: MarkDrawing = {
  ground: 'mustard',
  layers: [
    ['day', `M7 24l8 3h21v1a12 12 0 0 1-12 12h-5a12 12 0 0 1-12-12z${disc(28, 18, 9)}`],
    ['blush', 'M15 29h12a8 8 0 0 1-12 4z'],
    ['vermilion', 'M36 15h7l-7 6z'],
    ['night', disc(31, 16, 2)],
  ],
};
