import { Ant } from '../../ant.tsx';
import { Composition } from '../../composition.tsx';
import { Layers } from '../../layers.tsx';
import { box, disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';
import { Tile } from '../../tile.tsx';

/** From loose pieces on the left to a house on the right; between them the ants carry, one tile each. */
const rows = [
  'blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b triangle:vb triangle3:vb blank:b',
  'blank:b circle:mb blank:b blank:b blank:b blank:b blank:b blank:b blank:b half:fi half1:mx arch:xi quarter:ms dots:vb',
  'half1:sb triangle:vb quarter3:fb petal:xb leaf:sb blank:b blank:b blank:b blank:b stripes:si ring:vb leaf:fm arch:xi petal:ms',
  'blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x blank:x',
];

export function DevelopmentHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <Layers of={[['mustard', [...Array(14).keys()].map((at) => box(100 * at + 20, 344, 60, 12)).join('')]]} />
      <Layers of={[['mustard', disc(150, 150, 50)]]} />
      <g transform="translate(530 98) rotate(-5) scale(.92)">
        <Tile shape="quarter" turn={1} front="sky" back="ice" />
      </g>
      <Ant x={580} y={300} scale={1.05} pose="lift" limbs="night" />
      <g transform="translate(716 98) rotate(4) scale(.92)">
        <Tile shape="flower" front="forest" back="mustard" />
      </g>
      <Ant x={760} y={300} scale={1.05} pose="heave" limbs="night" />
    </Composition>
  );
}
