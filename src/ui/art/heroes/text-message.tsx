import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** A telephone as tall as a house, and the messages that reach it. */
const rows = [
  'fan2:vm blank:m blank:m blank:m blank:m quarter2:vm',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'half1:fm blank:m blank:m blank:m blank:m half3:sm',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:x blank:x blank:x blank:x blank:x blank:x',
];

export function TextMessageHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={classOf('night')} d={rounded(180, 60, 240, 440, 34)} />
      <path className={classOf('day')} d={box(198, 104, 204, 340)} />
      <path className={classOf('day')} d={disc(300, 472, 13)} />
      <path className={classOf('ice')} d={`${rounded(212, 124, 140, 70, 22)}M226 176l34 12-34 26z`} />
      <path className={classOf('sky')} d={`${rounded(250, 230, 140, 70, 22)}M376 282v40l-40-26z`} />
      <path className={classOf('blush')} d={`${rounded(212, 338, 160, 70, 22)}M226 390l34 12-34 26z`} />
      <path className={classOf('night')} d={box(234, 146, 90, 9) + box(234, 166, 60, 9) + box(234, 362, 104, 9)} />
      <path className={classOf('day')} d={box(272, 252, 90, 9) + box(272, 272, 54, 9)} />
      <path className={classOf('vermilion')} d={disc(420, 66, 34)} />
      <path className={classOf('day')} d={box(415, 46, 11, 40)} />
      <Ant x={90} y={500} scale={0.9} pose="lift" limbs="night" />
      <path className={classOf('sky')} d={`${rounded(36, 330, 116, 74, 22)}M104 396l-6 22-24-18z`} />
      <Ant x={510} y={500} scale={0.9} pose="heave" faces="left" limbs="night" />
      <path className={classOf('forest')} d={`${rounded(450, 330, 116, 74, 22)}M500 396l4 22 24-18z`} />
    </Composition>
  );
}
