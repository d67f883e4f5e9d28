import { classOf } from '#ui/art/colours.ts';
import { box } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { Tile } from '#ui/art/tile.tsx';

/** The mark of each meeting on the calendar. */
export const looks = {
  weekly: { shape: 'circle', front: 'vermilion', back: 'blush' },
  monthly: { shape: 'ring', front: 'night', back: 'mustard' },
  lessons: { shape: 'leaf', front: 'sky', back: 'ice' },
} as const;

export type Occasion = keyof typeof looks | 'standard';

/** The mark of a meeting beside its name. Standardisation has no day: it is the background of all of them. */
export function MeetingMark({ of }: { readonly of: Occasion }) {
  return (
    <Picture width={100} height={100}>
      {of === 'standard' ? <path className={classOf('forest')} d={box(0, 34, 100, 32)} /> : <Tile {...looks[of]} />}
    </Picture>
  );
}
