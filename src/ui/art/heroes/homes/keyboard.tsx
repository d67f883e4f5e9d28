import { Ant } from '../../ant.tsx';
import style from '../../art.module.css';
import { type Colour, classOf } from '../../colours.ts';
import { place, rounded, type Turn } from '../../path.ts';
import { type Alternative, Picture } from '../../picture.tsx';
import { type Shape, shapes } from '../../shapes.ts';

const symbols: readonly (readonly [Shape, Turn, Colour, Colour])[] = [
  ['quarter', 0, 'vermilion', 'day'],
  ['ring', 0, 'day', 'sky'],
  ['petal', 0, 'forest', 'blush'],
  ['half', 2, 'night', 'day'],
  ['drop', 1, 'day', 'vermilion'],
  ['leaf', 1, 'sky', 'ice'],
  ['fan', 0, 'mustard', 'forest'],
  ['diamond', 0, 'vermilion', 'day'],
  ['steps', 0, 'day', 'night'],
  ['flower', 0, 'vermilion', 'blush'],
  ['bend', 3, 'day', 'sky'],
  ['circle', 0, 'mustard', 'forest'],
];

const key = 118;

/** A keyboard with a tile on every key, and the ants who type on it. */
export function KeyboardHero({ title }: Alternative) {
  return (
    <Picture width={12 * key} height={300} look={style.fill} crop="xMidYMax slice" title={title}>
      {symbols.map(([shape, turn, front, back], index) => {
        const x = index * key + 8;
        const pressed = index % 5 === 2 ? 14 : 0;
        return (
          <g key={shape}>
            <path className={classOf('night')} d={rounded(x, 178, 102, 140, 18)} />
            <g transform={`translate(0 ${pressed})`}>
              <path className={classOf(back)} d={rounded(x, 160, 102, 102, 18)} />
              <path
                className={classOf(front)}
                transform={`translate(${x + 19} 179)scale(.64)`}
                d={place(shapes[shape], [0, 0], turn)}
              />
            </g>
          </g>
        );
      })}
      <Ant x={2.5 * key} y={175} scale={1.1} />
      <Ant x={7.5 * key} y={175} scale={1.1} pose="stride" faces="left" />
      <Ant x={9.6 * key} y={163} scale={0.8} pose="walk" />
      <Ant x={4.6 * key} y={163} scale={0.8} pose="heave" faces="left" />
    </Picture>
  );
}
