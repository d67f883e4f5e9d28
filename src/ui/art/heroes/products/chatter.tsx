import { classOf } from '../../colours.ts';
import { Composition } from '../../composition.tsx';
import { box, disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** Everybody talks: a floor of bubbles, and the two that talk with each other. */
const rows = [
  'drop3:vb drop2:mx drop3:is drop2:vb drop3:fi drop2:mv',
  'drop2:si blank:b blank:b blank:v blank:v drop3:xm',
  'drop3:mf blank:b blank:b blank:v blank:v drop2:is',
  'drop2:bv blank:x blank:x blank:x blank:x drop3:fm',
  'drop3:is drop2:vb drop3:mx drop2:fi drop3:bv drop2:si',
];

export function ChatterHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={classOf('day')} d="M105 300V200a95 95 0 1 1 95 95z" />
      <path className={classOf('mustard')} d="M495 300V200a95 95 0 1 0-95 95z" />
      <path
        className={classOf('night')}
        d={
          disc(170, 190, 14) +
          disc(232, 190, 14) +
          box(352, 168, 96, 14) +
          box(352, 200, 96, 14) +
          box(352, 232, 60, 14)
        }
      />
      <path className={classOf('vermilion')} d="M172 224a30 26 0 0 0 60 0z" />
      <path className={classOf('mustard')} d={disc(200, 350, 22) + disc(300, 350, 22) + disc(400, 350, 22)} />
    </Composition>
  );
}
