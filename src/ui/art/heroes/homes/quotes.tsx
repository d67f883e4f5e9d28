import { Ant } from '../../ant.tsx';
import { Composition } from '../../composition.tsx';
import { MarkTile } from '../../mark-tile.tsx';
import type { Alternative } from '../../picture.tsx';

/** A quotation on its way to the customer. */
const rows = [
  'blank:f blank:f blank:f quarter1:mf',
  'blank:f blank:f blank:f blank:f',
  'blank:f blank:f blank:f blank:f',
  'half2:bi blank:i blank:i half2:bi',
];

export function QuotesHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <MarkTile of="proposals" x={75} y={40} size={250} />
      <Ant x={130} y={400} pose="lift" limbs="night" />
      <Ant x={280} y={400} pose="heave" limbs="night" />
    </Composition>
  );
}
