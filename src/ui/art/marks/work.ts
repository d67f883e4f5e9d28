import { box, disc, rounded } from '../path.ts';
import type { MarkDrawing } from './layers.ts';

export const focusmeet: MarkDrawing = {
  ground: 'mustard',
  layers: [
    ['night', 'M7 7h9v3h-6v6H7zM32 7h9v9h-3v-6h-6zM41 32v9h-9v-3h6v-6zM7 32h3v6h6v3H7z'],
    ['vermilion', `${disc(19, 19, 5)}M11 34a8 8 0 0 1 16 0z`],
    ['day', `${disc(30, 20, 5)}M22 34a8 8 0 0 1 16 0z`],
  ],
};

export const proposals: MarkDrawing = {
  ground: 'forest',
  layers: [
    ['day', 'M11 7h16l8 8v26H11z'],
    ['ice', 'M27 7l8 8h-8z'],
    ['forest', `${box(16, 19, 13, 3)}${box(16, 25, 9, 3)}`],
    ['mustard', 'M24 35l8-8h9v9l-8 8z'],
    ['night', disc(37, 31, 2)],
  ],
};

export const collectio: MarkDrawing = {
  ground: 'sky',
  layers: [
    ['mustard', disc(24, 9, 5)],
    ['ice', rounded(10, 20, 28, 22, 6)],
    ['day', box(13, 17, 22, 5)],
    ['mustard', `${disc(24, 29, 5)}${disc(18, 36, 5)}${disc(30, 36, 5)}`],
  ],
};

export const transpur: MarkDrawing = {
  ground: 'forest',
  layers: [
    ['mustard', box(6, 14, 22, 18)],
    ['day', 'M29 19h7l6 7v6H29z'],
    ['night', `${disc(14, 33, 5)}${disc(34, 33, 5)}`],
    ['day', `${disc(14, 33, 2)}${disc(34, 33, 2)}`],
  ],
};

export const provedur: MarkDrawing = {
  ground: 'vermilion',
  layers: [
    ['night', 'M6 42a18 16 0 0 1 36 0z'],
    ['day', box(14, 30, 20, 12)],
    ['mustard', `M15 16a9 9 0 0 1 18 0z${box(22, 30, 4, 12)}`],
    ['blush', `M16 18h16v1a8 8 0 0 1-16 0z${disc(14, 36, 3)}${disc(34, 36, 3)}`],
    ['mustard', box(12, 15, 24, 3)],
  ],
};

export const gogoals: MarkDrawing = {
  ground: 'ice',
  layers: [
    ['vermilion', disc(22, 26, 15)],
    ['day', disc(22, 26, 10)],
    ['vermilion', disc(22, 26, 5)],
    ['night', 'M21 25L34 12v-6l4 4 4 0-6 6h-6L23 27z'],
  ],
};
