import { Ant } from '../../ant.tsx';
import { Composition } from '../../composition.tsx';
import { Layers } from '../../layers.tsx';
import { box, disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';
import { Tile } from '../../tile.tsx';

/** From loose pieces on the left to a house on the right; between them the ants carry, one tile each. */
const rows = [
  'blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b triangle:vb triangle1:vb blank:b blank:b',
  'ring:sb blank:b blank:b circle:mb blank:b blank:b blank:b blank:b blank:b blank:b blank:b half:fi half1:mx arch:xi quarter:ms dots:vb blank:b',
  'quarter:vb drop1:mb half1:sb triangle:vb quarter3:fb petal:xb leaf:sb blank:b blank:b blank:b blank:b stripes:si ring:vb leaf:fm arch:xi petal:ms blank:b',
  'blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x',
];

export function DevelopmentHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <Layers of={[['mustard', [...Array(17).keys()].map((at) => box(100 * at + 20, 344, 60, 12)).join('')]]} />
      <Layers of={[['mustard', disc(350, 150, 50)]]} />
      <g transform="translate(730 98) rotate(-5) scale(.92)">
        <Tile shape="quarter" turn={1} front="sky" back="ice" />
      </g>
      <Ant x={780} y={300} scale={1.05} pose="lift" limbs="night" />
      <g transform="translate(916 98) rotate(4) scale(.92)">
        <Tile shape="flower" front="forest" back="mustard" />
      </g>
      <Ant x={960} y={300} scale={1.05} pose="heave" limbs="night" />
    </Composition>
  );
}
