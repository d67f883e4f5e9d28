import { Ant } from '../../ant.tsx';
import { classOf } from '../../colours.ts';
import { Composition } from '../../composition.tsx';
import type { Alternative } from '../../picture.tsx';

/** Three quarters of a circle stand; the fourth, made to measure, is on its way. */
const rows = [
  'blank:b blank:b blank:b blank:b',
  'quarter2:fb quarter3:sb blank:b blank:b',
  'quarter1:mb blank:b blank:b blank:b',
  'blank:x dots:vx blank:x stripes1:mx',
];

export function LastPieceHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <g transform="translate(222 138)rotate(9)">
        <path className={classOf('vermilion')} d="M0 0h100a100 100 0 0 1-100 100z" />
      </g>
      <Ant x={262} y={300} scale={0.92} faces="left" pose="lift" limbs="night" />
      <path className={classOf('night')} d="M200 60h2v40h-2zM0 60h2v40H0zM4 79h194v2H4z" />
      <Ant x={348} y={300} scale={0.6} faces="left" pose="stride" limbs="night" />
    </Composition>
  );
}
