import { Ant } from '../../ant.tsx';
import style from '../../art.module.css';
import { type Colour, classOf } from '../../colours.ts';
import { Composition } from '../../composition.tsx';
import { box } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** Three suppliers on a podium, each with what they offer. */
const rows = [
  'quarter:vb blank:b blank:b blank:b blank:b quarter1:vb',
  'blank:b blank:b blank:b blank:b blank:b blank:b',
  'stripes:vb blank:b blank:b blank:b blank:b stripes:vb',
  'quarter1:mf blank:b blank:b blank:b blank:b quarter:mf',
  'blank:f blank:b blank:b blank:b blank:b blank:f',
];

const places: readonly { x: number; top: number; size: number; block: Colour; crate: Colour }[] = [
  { x: 100, top: 360, size: 84, block: 'sky', crate: 'mustard' },
  { x: 235, top: 290, size: 104, block: 'vermilion', crate: 'forest' },
  { x: 370, top: 420, size: 68, block: 'mustard', crate: 'sky' },
];

export function ProvedurHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      {places.map(({ x, top, size, block, crate }, index) => {
        const left = x + 67 - size / 2;
        const ground = top - 108 - size;
        return (
          <g key={block}>
            <path className={classOf(block)} d={box(x, top, 134, 500 - top)} />
            <path className={classOf(crate)} d={box(left, ground, size, size)} />
            <path
              className={`${style.lines} ${classOf('night')}`}
              strokeWidth={8}
              d={`${box(left + 4, ground + 4, size - 8, size - 8)}M${left + 6} ${ground + 6}l${size - 12} ${size - 12}`}
            />
            <Ant
              x={x + 67}
              y={top}
              scale={1.06}
              pose={index === 1 ? 'lift' : 'heave'}
              body={index === 1 ? 'forest' : 'vermilion'}
              limbs="night"
            />
          </g>
        );
      })}
    </Composition>
  );
}
