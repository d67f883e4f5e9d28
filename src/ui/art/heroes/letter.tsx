import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { Envelope } from '../envelope.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** Two ants bring a letter to a box that is ready for it. */
const rows = [
  'quarter:vi blank:i blank:i blank:i fan2:si',
  'blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i',
  'half1:fi blank:i blank:i blank:i blank:i',
  'blank:b blank:b blank:b blank:b blank:b',
];

export function LetterHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <path className={classOf('night')} d={box(386, 300, 22, 100)} />
      <path className={classOf('sky')} d={`${rounded(322, 180, 150, 130, 20)}`} />
      <path className={classOf('day')} d={rounded(346, 214, 102, 16, 8)} />
      <path className={classOf('vermilion')} d={`${box(466, 140, 12, 70)}M478 140h44v34h-44z`} />
      <path className={classOf('mustard')} d={disc(397, 270, 16)} />
      <Envelope x={92} y={176} scale={2.6} paper="day" flap="blush" tilt={-4} />
      <Ant x={120} y={394} scale={0.94} pose="lift" limbs="night" />
      <Ant x={234} y={394} scale={0.94} pose="heave" limbs="night" body="forest" />
    </Composition>
  );
}
