import { Ant } from '#ui/art/ant.tsx';
import { Composition } from '#ui/art/composition.tsx';
import { Tile } from '#ui/art/tile.tsx';

/** Three ants carry a tile each up the stairs. */
const rows = [
  'quarter:ms blank:s blank:s dots:is',
  'blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s triangle:vs',
  'blank:s blank:s blank:v quarter1:bv',
  'blank:s blank:m half2:fm circle:bv',
  'blank:f petal:if blank:m blank:v',
];

export function StairsPicture() {
  return (
    <Composition rows={rows}>
      <g transform="translate(14 324) rotate(-6) scale(.8)">
        <Tile shape="ring" front="night" back="day" />
      </g>
      <Ant x={56} y={500} scale={0.82} pose="lift" limbs="night" />
      <g transform="translate(112 226) rotate(5) scale(.8)">
        <Tile shape="leaf" front="forest" back="blush" />
      </g>
      <Ant x={150} y={400} scale={0.82} pose="heave" limbs="night" />
      <g transform="translate(212 122) rotate(-4) scale(.84)">
        <Tile shape="quarter" front="vermilion" back="mustard" />
      </g>
      <Ant x={250} y={300} scale={0.82} pose="lift" limbs="night" />
    </Composition>
  );
}
