import style from './art.module.css';
import { type Colour, classOf } from './colours.ts';
import { box, place, type Turn } from './path.ts';
import { type Shape, shapes } from './shapes.ts';

export interface TileLook {
  readonly shape: Shape;
  readonly turn?: Turn;
  readonly front: Colour;
  /** Without it the tile lies open on what is behind. */
  readonly back?: Colour;
}

interface Props extends TileLook {
  readonly x?: number;
  readonly y?: number;
}

/** One tile of 100 units inside an `<svg>`. A whole floor of them is a `Composition`. */
export function Tile({ shape, turn, front, back, x = 0, y = 0 }: Props) {
  return (
    <g className={style.fronts}>
      {back && <path className={classOf(back)} d={box(x, y, 100, 100)} />}
      {shape !== 'blank' && <path className={frontClass(shape, front)} d={place(shapes[shape], [x, y], turn)} />}
    </g>
  );
}

export function frontClass(shape: Shape, front: Colour): string {
  return shape === 'dots' ? `${style.dotted} ${classOf(front)}` : classOf(front);
}
