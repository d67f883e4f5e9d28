import { Ant } from '../ant.tsx';
import style from '../art.module.css';
import { classOf } from '../colours.ts';
import { Composition, Layers } from '../composition.tsx';
import { disc } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** The world is a floor of tiles, and three ants carry it. */
const rows = [
  'dots:mv ring:kn quarter2:vb fan1:mf half2:xm petal:is',
  'fan2:ik quarter2:fs quarter3:fs petal:is quarter2:ms steps2:vb',
  'circle:vm petal1:fs quarter:fs quarter2:bs leaf1:ms flower:mf',
  'petal1:bf bends:is quarter3:ms quarter1:bs quarter:fs half1:vi',
  'stripes:kn blank:s quarter:fs bends1:is drop:bs arch:sn',
  'blank:p blank:p blank:p blank:p blank:p blank:p',
];

/** What is left of a square of two by two cells outside of a quarter of the globe. */
const corners = [
  ['mustard', 'M100 100h200a200 200 0 0 0-200 200z'],
  ['blush', 'M500 100v200a200 200 0 0 0-200-200z'],
  ['mustard', 'M500 500h-200a200 200 0 0 0 200-200z'],
  ['vermilion', 'M100 500v-200a200 200 0 0 0 200 200z'],
] as const;

/** Where the company is at home. */
const countries = [
  [240, 170],
  [225, 250],
  [240, 385],
  [365, 260],
  [375, 360],
  [455, 265],
  [425, 445],
] as const;

export function StartHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <g className={style.fronts}>
        <Layers of={corners} />
      </g>
      <path
        className={classOf('vermilion')}
        d={countries.map((place) => `M${place}l-12-19a15 15 0 1 1 24 0z`).join('')}
      />
      <path className={classOf('day')} d={countries.map(([x, y]) => disc(x, y - 28, 6)).join('')} />
      <Ant x={120} y={600} pose="lift" />
      <Ant x={300} y={600} pose="heave" />
      <Ant x={480} y={600} pose="lift" />
    </Composition>
  );
}
