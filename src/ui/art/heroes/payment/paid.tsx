import { Ant } from '../../ant.tsx';
import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { Composition, Layers } from '../../composition.tsx';
import { box, disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

const rows = [
  'quarter1:mf blank:f blank:f blank:f ring:mf',
  'blank:f blank:f blank:f blank:f blank:f',
  'blank:f blank:f blank:f blank:f blank:f',
  'circle:bf blank:f blank:f blank:f quarter3:sf',
  'blank:x blank:x blank:x blank:x blank:x',
];

/** Torn off at its foot. */
const receipt = 'M150 76h200v226l-25-22-25 22-25-22-25 22-25-22-25 22-25-22-25 22z';
const lines = box(176, 106, 96, 14) + box(176, 140, 148, 10) + box(176, 166, 148, 10) + box(176, 192, 110, 10);

/** Two ants hold up a receipt with a seal. */
export function PaidHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Layers
        of={[
          ['day', receipt],
          ['night', lines],
          ['mustard', disc(330, 222, 52)],
        ]}
      />
      <path className={`${style.lines} ${classOf('night')}`} strokeWidth={15} d="M306 224l18 18 32-36" />
      <Ant x={168} y={400} scale={1.02} pose="lift" limbs="day" />
      <Ant x={322} y={400} scale={1.02} pose="heave" faces="left" limbs="day" body="mustard" />
    </Composition>
  );
}
