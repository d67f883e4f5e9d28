import { Ant } from '../../ant.tsx';
import { classOf } from '../../colours.ts';
import { Composition } from '../../composition.tsx';
import { disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** One envelope, far too large for one ant: two of them bring it in. */
const rows = [
  'blank:v blank:v circle:mv blank:v',
  'blank:v blank:v blank:v blank:v',
  'blank:v blank:v blank:v blank:v',
  'quarter1:mb blank:b dots:mb quarter:mb',
];

export function RequestsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <g transform="translate(0-10)rotate(-4 200 210)">
        <path className={classOf('day')} d="M40 96h320v200H40z" />
        <path className={classOf('ice')} d="M40 296l110-104h100l110 104z" />
        <path className={classOf('blush')} d="M40 96h320L200 226z" />
        <path className={classOf('forest')} d={disc(200, 206, 34)} />
        <path className={classOf('day')} d="M180 206l8-8 9 9 18-18 8 8-26 26z" />
      </g>
      <Ant x={96} y={390} pose="lift" limbs="night" />
      <Ant x={292} y={390} pose="heave" limbs="night" />
    </Composition>
  );
}
