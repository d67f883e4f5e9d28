import { Ant } from '../../ant.tsx';
import { Composition, Layers } from '../../composition.tsx';
import { box, disc, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** A bot as large as a house, and two ants who talk to it. */
const rows = [
  'quarter1:is blank:s blank:s fan1:is',
  'blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s',
  'half2:mi blank:i blank:i half2:mi',
];

const bot = [
  ['mustard', `${box(194, 20, 12, 50)}${disc(200, 24, 20)}`],
  ['day', `${rounded(60, 62, 280, 176, 88)}M130 220h90l-90 70z`],
  ['night', `${disc(146, 146, 25)}${disc(254, 146, 25)}`],
  ['vermilion', 'M170 186h60a30 26 0 0 1-60 0z'],
] as const;

/** What the ants say: three dots each. */
const replies = [
  ['mustard', `${rounded(262, 222, 118, 58, 29)}M340 270h30v30z`],
  ['night', disc(294, 251, 8) + disc(321, 251, 8) + disc(348, 251, 8)],
] as const;

export function ChatbotsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Layers of={[...bot, ...replies]} />
      <Ant x={92} y={390} scale={0.95} limbs="night" />
      <Ant x={318} y={390} scale={0.95} faces="left" pose="stride" limbs="night" />
    </Composition>
  );
}
