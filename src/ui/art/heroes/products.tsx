import { Ant } from '../ant.tsx';
import { Composition } from '../composition.tsx';
import { MarkTile } from '../mark-tile.tsx';
import type { Alternative } from '../picture.tsx';

/** A wall of twelve products, and ants who bring the last ones. */
const rows = [
  'blank:n blank:n blank:n blank:n',
  'blank:n blank:n blank:n blank:n',
  'blank:n blank:n blank:n blank:n',
  'quarter:vb half2:mf quarter1:si dots:vb',
];

const wall = [
  ['suppmail', 'wabot', 'grumpyturtle', 'focusmeet'],
  ['proposals', 'chatter', 'pugobox', 'collectio'],
  ['ducksites', 'transpur', 'provedur', 'gogoals'],
] as const;

export function ProductsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      {wall.flatMap((row, y) => row.map((slug, x) => <MarkTile key={slug} of={slug} x={100 * x} y={100 * y} />))}
      <Ant x={60} y={400} pose="lift" />
      <Ant x={260} y={400} pose="heave" />
    </Composition>
  );
}
