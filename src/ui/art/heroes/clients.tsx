import { Ant } from '../ant.tsx';
import { type Colour, classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { box } from '../path.ts';
import type { Alternative } from '../picture.tsx';
import type { Shape } from '../shapes.ts';
import { Tile } from '../tile.tsx';

/** A street of eight houses, each with its own front, and ants who deliver. */
const ground = Array.from({ length: 12 }, () => 'blank:i').join(' ');

const houses: readonly (readonly [wall: Colour, door: Colour, sign: Shape, front: Colour, height: number])[] = [
  ['vermilion', 'night', 'leaf', 'mustard', 150],
  ['mustard', 'vermilion', 'ring', 'night', 210],
  ['forest', 'mustard', 'petal', 'blush', 170],
  ['blush', 'forest', 'flower', 'vermilion', 220],
  ['sky', 'night', 'fan', 'day', 180],
  ['mustard', 'forest', 'drop', 'sky', 200],
  ['night', 'vermilion', 'hourglass', 'mustard', 160],
  ['vermilion', 'sky', 'circle', 'blush', 214],
];

const width = 150;
const street = 266;

export function ClientsHero({ title }: Alternative) {
  return (
    <Composition rows={[ground, ground, ground]} keep="bottom" title={title}>
      {houses.map(([wall, door, sign, front, height], index) => (
        <g key={sign} transform={`translate(${width * index} ${street - height})`}>
          <path className={classOf(wall)} d={box(0, 0, width, height)} />
          <path className={classOf(door)} d={`M96 ${height}v-52a22 22 0 0 1 44 0v52z`} />
          <g transform="translate(20 22)scale(.62)">
            <Tile shape={sign} front={front} />
          </g>
          <path className={classOf(front)} d={box(20, height - 50, 26, 30) + box(54, height - 50, 26, 30)} />
        </g>
      ))}
      <path className={classOf('day')} d={box(0, street, 12 * 100, 34)} />
      <g transform="translate(330 142)rotate(-5)scale(.5)">
        <Tile shape="quarter" front="vermilion" back="day" />
      </g>
      <Ant x={360} y={282} scale={0.84} pose="lift" body="day" limbs="night" />
      <Ant x={640} y={282} scale={0.84} body="mustard" pose="stride" limbs="night" />
      <Ant x={812} y={282} scale={0.84} body="vermilion" limbs="night" />
      <Ant x={70} y={282} scale={0.84} body="mustard" limbs="night" />
      <Ant x={1080} y={282} scale={0.84} faces="left" body="sky" limbs="day" />
    </Composition>
  );
}
