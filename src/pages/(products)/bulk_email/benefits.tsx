import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Ant } from '#ui/art/ant.tsx';
import { Drawing } from '#ui/art/drawing.tsx';
import { Envelope } from '#ui/art/envelope.tsx';
import type { MarkDrawing } from '#ui/art/marks/layers.ts';
import { box, disc, rounded } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { columns, muted } from '#ui/layout.ts';
import { size4 } from '#ui/look.ts';
import { joined } from '#ui/page-look.ts';
import { Section } from '#ui/sections/section.tsx';
import style from './page.module.css';

/** Eleven, and an ant on the twelfth tile. */
export function Benefits() {
  const { words, language } = usePage();
  const { title, lead, items } = words.bulkEmail.benefits;
  const figures = { free: bulkEmail.freeEmails, rate: bulkEmail.emailsPerMinute, maximum: bulkEmail.dailyMaximum };
  return (
    <Section id="benefits" title={title} lead={lead}>
      <ul className={columns(0, { small: 2, wide: 4 }, classNames(joined, style.floor))}>
        {items.map((item, index) => {
          const drawing = drawings[index];
          return (
            <li key={item.title}>
              {drawing && <Drawing of={drawing} size={56} />}
              <h3 className={size4}>{format(item.title, language, figures)}</h3>
              <p className={muted}>{format(item.text, language, figures)}</p>
            </li>
          );
        })}
        <li className={style.last} aria-hidden="true">
          <Picture width={140} height={160} size={140}>
            <Ant x={70} y={160} pose="lift" limbs="night" />
            <Envelope x={22} y={0} scale={1.6} tilt={-4} flap="sky" />
          </Picture>
        </li>
      </ul>
    </Section>
  );
}

/** The eleven benefits of bulk e-mail as marks, in the order of their words. */
const drawings: readonly MarkDrawing[] = [
  // A price tag.
  {
    ground: 'forest',
    layers: [
      ['mustard', 'M8 22L24 6h16v16L24 40z'],
      ['night', disc(33, 14, 3.5)],
    ],
  },
  // A stack of coins.
  {
    ground: 'blush',
    layers: [
      ['vermilion', rounded(8, 32, 26, 8, 4) + rounded(12, 14, 26, 8, 4)],
      ['mustard', rounded(12, 23, 26, 8, 4)],
      ['night', disc(25, 9, 4)],
    ],
  },
  // A gift.
  {
    ground: 'sky',
    layers: [
      ['day', box(9, 20, 30, 20)],
      ['vermilion', `${box(21, 14, 6, 26)}M24 15a8 6 0 1 1 0-1zM24 15a8 6 0 1 0 0-1z`],
      ['mustard', box(7, 15, 34, 6)],
    ],
  },
  // A queue.
  {
    ground: 'mustard',
    layers: [
      ['night', box(5, 33, 38, 4)],
      ['vermilion', disc(12, 26, 6)],
      ['day', disc(25, 26, 6)],
      ['sky', disc(38, 26, 6)],
      ['night', 'M30 8l8 5-8 5v-3H10v-4h20z'],
    ],
  },
  // Brackets.
  {
    ground: 'night',
    layers: [
      ['mustard', 'M18 12v4l-8 8 8 8v4h-3L4 25v-2l11-11z'],
      ['blush', 'M30 12v4l8 8-8 8v4h3l11-11v-2L33 12z'],
    ],
  },
  // A window.
  {
    ground: 'ice',
    layers: [
      ['day', rounded(6, 9, 36, 30, 4)],
      ['sky', 'M10 9h28a4 4 0 0 1 4 4v4H6v-4a4 4 0 0 1 4-4z'],
      ['vermilion', rounded(12, 29, 16, 6, 3)],
      ['night', box(12, 21, 24, 3)],
    ],
  },
  // A loudspeaker and a bell at once: news and notices.
  {
    ground: 'vermilion',
    layers: [
      ['day', 'M8 19h8l16-9v28l-16-9H8z'],
      ['mustard', disc(36, 24, 6)],
      ['blush', box(11, 29, 6, 10)],
    ],
  },
  // A telephone.
  {
    ground: 'mustard',
    layers: [
      ['night', rounded(11, 7, 19, 34, 4)],
      ['day', box(14, 11, 13, 25)],
      ['vermilion', `${rounded(19, 14, 22, 14, 5)}M23 24l8 3-8 7z`],
    ],
  },
  // Three coins.
  {
    ground: 'forest',
    layers: [
      ['mustard', disc(17, 18, 10)],
      ['day', disc(31, 18, 10)],
      ['blush', disc(24, 30, 10)],
      ['night', disc(24, 22, 4)],
    ],
  },
  // A calendar.
  {
    ground: 'blush',
    layers: [
      ['day', box(8, 12, 32, 28)],
      ['vermilion', box(8, 10, 32, 9)],
      ['night', box(14, 6, 4, 8) + box(30, 6, 4, 8)],
      ['sky', box(13, 23, 6, 5) + box(21, 23, 6, 5) + box(29, 23, 6, 5) + box(13, 31, 6, 5)],
      ['mustard', box(21, 31, 14, 5)],
    ],
  },
  // A person who speaks.
  {
    ground: 'sky',
    layers: [
      ['blush', disc(17, 20, 7)],
      ['day', 'M6 40a11 13 0 0 1 22 0z'],
      ['mustard', `${rounded(25, 8, 18, 13, 6)}M28 18l6 2-8 6z`],
    ],
  },
];
