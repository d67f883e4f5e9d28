import { Ant } from '../../ant.tsx';
import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { Composition, Layers } from '../../composition.tsx';
import { MarkTile } from '../../mark.tsx';
import { disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** A lake between mountains, and a canoe full of products. */
const rows = [
  'blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i',
  'blank:s blank:s blank:s blank:s',
  'half2:is half2:is half2:is half2:is',
];

const mountains = [
  ['mustard', disc(318, 70, 42)],
  ['forest', 'M-40 200L90 40l130 160zM210 200l110-110 120 110z'],
  ['day', 'M90 40l43 53-24-8-19 20-19-20-24 8zM320 90l36 33-22-4-14 14-14-14-20 5z'],
] as const;

export function CanoeHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Layers of={mountains} />
      <MarkTile of="proposals" x={140} y={176} size={60} />
      <MarkTile of="gogoals" x={204} y={176} size={60} />
      <MarkTile of="chatter" x={172} y={112} size={60} />
      <Ant x={94} y={258} scale={0.86} />
      <path className={`${style.lines} ${classOf('night')}`} strokeWidth={8} d="M300 150L352 330" />
      <path className={classOf('mustard')} d="M340 300l22-6 16 56-22 6z" />
      <Ant x={302} y={258} scale={0.86} pose="stride" />
      <path
        className={classOf('vermilion')}
        d="M16 214c20 30 40 40 60 40h250c20 0 40-10 60-40c4 70-30 100-70 100H86c-40 0-74-30-70-100z"
      />
      <path className={classOf('day')} d="M60 276h282v10H60z" />
      <path className={classOf('ice')} d="M0 318h120v8H0zM300 340h100v8H300zM150 356h110v8H150z" />
    </Composition>
  );
}
