import type { ProductSlug } from '#content/catalogue/products.ts';
import { box, disc, rounded } from '../path.ts';
import type { MarkDrawing } from './layers.ts';

const focusmeet: MarkDrawing = {
  ground: 'mustard',
  layers: [
    ['night', 'M7 7h9v3h-6v6H7zM32 7h9v9h-3v-6h-6zM41 32v9h-9v-3h6v-6zM7 32h3v6h6v3H7z'],
    ['vermilion', `${disc(19, 19, 5)}M11 34a8 8 0 0 1 16 0z`],
    ['day', `${disc(30, 20, 5)}M22 34a8 8 0 0 1 16 0z`],
  ],
};

const proposals: MarkDrawing = {
  ground: 'forest',
  layers: [
    ['day', 'M11 7h16l8 8v26H11z'],
    ['ice', 'M27 7l8 8h-8z'],
    ['forest', `${box(16, 19, 13, 3)}${box(16, 25, 9, 3)}`],
    ['mustard', 'M24 35l8-8h9v9l-8 8z'],
    ['night', disc(37, 31, 2)],
  ],
};

const collectio: MarkDrawing = {
  ground: 'sky',
  layers: [
    ['mustard', disc(24, 9, 5)],
    ['ice', rounded(10, 20, 28, 22, 6)],
    ['day', box(13, 17, 22, 5)],
    ['mustard', `${disc(24, 29, 5)}${disc(18, 36, 5)}${disc(30, 36, 5)}`],
  ],
};

const transpur: MarkDrawing = {
  ground: 'forest',
  layers: [
    ['mustard', box(6, 14, 22, 18)],
    ['day', 'M29 19h7l6 7v6H29z'],
    ['night', `${disc(14, 33, 5)}${disc(34, 33, 5)}`],
    ['day', `${disc(14, 33, 2)}${disc(34, 33, 2)}`],
  ],
};

const provedur: MarkDrawing = {
  ground: 'vermilion',
  layers: [
    ['night', 'M6 42a18 16 0 0 1 36 0z'],
    ['day', box(14, 30, 20, 12)],
    ['mustard', `M15 16a9 9 0 0 1 18 0z${box(22, 30, 4, 12)}`],
    ['blush', `M16 18h16v1a8 8 0 0 1-16 0z${disc(14, 36, 3)}${disc(34, 36, 3)}`],
    ['mustard', box(12, 15, 24, 3)],
  ],
};

const gogoals: MarkDrawing = {
  ground: 'ice',
  layers: [
    ['vermilion', disc(22, 26, 15)],
    ['day', disc(22, 26, 10)],
    ['vermilion', disc(22, 26, 5)],
    ['night', 'M21 25L34 12v-6l4 4 4 0-6 6h-6L23 27z'],
  ],
};

const suppmail: MarkDrawing = {
  ground: 'vermilion',
  layers: [
    ['day', box(9, 15, 30, 21)],
    ['blush', 'M9 15h30L24 28z'],
    ['mustard', disc(38, 14, 5)],
  ],
};

const wabot: MarkDrawing = {
  ground: 'sky',
  layers: [
    ['mustard', `${disc(24, 7, 3)}${box(23, 7, 2, 6)}`],
    ['day', `${rounded(8, 12, 32, 22, 11)}M14 30l10 3-10 8z`],
    ['night', `${disc(18, 23, 3)}${disc(30, 23, 3)}`],
  ],
};

const chatter: MarkDrawing = {
  ground: 'vermilion',
  layers: [
    ['day', `${rounded(7, 9, 24, 17, 7)}M11 21l9 4-9 7z`],
    ['mustard', `${rounded(18, 22, 24, 15, 7)}M37 32v10l-9-6z`],
    ['night', `${disc(24, 30, 2)}${disc(30, 30, 2)}${disc(36, 30, 2)}`],
  ],
};

const email: MarkDrawing = {
  ground: 'sky',
  layers: [
    ['mustard', `${box(5, 18, 9, 3)}${box(8, 24, 5, 3)}${box(4, 30, 7, 3)}`],
    ['day', 'M19 15h23l-5 19H14z'],
    ['ice', 'M19 15h23L27 26z'],
  ],
};

const sms: MarkDrawing = {
  ground: 'mustard',
  layers: [
    ['night', rounded(11, 7, 19, 34, 4)],
    ['day', box(14, 11, 13, 25)],
    ['vermilion', `${rounded(19, 14, 22, 14, 5)}M23 24l8 3-8 7z`],
    ['day', `${box(23, 18, 14, 2)}${box(23, 22, 9, 2)}`],
  ],
};

const grumpyturtle: MarkDrawing = {
  ground: 'ice',
  layers: [
    ['mustard', `${box(8, 31, 7, 7)}${box(22, 31, 7, 7)}${disc(36, 24, 9)}`],
    ['forest', 'M3 33a15 17 0 0 1 30 0z'],
    ['mustard', `${disc(18, 22, 3)}${disc(11, 28, 3)}${disc(25, 28, 3)}`],
    ['night', `${disc(39, 24, 2.2)}M33 16l11 4-1 3-11-4z${box(38, 28, 5, 2)}`],
  ],
};

const pugobox: MarkDrawing = {
  ground: 'blush',
  layers: [
    ['mustard', disc(24, 25, 14)],
    ['night', `M8 10h12a12 12 0 0 1-12 12zM40 10v12a12 12 0 0 1-12-12z${disc(17, 23, 2.5)}${disc(31, 23, 2.5)}`],
    ['night', 'M15 32a9 6 0 0 1 18 0a9 8 0 0 1-18 0z'],
    ['vermilion', 'M20 34h8v2a4 4 0 0 1-8 0z'],
  ],
};

const ducksites: MarkDrawing = {
  ground: 'mustard',
  layers: [
    ['day', `M7 24l8 3h21v1a12 12 0 0 1-12 12h-5a12 12 0 0 1-12-12z${disc(28, 18, 9)}`],
    ['blush', 'M15 29h12a8 8 0 0 1-12 4z'],
    ['vermilion', 'M36 15h7l-7 6z'],
    ['night', disc(31, 16, 2)],
  ],
};

export type MarkName = ProductSlug | 'email' | 'sms';

export const marks: Readonly<Record<MarkName, MarkDrawing>> = {
  suppmail,
  wabot,
  grumpyturtle,
  focusmeet,
  proposals,
  chatter,
  pugobox,
  collectio,
  ducksites,
  transpur,
  provedur,
  gogoals,
  email,
  sms,
};
