import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import type { Alternative } from '../picture.tsx';

/** Trails everywhere; the one in mustard ends where tiles are missing. */
const rows = [
  'bends:is bends1:is bends:is bends:is bends1:is bends:is',
  'bend1:is bends:is bends1:is bends1:is bends:is bends1:is',
  'bend3:ms bend1:is blank:p blank:p bends:is bends:is',
  'bend1:ms road:ms blank:p blank:p bends1:is bends:is',
  'bend3:is bend2:is bends1:is bends:is bends1:is bends1:is',
  'bends1:is bends:is bends1:is bends1:is bends:is bends:is',
];

export function NotFoundHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={classOf('night')} d="M200 200h200v18H218v182H200z" />
      <Ant x={310} y={400} scale={1.2} />
    </Composition>
  );
}
