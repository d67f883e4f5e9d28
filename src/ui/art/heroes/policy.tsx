import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** A padlock as big as a house; its keeper sits on it, and another brings the key. */
const rows = [
  'dots:is blank:s blank:s quarter1:vs',
  'quarter2:fs blank:s blank:s quarter3:fs',
  'blank:f blank:s blank:s blank:f',
  'blank:f blank:f blank:f blank:f',
];

const shackle = 'M82 190V130a80 80 0 0 1 160 0v60h-34v-60a46 46 0 0 0-92 0v60z';
const keyhole = `${disc(162, 252, 24)}M150 262h24l10 60h-44z`;
const key = `${disc(318, 220, 28)}M310 240h16v86h-16zM326 286h18v14h-18zM326 312h18v14h-18z`;

export function PolicyHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={classOf('ice')} d={shackle} />
      <path className={classOf('mustard')} d={rounded(56, 182, 212, 186, 26)} />
      <path className={classOf('night')} d={keyhole} />
      <path className={classOf('blush')} d={key} />
      <path className={classOf('forest')} d={disc(318, 220, 12)} />
      <Ant x={162} y={182} scale={0.62} body="vermilion" limbs="night" pose="stride" />
      <Ant x={316} y={396} scale={0.7} faces="left" pose="lift" limbs="night" />
    </Composition>
  );
}
